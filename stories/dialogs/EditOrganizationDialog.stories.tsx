import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '~~/mocks/createMockApi';
import {
  updateOrganizationColumns,
  type OrganizationColumns,
} from '~~/mocks/database/writeOrganization';
import { StoryApp } from '../StoryApp';
import {
  addStoryOrganization,
  findStoryOrganization,
  storyOrganizationId,
} from './storyOrganization';
import { signInAs } from './signInAs';
import { withoutSnapshot } from '../withoutSnapshot';

let mock: MockApi;

const meta = {
  title: 'dialogs/EditOrganizationDialog',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: {
    path: `/accounts/${storyOrganizationId}?edit`,
    organizations: 0,
    prepare: (api) => {
      mock = api;
      addStoryOrganization(api);
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = () => screen.findByRole('dialog', { name: 'Edit organization' });

/**
 * A new user-event instance per click: two immediate clicks of the same instance count as a double
 * click, whose second click is ignored.
 */
const save = (dialog: HTMLElement) =>
  userEvent.setup().click(within(dialog).getByRole('button', { name: 'Save changes' }));

async function fillIn(values: Readonly<Record<string, string>>) {
  const dialog = await findDialog();
  for (const [label, text] of Object.entries(values)) {
    const field = within(dialog).getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  }
  return dialog;
}

/** Simulates a concurrent edit by another user. */
function changeElsewhere(fields: Partial<OrganizationColumns>) {
  const organization = findStoryOrganization(mock);
  updateOrganizationColumns(mock.database, organization, {
    ...fields,
    version: organization.version + 1,
  });
}

const loggedUpdates = () => mock.control.log().filter(({ call }) => call === 'updateOrganization');

export const Ready: Story = {
  play: async () => {
    const dialog = await findDialog();
    await expect(within(dialog).getByLabelText('Amount')).toHaveValue('3,371.42');
    await expect(within(dialog).getByLabelText('Currency')).toHaveValue('GBP');
  },
};

/** Only changed fields are sent. Profile and page title are updated. */
export const Saved: Story = {
  play: async () => {
    const dialog = await fillIn({ Name: '  Southwind ', Amount: '0.10' });
    await save(dialog);
    await screen.findByRole('heading', { level: 1, name: 'Southwind' });
    await screen.findByText(/^Saved Successfully!/);
    await expect(loggedUpdates()).toMatchObject([
      { ifMatch: '"1"', request: { name: 'Southwind', billing: { amount: 0.1 } } },
    ]);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Saving without changes sends no request. */
export const Unchanged: Story = {
  play: async () => {
    await save(await fillIn({ Name: 'Northwind Traders Ltd ' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(loggedUpdates()).toEqual([]);
  },
};

/** Retyping the amount without a thousands separator isn't a change. */
export const AmountReformatted: Story = {
  args: {
    prepare: (api) => {
      mock = api;
      addStoryOrganization(api);
      changeElsewhere({ amount: 1920.1 });
    },
  },
  play: async () => {
    const dialog = await findDialog();
    const amount = within(dialog).getByLabelText('Amount');
    await expect(amount).toHaveValue('1,920.10');
    await fillIn({ Amount: '1920.1' });
    await expect(amount).toHaveValue('1920.1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(loggedUpdates()).toEqual([]);
  },
};

/** A missing currency stays empty instead of being replaced by a default. */
export const MissingValues: Story = {
  args: {
    prepare: (api) => {
      mock = api;
      addStoryOrganization(api);
      const data = {
        id: storyOrganizationId,
        name: 'Null & Sons',
        subdomain: null,
        status: null,
        registered_at: null,
        updated_at: null,
        total_seats: null,
        used_seats: null,
        available_seats: null,
        billing: null,
        address: null,
      };
      api.control.failNext({
        call: 'readOrganization',
        effect: { body: { data } },
        times: 'always',
      });
    },
  },
  play: async () => {
    const dialog = await findDialog();
    await expect(within(dialog).getByLabelText('Currency')).toHaveValue('');
    await save(await fillIn({ Name: 'Null' }));
    await expect(await within(dialog).findByText('Currency is required.')).toBeVisible();
  },
};

/**
 * Both versions are shown side by side. Fields changed on one side only are merged; the user
 * chooses for the others.
 */
export const Conflict: Story = {
  play: async () => {
    const dialog = await fillIn({ 'Billing name': 'Yours', Address: 'Your road 1' });
    changeElsewhere({ billing_name: 'Theirs', billing_phone: '+44 20 7946 0000' });
    await save(dialog);
    const merge = await screen.findByRole('dialog', { name: 'Changed by someone else' });
    await expect(within(merge).getByRole('alert')).toHaveTextContent(
      'Someone else changed Northwind Traders Ltd. Choose which billing name to keep.',
    );
    const field = within(within(merge).getByRole('group', { name: 'Billing name' }));
    await field.findByText('Billing name conflict.');
    await expect(within(merge).getByRole('group', { name: 'Billing phone' })).toHaveTextContent(
      'Keeping theirs',
    );
    await expect(merge).toHaveTextContent('1 of 1 to decide');
    for (const radio of within(merge).getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await save(merge);
    await expect(await within(merge).findByRole('link', { name: 'Billing name' })).toBeVisible();
    await within(merge).findByText('Validation failed');
    await waitFor(() => expect(field.getByRole('radio', { name: 'Theirs Theirs' })).toHaveFocus());
    await userEvent.click(field.getByRole('radio', { name: 'Yours Yours' }));
    await expect(within(merge).queryByText('Billing name conflict.')).toBeNull();
    await expect(merge).toHaveTextContent('0 of 1 to decide');
    await expect(loggedUpdates()).toHaveLength(1);
  },
};

/** Nothing to decide: no warning, and nothing is said twice. */
export const ConflictMerged: Story = {
  play: async () => {
    const dialog = await fillIn({ 'Billing name': 'Yours' });
    changeElsewhere({ billing_phone: '+44 20 7946 0000' });
    await save(dialog);
    const merge = await screen.findByRole('dialog', { name: 'Changed by someone else' });
    await expect(merge).toHaveTextContent('Nothing to decide');
    await expect(within(merge).getByRole('group', { name: 'Billing name' })).toHaveTextContent(
      'Keeping yours',
    );
    await expect(screen.queryByText(/was changed by someone else/)).toBeNull();
    await expect(screen.queryByText(/Reference/)).toBeNull();
  },
};

/**
 * Another edit is saved while the user is choosing: the merge restarts from that version and loses
 * nothing.
 */
export const ConflictAgain: Story = {
  play: async () => {
    const dialog = await fillIn({ 'Billing name': 'Yours' });
    changeElsewhere({ billing_name: 'Theirs', amount: 5 });
    await save(dialog);
    const merge = () => screen.findByRole('dialog', { name: 'Changed by someone else' });
    await userEvent.click(within(await merge()).getByRole('radio', { name: 'Yours Yours' }));
    changeElsewhere({ address: 'Theirs again' });
    await save(await merge());
    await waitFor(() => expect(loggedUpdates()).toHaveLength(2));
    await within(await merge()).findByRole('group', { name: 'Address' });
    await save(await merge());
    await screen.findByText(/^Saved Successfully!/);
    await expect(loggedUpdates().map(({ ifMatch, request }) => [ifMatch, request])).toEqual([
      ['"1"', { billing: { billing_name: 'Yours' } }],
      ['"2"', { billing: { billing_name: 'Yours' } }],
      ['"3"', { billing: { billing_name: 'Yours' } }],
    ]);
    await expect(findStoryOrganization(mock)).toMatchObject({
      billing_name: 'Yours',
      amount: 5,
      address: 'Theirs again',
    });
  },
};

/** Cancelling the merge returns to the form with all input, conflicting fields marked. */
export const ConflictCancelled: Story = {
  play: async () => {
    const dialog = await fillIn({ Name: 'Yours Ltd' });
    changeElsewhere({ name: 'Theirs Ltd' });
    await save(dialog);
    const merge = await screen.findByRole('dialog', { name: 'Changed by someone else' });
    await userEvent.click(within(merge).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(merge).not.toBeInTheDocument());
    await expect(within(dialog).getByLabelText('Name')).toHaveValue('Yours Ltd');
    await within(dialog).findByText('Name conflict.');
    await save(dialog);
    await screen.findByRole('dialog', { name: 'Changed by someone else' });
  },
};

/** The server rejects the merged values: the form has them, with the message on its field. */
export const ConflictRejected: Story = {
  parameters: withoutSnapshot('It looks as a rejected edit does.'),
  play: async () => {
    const dialog = await fillIn({ Name: 'Yours Ltd' });
    changeElsewhere({ billing_phone: '+44 20 7946 0000' });
    await save(dialog);
    const merge = await screen.findByRole('dialog', { name: 'Changed by someone else' });
    mock.control.failNext({
      call: 'updateOrganization',
      effect: {
        status: 409,
        code: 'duplicate',
        extra: { errors: [{ pointer: '/name', code: 'exists' }] },
      },
    });
    await save(merge);
    const name = within(dialog).getByLabelText('Name');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name already exists.'));
    await expect(name).toHaveValue('Yours Ltd');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(within(dialog).getByLabelText('Billing phone')).toHaveValue('+44 20 7946 0000');
    await save(dialog);
    await screen.findByText(/^Saved Successfully!/);
    await expect(loggedUpdates().map(({ ifMatch, request }) => [ifMatch, request])).toEqual([
      ['"1"', { name: 'Yours Ltd' }],
      ['"2"', { name: 'Yours Ltd' }],
      ['"2"', { name: 'Yours Ltd' }],
    ]);
  },
};

/**
 * The session ends and another user saves. After signing in again the form has the input and the
 * original version, so saving reports the conflict.
 */
export const SessionEnded: Story = {
  play: async () => {
    const dialog = await fillIn({ Address: 'Yours' });
    mock.control.endSessions();
    await save(dialog);
    changeElsewhere({ amount: 5 });
    await signInAs('demo');
    const reopenedDialog = await findDialog();
    await expect(within(reopenedDialog).getByLabelText('Address')).toHaveValue('Yours');
    await expect(within(reopenedDialog).getByLabelText('Amount')).toHaveValue('3,371.42');
    await save(reopenedDialog);
    const merge = await screen.findByRole('dialog', { name: 'Changed by someone else' });
    await expect(within(merge).getByRole('group', { name: 'Amount' })).toHaveTextContent(
      'Keeping theirs',
    );
  },
};

/** What was typed stays, and is sent again. */
export const Failed: Story = {
  args: {
    prepare: (api) => {
      mock = api;
      addStoryOrganization(api);
      api.control.failNext({ call: 'updateOrganization', effect: { status: 500 } });
    },
  },
  play: async () => {
    const dialog = await fillIn({ Address: '7 Harbour Street' });
    await save(dialog);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Saving Failed!');
    await expect(within(dialog).getByLabelText('Address')).toHaveValue('7 Harbour Street');
    await save(dialog);
    await screen.findByText(/^Saved Successfully!/);
  },
};
