import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { MockApi } from '~~/mocks/createMockApi';
import { updateSubscription } from '~~/mocks/database/writeOrganization';
import type { Fault } from '~~/mocks/http/Fault';
import type { App } from '~/app/createApp';
import { defaultListParams } from '~/domain/organizationList';
import { hasProfileMenu, runProfileAction } from '../profileActions';
import { StoryApp } from '../StoryApp';
import { signInAs } from './signInAs';
import {
  addStoryOrganization,
  findStorySubscription,
  storyDay,
  storyOrganizationId,
} from './storyOrganization';

const meta = {
  title: 'dialogs/StatusDialog',
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

async function openDialog(label = 'Deactivate') {
  // "Activate" is in the callout.
  if (label === 'Deactivate') await runProfileAction(label);
  else await userEvent.click(await screen.findByRole('button', { name: label }));
  return screen.findByRole('alertdialog', { name: `${label} Northwind Traders Ltd?` });
}

const confirm = async () => userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));

const withFault = (effect: NonNullable<Fault['effect']>): Story['args'] => ({
  prepare: (api) => {
    addStoryOrganization(api);
    api.control.failNext({ call: 'deactivateOrganization', effect });
  },
});

export const Deactivate: Story = {
  play: async () => {
    await openDialog();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Activate: Story = {
  args: { prepare: (api) => addStoryOrganization(api, 'inactive') },
  play: async () => {
    await openDialog('Activate');
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    await screen.findByText(/^Saved Successfully!/);
    const name = hasProfileMenu() ? 'More actions' : 'Deactivate';
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  },
};

let reasonApi: MockApi | undefined;

/**
 * The reason is sent, trimmed: it becomes the note of the activity. Focus goes to "Activate", which
 * appears in the callout.
 */
export const WithReason: Story = {
  args: {
    prepare: (api) => {
      reasonApi = api;
      addStoryOrganization(api);
    },
  },
  play: async () => {
    await openDialog();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), '  Contract ended ');
    await confirm();
    await screen.findByText(/^Saved Successfully!/);
    await expect(reasonApi?.database.activity.getAll().map(({ note }) => note)).toEqual([
      'Contract ended',
    ]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Activate' })).toHaveFocus());
  },
};

export const Busy: Story = {
  args: withFault('hang'),
  play: async () => {
    await openDialog();
    await confirm();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Deactivate' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog');
  },
};

/** A reason that is too long keeps the dialog open; nothing is sent. */
export const ReasonTooLong: Story = {
  play: async () => {
    await openDialog();
    const field = screen.getByRole('textbox', { name: 'Reason' });
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(501));
    await confirm();
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Reason should be at most 500 characters.'),
    );
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('a'.repeat(501));
  },
};

/** A reason is no unsaved change: the dialog closes without asking, and forgets it. */
export const ReasonDiscarded: Story = {
  play: async () => {
    await openDialog();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Contract ended');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await openDialog();
    await expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('');
  },
};

/** The caution opens above the confirmation, which is unchanged once it is closed. */
export const NoSchedule: Story = {
  args: withFault({ status: 409, code: 'no_schedule' }),
  play: async () => {
    await openDialog();
    await confirm();
    await screen.findByRole('alertdialog', { name: 'Caution' });
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
  },
};

let app: App;

let mock: MockApi;

/** The figures are those of the version that "Deactivate" changes, not newer ones of a list. */
export const ListIsNewer: Story = {
  args: {
    prepare: (api) => {
      mock = api;
      addStoryOrganization(api);
    },
    onCreated: (created) => (app = created),
  },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog).toHaveTextContent('12 of 25 seats in use');
    updateSubscription(mock.database, storyDay, findStorySubscription(mock), { total_seats: 40 });
    const { organizations } = app.stores;
    await organizations.view(defaultListParams).refetch();
    await expect(organizations.profile(storyOrganizationId).current?.total_seats).toBe(40);
    await expect(dialog).toHaveTextContent('12 of 25 seats in use');
  },
};

/** A 412: shows that the organization changed and asks for confirmation again. */
export const ChangedElsewhere: Story = {
  args: withFault({ status: 412 }),
  play: async () => {
    await openDialog();
    await confirm();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Northwind Traders Ltd was changed by someone else. Check it and confirm again.',
    );
  },
};

/** The session ends on submit. After signing in again the dialog reopens with the reason. */
export const SessionEnded: Story = {
  args: {
    prepare: (api) => {
      mock = api;
      addStoryOrganization(api);
    },
  },
  play: async () => {
    await openDialog();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Contract ended');
    mock.control.endSessions();
    await confirm();
    await signInAs('demo');
    await screen.findByRole('alertdialog', { name: 'Deactivate Northwind Traders Ltd?' });
    await expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Contract ended');
    await confirm();
    await screen.findByText(/^Saved Successfully!/);
    await expect(mock.database.activity.getAll().map(({ note }) => note)).toEqual([
      'Contract ended',
    ]);
  },
};

export const Failed: Story = {
  args: withFault({ status: 503 }),
  play: async () => {
    await openDialog();
    await confirm();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Saving Failed!');
  },
};
