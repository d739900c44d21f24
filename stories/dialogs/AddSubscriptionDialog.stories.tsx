import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { findSubscriptions } from '~~/mocks/database/findSubscriptions';
import { narrowViewport } from '../narrowViewport';
import { StoryApp } from '../StoryApp';
import { addStoryOrganizationWithoutSubscriptions, storyOrganizationId } from './storyOrganization';
import { storyMock } from './storyMock';
import { signInAs } from './signInAs';

const mock = storyMock('addSubscription');

const meta = {
  title: 'dialogs/AddSubscriptionDialog',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: `/accounts/${storyOrganizationId}`, organizations: 0, prepare: mock.withFault() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Add subscription';

async function openAndType(seatType: string, totalSeats: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  if (seatType) await userEvent.type(within(dialog).getByLabelText('Seat type'), seatType);
  if (totalSeats) await userEvent.type(within(dialog).getByLabelText('Total seats'), totalSeats);
  return dialog;
}

/** By click: user-event submits by Enter only where the button is inside the form. */
async function submit(dialog: HTMLElement) {
  await userEvent.click(within(dialog).getByRole('button', { name }));
}

const addedTypes = () =>
  findSubscriptions(mock.api.database, storyOrganizationId).map(({ seat_type }) => seat_type);

async function expectInput(dialog: HTMLElement) {
  await expect(within(dialog).getByLabelText('Seat type')).toHaveValue('light');
  await expect(within(dialog).getByLabelText('Total seats')).toHaveValue('40');
}

export const Empty: Story = {
  play: async () => {
    const dialog = await openAndType('', '');
    await waitFor(() => expect(within(dialog).getByLabelText('Seat type')).toHaveFocus());
  },
};

/** The first subscription of an organization. */
export const First: Story = {
  args: { prepare: (api) => addStoryOrganizationWithoutSubscriptions(api) },
  play: async () => {
    await screen.findByText('No subscriptions');
    const dialog = await openAndType('light', '40');
    await submit(dialog);
    await screen.findByRole('button', { name: 'Assign seats, light' });
  },
};

export const Busy: Story = {
  args: { prepare: mock.withFault('hang') },
  play: async () => {
    const dialog = await openAndType('light', '40');
    await submit(dialog);
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** The new row and the figures show at once. */
export const Saved: Story = {
  play: async () => {
    const dialog = await openAndType(' light ', '40');
    await submit(dialog);
    await screen.findByText(/^Saved Successfully!/);
    await expect(addedTypes()).toEqual(['full', 'light']);
    await screen.findByRole('button', { name: 'Assign seats, light' });
    await screen.findByText('65');
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  },
};

export const Discard: Story = {
  play: async () => {
    await openAndType('light', '');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  },
};

export const Narrow: Story = {
  ...narrowViewport,
  play: async () => expectInput(await openAndType('light', '40')),
};

export const ValidationErrors: Story = {
  play: async () => {
    const dialog = await openAndType('', '1.5');
    await submit(dialog);
    const field = within(dialog).getByLabelText('Seat type');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Seat type is required.'));
    await expect(field).toHaveFocus();
    await expect(within(dialog).getByLabelText('Total seats')).toHaveAccessibleDescription(
      'Total seats should be a whole number.',
    );
  },
};

/** A seat type that the organization has already is rejected before it is sent. */
export const TakenSeatType: Story = {
  play: async () => {
    const dialog = await openAndType('full', '40');
    await submit(dialog);
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Seat type')).toHaveAccessibleDescription(
        'Seat type should be unique.',
      ),
    );
  },
};

export const RejectedAsDuplicate: Story = {
  args: {
    prepare: mock.withFault({
      status: 409,
      code: 'duplicate',
      extra: { errors: [{ pointer: '/seat_type', code: 'unique' }] },
    }),
  },
  play: async () => {
    const dialog = await openAndType('light', '40');
    await submit(dialog);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Please check for duplicate subscription',
    );
    await expect(within(dialog).getByLabelText('Seat type')).toHaveAccessibleDescription(
      'Seat type should be unique.',
    );
  },
};

/** A 412: the dialog keeps the input and adds it to the current version on the next press. */
export const ChangedElsewhere: Story = {
  args: { prepare: mock.withFault({ status: 412 }) },
  play: async () => {
    const dialog = await openAndType('light', '40');
    await submit(dialog);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Northwind Traders Ltd was changed by someone else. Check it and save again.',
    );
    await expectInput(dialog);
    await submit(dialog);
    await screen.findByText(/^Saved Successfully!/);
  },
};

/** The session ends on submit. After signing in again the dialog reopens with the input. */
export const SessionEnded: Story = {
  play: async () => {
    const dialog = await openAndType('light', '40');
    mock.api.control.endSessions();
    await submit(dialog);
    await signInAs('demo');
    await expectInput(await screen.findByRole('dialog', { name }));
  },
};

/** The response is lost: repeating it adds no second subscription. */
export const Failed: Story = {
  args: { prepare: mock.withFault('network') },
  play: async () => {
    const dialog = await openAndType('light', '40');
    await submit(dialog);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Something went wrong',
    );
    await expectInput(dialog);
    await submit(dialog);
    await screen.findByText(/^Saved Successfully!/);
    await expect(addedTypes()).toEqual(['full', 'light']);
  },
};
