import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '~~/mocks/createMockApi';
import type { App } from '~/app/createApp';
import { StoryApp } from '../StoryApp';
import { withoutSnapshot } from '../withoutSnapshot';
import { openBulkDialog } from './selectRows';

const meta = {
  title: 'dialogs/BulkDialog',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: '/accounts', organizations: 12 },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Dialog = Awaited<ReturnType<typeof openBulkDialog>>;

/** All organizations are active, but for the first ones. */
const setInactive =
  (inactive: number) =>
  ({ database }: MockApi) => {
    const rows = database.organization
      .getAll()
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    for (const [index, { id }] of rows.entries())
      database.organization.update({
        where: { id: { equals: id } },
        data: { status: index < inactive ? 'inactive' : 'active' },
      });
  };

const confirm = (dialog: Dialog, name = 'Deactivate') =>
  userEvent.click(dialog.getByRole('button', { name }));

/** Below the sticky header, buttons would be too small for the check of target sizes. */
const scrollToTop = () => window.scrollTo(0, 0);

/** Focus starts on "Cancel". */
export const Preview: Story = {
  args: { prepare: setInactive(2) },
  play: async () => {
    const dialog = await openBulkDialog('Deactivate', 5);
    screen.getByRole('dialog', { name: 'Deactivate 3 organizations?' });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    dialog.getByText(
      '3 organizations will be permanently deactivated and their users can no longer use the product.',
    );
    await userEvent.click(
      dialog.getByText('2 organizations are already inactive and are left unchanged.'),
    );
    await expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    dialog.getByText(/^[\d,]+ seats in use are affected\.$/);
  },
};

/** Focus moves to the next name; the reason stays. */
export const NameRemoved: Story = {
  args: { prepare: setInactive(0) },
  play: async () => {
    const dialog = await openBulkDialog('Deactivate', 3);
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await userEvent.type(reason, 'Churned');
    const [first, second] = dialog.getAllByRole('button', { name: /^Remove / });
    await userEvent.click(first ?? document.body);
    await screen.findByRole('dialog', { name: 'Deactivate 2 organizations?' });
    await waitFor(() => expect(second).toHaveFocus());
    await expect(reason).toHaveValue('Churned');
    await expect(screen.getByText('2 selected')).toBeInTheDocument();
  },
};

