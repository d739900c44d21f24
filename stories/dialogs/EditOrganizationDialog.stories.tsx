import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '../../mocks/createMockApi';
import type { OrganizationRow } from '../../mocks/rows';
import { Console } from '../Console';
import { addOrganization, id } from './organization';
import { signIn } from './signIn';

let mock: MockApi;

const meta = {
  title: 'dialogs/EditOrganizationDialog',
  component: Console,
  parameters: { layout: 'fullscreen' },
  args: {
    path: `/accounts/${id}?edit`,
    organizations: 0,
    prepare: (api) => {
      mock = api;
      addOrganization(api);
    },
  },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => screen.findByRole('dialog', { name: 'Edit organization' });

/**
 * By a mouse of its own: a second click in no time would be half of a double click, which counts
 * once.
 */
const save = (dialog: HTMLElement) =>
  userEvent.setup().click(within(dialog).getByRole('button', { name: 'Save changes' }));

async function type(values: Readonly<Record<string, string>>) {
  const dialog = await opened();
  for (const [label, text] of Object.entries(values)) {
    const field = within(dialog).getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  }
  return dialog;
}

/** Somebody else saves something meanwhile. */
function elsewhere(fields: Partial<OrganizationRow>) {
  const { version } = mock.database.organizations.get(id) ?? { version: 0 };
  mock.database.organizations.change(id, { ...fields, version: version + 1 });
}

const patches = () => mock.control.log().filter(({ call }) => call === 'updateOrganization');

export const Ready: Story = {
  play: async () => {
    const dialog = await opened();
    await expect(within(dialog).getByLabelText('Amount')).toHaveValue('3371.42');
    await expect(within(dialog).getByLabelText('Currency')).toHaveValue('GBP');
  },
};

/** What differs is sent, and nothing else; profile and title follow. */
export const Saved: Story = {
  play: async () => {
    const dialog = await type({ Name: '  Southwind ', Amount: '0.10' });
    await save(dialog);
    await screen.findByRole('heading', { level: 1, name: 'Southwind' });
    await screen.findByText('Saved Successfully!');
    await expect(patches()).toMatchObject([
      { ifMatch: '"1"', request: { name: 'Southwind', billing: { amount: 0.1 } } },
    ]);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Nothing was changed: nothing is sent. */
export const Unchanged: Story = {
  play: async () => {
    await save(await type({ Name: 'Northwind Traders Ltd ' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(patches()).toEqual([]);
  },
};

/** The amount with two decimals; written as the console shows it, it is no change. */
export const WrittenDifferently: Story = {
  args: {
    prepare: (api) => {
      mock = api;
      addOrganization(api);
      elsewhere({ amount: 1920.1 });
    },
  },
  play: async () => {
    const dialog = await opened();
    const amount = within(dialog).getByLabelText('Amount');
    await expect(amount).toHaveValue('1920.10');
    await type({ Amount: '1,920.10' });
    await expect(amount).toHaveValue('1,920.10');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(patches()).toEqual([]);
  },
};

/** A missing currency is not turned into another one. */
export const MissingValues: Story = {
  args: {
    prepare: (api) => {
      mock = api;
      addOrganization(api);
      const data = {
        id,
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
    const dialog = await opened();
    await expect(within(dialog).getByLabelText('Currency')).toHaveValue('');
    await save(await type({ Name: 'Null' }));
    await expect((await within(dialog).findAllByText('Currency is required.')).length).toBe(2);
  },
};

/**
 * Both sides stand beside each other; what one side alone changed is taken by itself, the rest is
 * chosen.
 */
export const Conflict: Story = {
  play: async () => {
    const dialog = await type({ 'Billing name': 'Yours', Address: 'Your road 1' });
    elsewhere({ billing_name: 'Theirs', billing_phone: '+44 20 7946 0000' });
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
    await expect(patches()).toHaveLength(1);
  },
};

/**
 * Somebody is faster even while the person chooses: the merge goes on from theirs, and everything
 * survives.
 */
export const ConflictAgain: Story = {
  play: async () => {
    const dialog = await type({ 'Billing name': 'Yours' });
    elsewhere({ billing_name: 'Theirs', amount: 5 });
    await save(dialog);
    const merge = () => screen.findByRole('dialog', { name: 'Changed by someone else' });
    await userEvent.click(within(await merge()).getByRole('radio', { name: 'Yours Yours' }));
    elsewhere({ address: 'Theirs again' });
    await save(await merge());
    await waitFor(() => expect(patches()).toHaveLength(2));
    await within(await merge()).findByRole('group', { name: 'Address' });
    await save(await merge());
    await screen.findByText('Saved Successfully!');
    await expect(patches().map(({ ifMatch, request }) => [ifMatch, request])).toEqual([
      ['"1"', { billing: { billing_name: 'Yours' } }],
      ['"2"', { billing: { billing_name: 'Yours' } }],
      ['"3"', { billing: { billing_name: 'Yours' } }],
    ]);
    await expect(mock.database.organizations.get(id)).toMatchObject({
      billing_name: 'Yours',
      amount: 5,
      address: 'Theirs again',
    });
  },
};

/** Back from the merge the form stands as it was, what differs is marked. */
export const ConflictCancelled: Story = {
  play: async () => {
    const dialog = await type({ Name: 'Yours Ltd' });
    elsewhere({ name: 'Theirs Ltd' });
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
    const dialog = await type({ Address: 'Yours' });
    mock.control.endSessions();
    await save(dialog);
    elsewhere({ amount: 5 });
    await signIn('demo');
    const again = await opened();
    await expect(within(again).getByLabelText('Address')).toHaveValue('Yours');
    await expect(within(again).getByLabelText('Amount')).toHaveValue('3371.42');
    await save(again);
    const merge = await screen.findByRole('dialog', { name: 'Changed by someone else' });
    await expect(within(merge).getByRole('group', { name: 'Amount' })).toHaveTextContent(
      'Theirs is kept',
    );
  },
};
