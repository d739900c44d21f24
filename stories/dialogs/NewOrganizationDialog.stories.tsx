import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '~~/mocks/createMockApi';
import type { Fault } from '~~/mocks/faults';
import { LoginScreen } from '~/screens/Login/LoginScreen';
import { OrganizationsScreen } from '~/screens/Organizations/OrganizationsScreen';
import { OrganizationProfileScreen } from '~/screens/OrganizationProfile/OrganizationProfileScreen';
import { fullPage, type StoryApp } from '../StoryApp';
import { signInAs } from './signInAs';

let mock: MockApi;
const withFault = (fault?: Fault) => ({
  prepare: (api: MockApi) => {
    mock = api;
    if (fault) api.control.failNext(fault);
  },
});

const meta = {
  title: 'dialogs/NewOrganizationDialog',
  tags: ['!autodocs'],
  ...fullPage,
  args: {
    screens: { OrganizationsScreen, OrganizationProfileScreen, LoginScreen },
    path: '/accounts?new',
    organizations: 3,
    ...withFault(),
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = () => screen.findByRole('dialog', { name: 'New organization' });

/**
 * A new user-event instance per click: two immediate clicks of the same instance count as a double
 * click, whose second click is ignored.
 */
const submit = (dialog: HTMLElement) =>
  userEvent.setup().click(within(dialog).getByRole('button', { name: 'Create organization' }));

const validValues = {
  Name: 'Wren & Co',
  Subdomain: 'wren',
  'Billing name': 'Wes Wren',
  'Billing email': 'wes@wren.example',
  Amount: '120.50',
  'Seat type': 'full',
  'Total seats': '5',
};

/** Pastes the values, because typing them would slow the stories down. */
async function fill(values: Readonly<Record<string, string>> = validValues) {
  const dialog = await findDialog();
  for (const [label, text] of Object.entries(values)) {
    const field = within(dialog).getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  }
  return dialog;
}

export const Ready: Story = {
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(within(dialog).getByLabelText('Name')).toHaveFocus());
    await expect(within(dialog).getByRole('group', { name: 'Subscription 1' })).toBeVisible();
    const [amount, currency] = ['Amount', 'Currency'].map((label) =>
      within(dialog).getByLabelText(label).getBoundingClientRect(),
    );
    await expect(currency?.top, 'an amount is joined by its currency').toBe(amount?.top);
  },
};