export const AllNamesRemoved: Story = {
  args: { prepare: setInactive(0) },
  play: async () => {
    const dialog = await openBulkDialog('Deactivate', 1);
    await userEvent.click(dialog.getByRole('button', { name: /^Remove / }));
    await screen.findByRole('dialog', { name: 'Deactivate 0 organizations?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first] = screen.getAllByRole('checkbox', { name: /^Select (?!all on)/ });
    await waitFor(() => expect(first).toHaveFocus());
    scrollToTop();
  },
};

export const One: Story = {
  args: { prepare: setInactive(1) },
  play: async () => {
    const dialog = await openBulkDialog('Activate', 2);
    screen.getByRole('dialog', { name: 'Activate 1 organization?' });
    dialog.getByText('1 organization will be permanently activated.');
    await confirm(dialog, 'Activate');
    await screen.findByRole('dialog', { name: '1 organization activated' });
    dialog.getByText('1 activated');
  },
};

export const NothingToChange: Story = {
  args: { prepare: setInactive(0) },
  play: async () => {
    const dialog = await openBulkDialog('Activate', 2);
    screen.getByRole('dialog', { name: 'Activate 0 organizations?' });
    dialog.getByText('2 organizations are already active and are left unchanged.');
    await expect(dialog.getByRole('button', { name: 'Activate' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ReasonTooLong: Story = {
  args: { prepare: setInactive(0) },
  play: async () => {
    const dialog = await openBulkDialog('Deactivate', 2);
    const field = dialog.getByRole('textbox', { name: 'Reason' });
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(501));
    await confirm(dialog);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Reason should be at most 500 characters.'),
    );
  },
};

const hangAfter = (calls: number) => (api: MockApi) => {
  setInactive(0)(api);
  api.control.failNext({ call: 'deactivateOrganization', times: calls });
  api.control.failNext({ call: 'deactivateOrganization', effect: 'hang', times: 'always' });
};

export const Running: Story = {
  args: { prepare: hangAfter(3) },
  play: async () => {
    const dialog = await openBulkDialog('Deactivate', 10);
    await confirm(dialog);
    const bar = await dialog.findByRole('progressbar', { name: 'Deactivating organizations' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '3 of 10'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Stop' })).toHaveFocus());
  },
};

/** Closing it while it runs asks first. */
export const StopQuestion: Story = {
  args: { prepare: hangAfter(3) },
  play: async () => {
    const dialog = await openBulkDialog('Deactivate', 10);
    await confirm(dialog);
    await dialog.findByRole('progressbar');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop deactivating?' }));
    question.getByRole('button', { name: 'Stop' });
    await userEvent.click(question.getByRole('button', { name: 'Keep going' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Stop deactivating?' });
  },
};

export const Stopping: Story = {
  args: { prepare: hangAfter(3) },
  play: async () => {
    const dialog = await openBulkDialog('Deactivate', 10);
    await confirm(dialog);
    await userEvent.click(await dialog.findByRole('button', { name: 'Stop' }));
    await expect(dialog.getByRole('button', { name: 'Stop' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Done: Story = {
  args: { prepare: setInactive(0) },
  play: async () => {
    const dialog = await openBulkDialog('Deactivate', 10);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Churned');
    await confirm(dialog);
    await waitFor(() => expect(dialog.getByText('10 deactivated').closest('p')).toHaveFocus());
    screen.getByRole('dialog', { name: '10 organizations deactivated' });
    await expect(screen.queryByText(/^Saved Successfully!/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getAllByText('Inactive')).toHaveLength(10 + 1));
    await expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    const [first] = screen.getAllByRole('checkbox', { name: /^Select (?!all on)/ });
    await expect(first).toHaveFocus();
    scrollToTop();
  },
};

/** The opposite change, for those that were changed, with the reason filled in. */
export const Undone: Story = {
  args: { prepare: setInactive(2) },
  play: async () => {
    const dialog = await openBulkDialog('Deactivate', 5);
    await confirm(dialog);
    const undo = await dialog.findByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAccessibleDescription('Activate these 3 again');
    await userEvent.click(undo);
    await screen.findByRole('dialog', { name: 'Activate 3 organizations?' });
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Undone');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await confirm(dialog, 'Activate');
    await dialog.findByText('3 activated');
    dialog.getByText('Deactivate these 3 again');
  },
};

const withFailures = (api: MockApi) => {
  setInactive(0)(api);
  for (const effect of [
    { status: 412 },
    { status: 404 },
    'network',
    { status: 503 },
    { status: 429, headers: { 'Retry-After': '30' } },
  ] as const)
    api.control.failNext({ call: 'deactivateOrganization', effect });
};

/** Each failure with its reason, and a reference where someone else has to help; what failed stays selected. */
export const Failures: Story = {
  args: { prepare: withFailures },
  play: async () => {
    const dialog = await openBulkDialog('Deactivate', 8);
    await confirm(dialog);
    await dialog.findByText('3 deactivated');
    dialog.getByText('5 failed');
    dialog.getByText('Changed by someone else');
    dialog.getByText('Not Found');
    dialog.getByText('No response. It may have been deactivated.');
    dialog.getByText('Saving Failed. It may have been deactivated.');
    dialog.getByText('Too many requests. Try again in 30 seconds.');
    await waitFor(() =>
      expect(dialog.getAllByRole('button', { name: 'Copy reference' })).toHaveLength(1),
    );
    screen.getByRole('dialog', { name: '3 organizations deactivated' });
    screen.getByText('5 selected');
  },
};

export const TriedAgain: Story = {
  parameters: withoutSnapshot('It looks as Done does.'),
  args: { prepare: withFailures },
  play: async () => {
    const dialog = await openBulkDialog('Deactivate', 8);
    await confirm(dialog);
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await dialog.findByText('8 deactivated');
    await expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

let app: App | undefined;
let mock: MockApi;

/** What was done is known after signing in again; the rest can be continued. */
export const SessionEnded: Story = {
  args: {
    onCreated: (created) => (app = created),
    prepare: (api) => {
      setInactive(0)(api);
      api.control.failNext({ call: 'deactivateOrganization', times: 3 });
      api.control.failNext({ call: 'deactivateOrganization', effect: { status: 401 } });
    },
  },
  play: async () => {
    await confirm(await openBulkDialog('Deactivate', 8));
    await screen.findByText('Your session has ended. Sign in again.');
    await app?.stores.session.signIn('demo@example.com', 'demo');
    const dialog = within(
      await screen.findByRole('dialog', { name: /^[3-7] organizations deactivated$/ }),
    );
    await dialog.findByText(/^[3-7] deactivated$/);
    dialog.getByText(/^[1-5] not sent$/);
    dialog.getByRole('button', { name: 'Continue' });
  },
};

/** The session ends before the change starts: plan and reason are there after signing in again. */
export const SessionEndedBeforeStart: Story = {
  args: {
    onCreated: (created) => (app = created),
    prepare: (api) => {
      mock = api;
      setInactive(3)(api);
    },
  },
  play: async () => {
    const opened = await openBulkDialog('Activate', 5);
    await userEvent.type(opened.getByRole('textbox', { name: 'Reason' }), 'Contract renewed');
    mock.control.endSessions();
    void app?.stores.tokens.list.refetch();
    await screen.findByText('Your session has ended. Sign in again.');
    await app?.stores.session.signIn('demo@example.com', 'demo');
    const dialog = within(await screen.findByRole('dialog', { name: 'Activate 3 organizations?' }));
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Contract renewed');
    await confirm(dialog, 'Activate');
    await dialog.findByText('3 activated');
  },
};
