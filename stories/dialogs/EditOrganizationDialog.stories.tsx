import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '../../mocks/createMockApi';
import type { OrganizationRecord } from '../../mocks/records';
import { StoryApp } from '../StoryApp';
import { addStoryOrganization, storyOrganizationId } from './storyOrganization';
import { signInAs } from './signInAs';

let mock: MockApi;

const meta = {
  title: 'dialogs/EditOrganizationDialog',
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
 * By a mouse of its own: a second click in no time would be half of a double click, which counts
 * once.
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

/** Somebody else saves something meanwhile. */
function changeElsewhere(fields: Partial<OrganizationRecord>) {
  const { version } = mock.database.organizations.get(storyOrganizationId) ?? { version: 0 };
  mock.database.organizations.update(storyOrganizationId, { ...fields, version: version + 1 });
}

const loggedUpdates = () => mock.control.log().filter(({ call }) => call === 'updateOrganization');

export const Ready: Story = {
  play: async () => {
    const dialog = await findDialog();
    await expect(within(dialog).getByLabelText('Amount')).toHaveValue('3371.42');
    await expect(within(dialog).getByLabelText('Currency')).toHaveValue('GBP');
  },
};

/** What differs is sent, and nothing else; profile and title follow. */
export const Saved: Story = {
  play: async () => {
    const dialog = await fillIn({ Name: '  Southwind ', Amount: '0.10' });
    await save(dialog);
    await screen.findByRole('heading', { level: 1, name: 'Southwind' });
    await screen.findByText('Saved Successfully!');
    await expect(loggedUpdates()).toMatchObject([
      { ifMatch: '"1"', request: { name: 'Southwind', billing: { amount: 0.1 } } },
    ]);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Nothing was changed: nothing is sent. */
export const Unchanged: Story = {
  play: async () => {
    await save(await fillIn({ Name: 'Northwind Traders Ltd ' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(loggedUpdates()).toEqual([]);
  },
};

/** The amount with two decimals; written as the console shows it, it is no change. */
export const WrittenDifferently: Story = {
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
    await expect(amount).toHaveValue('1920.10');
    await fillIn({ Amount: '1,920.10' });
    await expect(amount).toHaveValue('1,920.10');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(loggedUpdates()).toEqual([]);
  },
};

/** A missing currency is not turned into another one. */
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
    await expect((await within(dialog).findAllByText('Currency is required.')).length).toBe(2);
  },
};

/**
 * Both sides stand beside each other; what one side alone changed is taken by itself, the rest is
 * chosen.
 */
export const Conflict: Story = {
  play: async () => {
    const dialog = await fillIn({ 'Billing name': 'Yours', Address: 'Your road 1' });
    changeElsewhere({ billing_name: 'Theirs', billing_phone: '+44 20 7946 0000' });
    await save(dialog);
    const merge = await screen.findByRole('dialog', { name: 'Changed by someone else' });
    await expect(within(merge).getByRole('alert')).toHaveTextContent(
      'Northwind Traders Ltd was changed by someone else. Check it and confirm again.',
    );
    const field = within(within(merge).getByRole('group', { name: 'Billing name' }));
    await field.findByText('Billing name conflict.');
    await expect(within(merge).getByRole('group', { name: 'Billing phone' })).toHaveTextContent(
      'Theirs is kept',
    );
    await save(merge);
    await expect(
      await within(merge).findByRole('link', { name: 'Billing name conflict.' }),
    ).toBeVisible();
    await within(merge).findByText('Validation failed');
    await waitFor(() => expect(field.getByRole('radio', { name: 'Theirs Theirs' })).toHaveFocus());
    await userEvent.click(field.getByRole('radio', { name: 'Yours Yours' }));
    await expect(within(merge).queryByText('Billing name conflict.')).toBeNull();
    await expect(loggedUpdates()).toHaveLength(1);
  },
};

/**
 * Somebody is faster even while the person chooses: the merge goes on from theirs, and everything
 * survives.
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
    await screen.findByText('Saved Successfully!');
    await expect(loggedUpdates().map(({ ifMatch, request }) => [ifMatch, request])).toEqual([
      ['"1"', { billing: { billing_name: 'Yours' } }],
      ['"2"', { billing: { billing_name: 'Yours' } }],
      ['"3"', { billing: { billing_name: 'Yours' } }],
    ]);
    await expect(mock.database.organizations.get(storyOrganizationId)).toMatchObject({
      billing_name: 'Yours',
      amount: 5,
      address: 'Theirs again',
    });
  },
};

/** Back from the merge the form stands as it was, what differs is marked. */
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

/**
 * The session ended in the middle, and somebody else wrote meanwhile: the form stands as it was, on
 * the version that was seen.
 */
export const SessionEnded: Story = {
  play: async () => {
    const dialog = await fillIn({ Address: 'Yours' });
    mock.control.endSessions();
    await save(dialog);
    changeElsewhere({ amount: 5 });
    await signInAs('demo');
    const again = await findDialog();
    await expect(within(again).getByLabelText('Address')).toHaveValue('Yours');
    await expect(within(again).getByLabelText('Amount')).toHaveValue('3371.42');
    await save(again);
    const merge = await screen.findByRole('dialog', { name: 'Changed by someone else' });
    await expect(within(merge).getByRole('group', { name: 'Amount' })).toHaveTextContent(
      'Theirs is kept',
    );
  },
};
