import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { updateSubscription } from '~~/mocks/database/writeOrganization';
import { narrowViewport } from '../narrowViewport';
import { withoutSnapshot } from '../withoutSnapshot';
import { StoryApp } from '../StoryApp';
import {
  addUnderusedStoryOrganization,
  findStorySubscription,
  storyDay,
  storyOrganizationId,
} from './storyOrganization';
import { storyMock } from './storyMock';
import { submitKeys } from './submitKeys';
import { signInAs } from './signInAs';

const mock = storyMock('changeTotalSeats');

const meta = {
  title: 'dialogs/ChangeTotalSeatsDialog',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: `/accounts/${storyOrganizationId}`, organizations: 0, prepare: mock.withFault() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const openerName = { name: 'Change total seats, full' };

/** Typing replaces the number, which is selected. */
async function openAndType(text: string) {
  await userEvent.click(await screen.findByRole('button', openerName));
  const dialog = await screen.findByRole('dialog', { name: 'Change total seats' });
  const field = within(dialog).getByLabelText<HTMLInputElement>('Total seats');
  await waitFor(() =>
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]),
  );
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  return dialog;
}

const previewCells = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('table', { name: 'Preview' }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replace('Not available', ''));

async function expectTotal(dialog: HTMLElement, total: string) {
  await expect(within(dialog).getByLabelText('Total seats')).toHaveValue(total);
}

/** The total as it is. Saving it unchanged closes the dialog and sends nothing. */
export const Unchanged: Story = {
  play: async () => {
    const dialog = await openAndType('25');
    await expect(previewCells(dialog)).toEqual(['25', '25', '12', '12', '13', '13']);
    await userEvent.keyboard(submitKeys);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(screen.getByRole('button', openerName)).toHaveFocus();
    await expect(screen.queryByText(/^Saved Successfully!/)).toBeNull();
  },
};

export const Raised: Story = {
  play: async () => {
    const dialog = await openAndType('75');
    await expect(dialog).toHaveTextContent('+50 from 25');
    await expect(previewCells(dialog)).toEqual(['25', '+50 75', '12', '12', '13', '+50 63']);
  },
};

export const Lowered: Story = {
  play: async () => {
    const dialog = await openAndType('20');
    await expect(previewCells(dialog)).toEqual(['25', '−5 20', '12', '12', '13', '−5 8']);
    await within(dialog).findByText('5 seats become free');
  },
};

const underused = { prepare: addUnderusedStoryOrganization };

/** The state line opens it with the total that suffices, selected. Closing it discards nothing. */
export const Proposed: Story = {
  args: underused,
  play: async () => {
    const states = within(await screen.findByRole('note', { name: 'Seats' }));
    const opener = await states.findByRole('button', { name: 'Change total seats' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Change total seats' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(opener);
    const reopened = await screen.findByRole('dialog', { name: 'Change total seats' });
    const field = within(reopened).getByLabelText<HTMLInputElement>('Total seats');
    await expect(field).toHaveValue('174');
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]));
    await expect(field).toHaveAccessibleDescription('158 and 10 %');
    await within(reopened).findByText('226 seats become free');
  },
};

/** A total below the peak can be saved; the row's own button proposes none. */
export const BelowPeak: Story = {
  args: underused,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', openerName));
    const dialog = await screen.findByRole('dialog', { name: 'Change total seats' });
    await expectTotal(dialog, '400');
    const field = within(dialog).getByLabelText('Total seats');
    await userEvent.clear(field);
    await userEvent.type(field, '150');
    await within(dialog).findByText(/^\d+ days? in the last 90 had more than 150 seats in use\.$/);
    await expect(field).toHaveAccessibleDescription('');
    await userEvent.keyboard(submitKeys);
    await screen.findByText(
      'Northwind Traders Ltd: total full seats 400 → 150, 250 seats become free',
    );
  },
};

/** Probably a mistake, which the hint points out; it can be saved. */
export const ManyTimes: Story = {
  play: async () => {
    const dialog = await openAndType('25600');
    await expect(within(dialog).getByLabelText('Total seats')).toHaveAccessibleDescription(
      'This is 1,024 times the current number.',
    );
    await userEvent.keyboard(submitKeys);
    await screen.findByText(/^Saved Successfully!/);
  },
};

