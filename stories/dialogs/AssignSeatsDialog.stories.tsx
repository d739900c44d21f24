import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { updateSubscription } from '~~/mocks/database/writeOrganization';
import { StoryApp } from '../StoryApp';
import {
  addStoryOrganization,
  findStorySubscription,
  storyDay,
  storyOrganizationId,
} from './storyOrganization';
import { storyMock } from './storyMock';
import { submitKeys } from './submitKeys';
import { signInAs } from './signInAs';

const mock = storyMock('assignSeats');

const meta = {
  title: 'dialogs/AssignSeatsDialog',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: {
    path: `/accounts/${storyOrganizationId}`,
    organizations: 0,
    prepare: (api) => addStoryOrganization(api),
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing replaces the number, which is selected. */
async function openAndType(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Assign seats, full' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign seats' });
  const field = within(dialog).getByLabelText<HTMLInputElement>('Assigned seats');
  await waitFor(() =>
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]),
  );
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  return dialog;
}

export const Busy: Story = {
  args: {
    prepare: mock.withFault('hang'),
  },
  play: async () => {
    const dialog = await openAndType(`20${submitKeys}`);
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Assign seats' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** The preview below the field follows the number while it is typed. */
export const Preview: Story = {
  play: async () => {
    const dialog = await openAndType('20');
    const cells = within(within(dialog).getByRole('table', { name: 'Preview' })).getAllByRole(
      'cell',
    );
    await expect(cells.map((cell) => cell.textContent)).toEqual([
      '25',
      '25',
      '12',
      '+8 20',
      '13',
      '−8 5',
    ]);
    await expect(dialog).toHaveTextContent('+8 from 12');
    await expect(within(dialog).getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The buttons change the typed number; from anything else they start at the current figure. */
export const Steppers: Story = {
  play: async () => {
    const dialog = await openAndType('1');
    const field = within(dialog).getByLabelText('Assigned seats');
    const press = async (direction: string, times: number) => {
      const name = `One seat ${direction}`;
      for (let time = 0; time < times; time += 1)
        await userEvent.setup().click(within(dialog).getByRole('button', { name }));
    };
    await press('fewer', 3);
    await expect(field).toHaveValue('0');
    await press('more', 2);
    await expect(field).toHaveValue('2');
    await userEvent.clear(field);
    await userEvent.type(field, 'twelve');
    await press('more', 1);
    await expect(field).toHaveValue('13');
    await expect(dialog).toHaveTextContent('+1 from 12');
  },
};

const segmentKinds = (dialog: HTMLElement) =>
  Array.from(
    dialog.querySelectorAll<HTMLElement>('[data-segment]'),
    (part) => part.dataset['segment'],
  );

/** The bar has the tone of today's level, as on the profile, whatever is typed. */
export const LowOnSeats: Story = {
  args: {
    prepare: (api) => {
      addStoryOrganization(api);
      updateSubscription(api.database, storyDay, findStorySubscription(api), {
        used_seats: 246,
        total_seats: 250,
      });
    },
  },
  play: async () => {
    const dialog = await openAndType('260');
    await expect(segmentKinds(dialog)).toEqual(['low', 'accent', 'excess']);
  },
};

export const Excess: Story = {
  play: async () => {
    const dialog = await openAndType('27');
    await expect(within(dialog).getByRole('status')).toHaveTextContent(
      'Adds 2 seats to the total. You’ll confirm next.',
    );
    await userEvent.keyboard(submitKeys);
    await screen.findByRole('alertdialog', { name: 'Add 2 seats?' });
    await screen.findByText(
      '27 assigned seats exceed the total of 25. The 2 excess seats are added automatically.',
    );
  },
};

/**
 * After cancelling, focus returns to the submit button, whether the form was submitted by Enter or
 * by click.
 */
export const ExcessCancelled: Story = {
  play: async () => {
    const dialog = await openAndType(`27${submitKeys}`);
    const cancel = async () => {
      const confirmation = await screen.findByRole('alertdialog', { name: 'Add 2 seats?' });
      await userEvent.click(within(confirmation).getByRole('button', { name: 'Cancel' }));
      await waitFor(() =>
        expect(within(dialog).getByRole('button', { name: 'Assign seats' })).toHaveFocus(),
      );
    };
    await cancel();
    await userEvent.click(within(dialog).getByLabelText('Assigned seats'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign seats' }));
    await cancel();
  },
};

export const Discard: Story = {
  play: async () => {
    await openAndType('20');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  },
};

export const NotANumber: Story = {
  play: async () => {
    const dialog = await openAndType(`1.5${submitKeys}`);
    await expect(
      (await within(dialog).findAllByText('Assigned seats should be a whole number.')).length,
    ).toBeGreaterThan(0);
  },
};

/** The total is lower by now: the subscriptions are refetched before the confirmation. */
export const ExcessReportedByServer: Story = {
  args: {
    prepare: mock.withFault({ status: 409, code: 'seats_exceeded' }),
  },
  play: async () => {
    const dialog = await openAndType('20');
    updateSubscription(mock.api.database, storyDay, findStorySubscription(mock.api), {
      total_seats: 18,
    });
    await userEvent.keyboard(submitKeys);
    const confirmation = await screen.findByRole('alertdialog', { name: 'Add 2 seats?' });
    within(confirmation).getByText(/^20 assigned seats exceed the total of 18\./);
    await expect(within(dialog).queryByText('Saving Failed!')).toBeNull();
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Add seats' }));
    await screen.findByText(/^Saved Successfully!/);
  },
};

/** A 412: the dialog shows the other user's figures, keeps the input and can be submitted again. */
export const ChangedElsewhere: Story = {
  args: {
    prepare: mock.withFault({ status: 412 }),
  },
  play: async () => {
    const dialog = await openAndType(`20${submitKeys}`);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Northwind Traders Ltd was changed by someone else. Check it and confirm again.',
    );
    await expect(within(dialog).getByLabelText('Assigned seats')).toHaveValue('20');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign seats' }));
    await screen.findByText(/^Saved Successfully!/);
  },
};

/** The session ends on submit. After signing in again the dialog reopens with the input. */
export const SessionEnded: Story = {
  args: {
    prepare: mock.withFault(),
  },
  play: async () => {
    await openAndType('20');
    mock.api.control.endSessions();
    await userEvent.keyboard(submitKeys);
    await signInAs('demo');
    const reopenedDialog = await screen.findByRole('dialog', { name: 'Assign seats' });
    await expect(within(reopenedDialog).getByLabelText('Assigned seats')).toHaveValue('20');
  },
};

export const Failed: Story = {
  args: {
    prepare: mock.withFault('network'),
  },
  play: async () => {
    const dialog = await openAndType(`20${submitKeys}`);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Something went wrong',
    );
    await expect(within(dialog).getByLabelText('Assigned seats')).toHaveValue('20');
  },
};