/** Rows can be added and removed; focus follows. Seat types are unique; one row is required. */
export const Subscriptions: Story = {
  play: async () => {
    const dialog = await fill();
    const secondSubscription = () =>
      within(within(dialog).getByRole('group', { name: 'Subscription 2' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add subscription' }));
    await waitFor(() => expect(secondSubscription().getByLabelText('Seat type')).toHaveFocus());
    await userEvent.paste(' full ');
    await submit(dialog);
    await expect(
      await secondSubscription().findByText('Seat type should be unique.'),
    ).toBeVisible();
    for (const remaining of [1, 0]) {
      await userEvent.click(
        within(within(dialog).getByRole('group', { name: 'Subscription 1' })).getByRole('button', {
          name: 'Remove subscription',
        }),
      );
      await waitFor(() => expect(within(dialog).queryAllByRole('group')).toHaveLength(remaining));
    }
    const add = within(dialog).getByRole('button', { name: 'Add subscription' });
    await waitFor(() => expect(add).toHaveFocus());
    await submit(dialog);
    await within(dialog).findByText('At least 1 subscription is required.');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('Subscriptions');
    await expect(add).toHaveFocus();
  },
};

export const Busy: Story = {
  args: withFault({ call: 'createOrganization', effect: 'hang' }),
  play: async () => {
    const dialog = await fill();
    await submit(dialog);
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Create organization' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Discard: Story = {
  play: async () => {
    const dialog = await fill({ Name: 'Wren' });
    await userEvent.keyboard('{Escape}');
    const confirmation = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Keep editing' }));
    const field = within(dialog).getByLabelText('Name');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Wren');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  },
};

/** Every invalid field has a message; the summary links to it; the first one is focused. */
export const Invalid: Story = {
  play: async () => {
    const dialog = await fill({
      Name: '\u200B',
      Subdomain: '-wren',
      'Billing email': 'a@b',
      Amount: '1e3',
      'Total seats': '1.5',
    });
    await submit(dialog);
    const summary = await within(dialog).findByRole('alert');
    await expect(summary).toHaveTextContent('Please check required fields');
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Name',
      'Subdomain',
      'Billing name',
      'Billing email',
      'Amount',
      'Subscription 1: Seat type',
      'Subscription 1: Total seats',
    ]);
    await expect(summary.getBoundingClientRect().height).toBeLessThanOrEqual(64);
    await waitFor(() => expect(within(dialog).getByLabelText('Name')).toHaveFocus());
    await userEvent.click(
      within(summary).getByRole('link', { name: 'Subscription 1: Total seats' }),
    );
    await expect(within(dialog).getByLabelText('Total seats')).toHaveFocus();
    await expect(mock.control.log().filter(({ method }) => method === 'POST')).toEqual([]);
  },
};

/**
 * An error reported by the server is shown on its field. One that the search finds the other
 * organization for is a link to it, in another tab.
 */
export const Duplicate: Story = {
  play: async () => {
    const [existing] = mock.database.organization.getAll();
    const dialog = await fill({ ...validValues, Name: existing?.name.toUpperCase() ?? '' });
    await submit(dialog);
    await within(dialog).findByText('Name already exists.');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(
      'Please check for duplicate organization',
    );
    await waitFor(() => expect(within(dialog).getByLabelText('Name')).toHaveFocus());
    const link = await within(dialog).findByRole('link', { name: 'Name already exists.' });
    await expect(link).toHaveAttribute('href', `/accounts/${existing?.id}`);
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const ServerValidationErrors: Story = {
  args: withFault({
    call: 'createOrganization',
    effect: {
      status: 422,
      extra: {
        errors: [
          { pointer: '/subscriptions/0/seat_type', code: 'format' },
          { pointer: '/billing/amount', code: 'less_than', params: { value: 100, unit: '' } },
          { pointer: '/plan/tier', code: 'closed', detail: 'The tier “Gold” is closed.' },
        ],
      },
    },
  }),
  play: async () => {
    const dialog = await fill();
    await submit(dialog);
    await within(dialog).findByText('Seat type is not valid.');
    await within(dialog).findByText('Amount should be less than 100.');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(
      'Validation failedCorrect the marked fields and try again. The tier “Gold” is closed.',
    );
    await waitFor(() => expect(within(dialog).getByLabelText('Amount')).toHaveFocus());
  },
};

/** The response is lost after the record is created; the retry with the same key returns it. */
export const LostResponse: Story = {
  args: withFault({ call: 'createOrganization', effect: 'network', afterHandling: true }),
  play: async () => {
    const dialog = await fill();
    await submit(dialog);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Something went wrong',
    );
    await expect(within(dialog).getByLabelText('Amount')).toHaveValue('120.50');
    await submit(dialog);
    await screen.findByRole('heading', { level: 1, name: 'Wren & Co' });
    await expect(mock.database.organization.count()).toBe(4);
    const keys = mock.control
      .log()
      .flatMap(({ call, idempotencyKey }) =>
        call === 'createOrganization' ? [idempotencyKey] : [],
      );
    await expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  },
};

/** The session ends on submit. After signing in again the form has all input. */
export const SessionEnded: Story = {
  play: async () => {
    const dialog = await fill();
    mock.control.endSessions();
    await submit(dialog);
    await signInAs('demo');
    const reopenedDialog = await findDialog();
    await expect(within(reopenedDialog).getByLabelText('Name')).toHaveValue('Wren & Co');
    await expect(within(reopenedDialog).getByLabelText('Seat type')).toHaveValue('full');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  },
};

/** A different user who signs in sees neither the dialog nor its input. */
export const DifferentUser: Story = {
  play: async () => {
    const dialog = await fill();
    mock.control.endSessions();
    await submit(dialog);
    await signInAs('sam');
    await screen.findByRole('heading', { name: 'Organizations' });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'New organization' }));
    await expect(within(await findDialog()).getByLabelText('Name')).toHaveValue('');
  },
};