export const Busy: Story = {
  args: { prepare: mock.withFault('hang') },
  play: async () => {
    const dialog = await openAndType(`75${submitKeys}`);
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Save changes' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** The figures of the profile follow, and focus returns to the button. */
export const Saved: Story = {
  play: async () => {
    await openAndType(`75${submitKeys}`);
    await screen.findByText(/^Saved Successfully!/);
    const table = screen.getByRole('table', { name: 'Subscriptions' });
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/\b75\b/);
    await waitFor(() => expect(screen.getByRole('button', openerName)).toHaveFocus());
  },
};

/** The remedy's own button goes with what it remedies: focus goes to the one in the row. */
export const SavedFromSeatState: Story = {
  parameters: withoutSnapshot('It looks as Saved does.'),
  args: {
    prepare: (api) => {
      mock.withFault()(api);
      updateSubscription(api.database, storyDay, findStorySubscription(api), {
        used_seats: 246,
        total_seats: 250,
      });
    },
  },
  play: async () => {
    const states = await screen.findByRole('note', { name: 'Seats' });
    await userEvent.click(within(states).getByRole('button', { name: 'Change total seats' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change total seats' });
    const field = within(dialog).getByLabelText('Total seats');
    await userEvent.clear(field);
    await userEvent.type(field, `600${submitKeys}`);
    await screen.findByText(/^Saved Successfully!/);
    await within(states).findByText('Enough seats at the current pace');
    await waitFor(() => expect(screen.getByRole('button', openerName)).toHaveFocus());
  },
};

const toastText = (text: string) => screen.findByText(text);

/** The toast says what changed; "Undo" takes it back, and its own toast has no "Undo". */
export const Undone: Story = {
  play: async () => {
    await openAndType('600');
    await userEvent.keyboard(submitKeys);
    const saved = await toastText('Northwind Traders Ltd: total full seats 25 → 600');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await toastText('Northwind Traders Ltd: total full seats 600 → 25, 575 seats become free');
    await expect(saved).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    const { total_seats: total } = findStorySubscription(mock.api);
    await expect(total).toBe(25);
  },
};

/** Someone has changed the organization since: "Undo" changes nothing, and says so. */
export const NotUndone: Story = {
  play: async () => {
    await openAndType('600');
    await userEvent.keyboard(submitKeys);
    await toastText('Northwind Traders Ltd: total full seats 25 → 600');
    mock.api.control.failNext({ call: 'changeTotalSeats', effect: { status: 412 } });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Northwind Traders Ltd has changed since. Nothing was undone.');
    await expect(findStorySubscription(mock.api).total_seats).toBe(600);
  },
};

export const Discard: Story = {
  play: async () => {
    await openAndType('75');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  },
};

export const Narrow: Story = { ...Raised, ...narrowViewport };

export const BelowSeatsInUse: Story = {
  play: async () => {
    const dialog = await openAndType(`11${submitKeys}`);
    await expect(await within(dialog).findByLabelText('Total seats')).toHaveAccessibleDescription(
      'Total seats should be at least 12 seats.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'One seat more' }));
    await expectTotal(dialog, '12');
  },
};

/** More seats are in use by now: the dialog shows the current figures, and the field the minimum. */
export const SeatsInUse: Story = {
  args: {
    prepare: mock.withFault({ status: 409, code: 'seats_in_use', extra: { used_seats: 18 } }),
  },
  play: async () => {
    const dialog = await openAndType('15');
    updateSubscription(mock.api.database, storyDay, findStorySubscription(mock.api), {
      used_seats: 18,
    });
    await userEvent.keyboard(submitKeys);
    const field = within(dialog).getByLabelText('Total seats');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Total seats should be at least 18 seats.'),
    );
    await expect(field).toHaveFocus();
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('Validation failed');
    await expect(previewCells(dialog)).toEqual(['25', '—', '18', '—', '7', '—']);
    await userEvent.clear(field);
    await userEvent.type(field, `18${submitKeys}`);
    await screen.findByText(/^Saved Successfully!/);
  },
};

/** A 412: the dialog shows the other user's figures, keeps the input and can be submitted again. */
export const ChangedElsewhere: Story = {
  args: { prepare: mock.withFault({ status: 412 }) },
  play: async () => {
    const dialog = await openAndType('75');
    updateSubscription(mock.api.database, storyDay, findStorySubscription(mock.api), {
      total_seats: 40,
    });
    await userEvent.keyboard(submitKeys);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Northwind Traders Ltd was changed by someone else. Check it and confirm again.',
    );
    await expectTotal(dialog, '75');
    await expect(dialog).toHaveTextContent('+35 from 40');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/^Saved Successfully!/);
  },
};

/** The session ends on submit. After signing in again the dialog reopens with the input, selected. */
export const SessionEnded: Story = {
  play: async () => {
    await openAndType('75');
    mock.api.control.endSessions();
    await userEvent.keyboard(submitKeys);
    await signInAs('demo');
    const reopened = await screen.findByRole('dialog', { name: 'Change total seats' });
    await expectTotal(reopened, '75');
    const field = within(reopened).getByLabelText<HTMLInputElement>('Total seats');
    await waitFor(() => expect(field).toHaveFocus());
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 2]);
    await userEvent.click(within(reopened).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getByRole('button', openerName)).toHaveFocus());
  },
};

export const Failed: Story = {
  args: { prepare: mock.withFault({ status: 500 }) },
  play: async () => {
    const dialog = await openAndType(`75${submitKeys}`);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Saving Failed!');
    await expectTotal(dialog, '75');
  },
};
