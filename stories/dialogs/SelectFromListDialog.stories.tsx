import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '~~/mocks/createMockApi';
import { SelectFromListDialog } from '~/features/lookup/SelectFromListDialog';
import { StoryApp } from '../StoryApp';

const meta = {
  title: 'dialogs/SelectFromListDialog',
  tags: ['!autodocs'],
  component: StoryApp,
  subcomponents: { SelectFromListDialog },
  parameters: { layout: 'fullscreen' },
  args: { path: '/accounts', organizations: 12 },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Select from a list' }));
  return within(await screen.findByRole('dialog', { name: 'Select from a list' }));
}

async function find(text: string) {
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('textbox', { name: 'Names, subdomains, IDs or emails' }));
  await userEvent.paste(text);
  await userEvent.click(dialog.getByRole('button', { name: 'Find' }));
  return dialog;
}

/** Two organizations have the same billing email. */
function shareBillingEmail({ database }: MockApi) {
  for (const id of ['org_aurora', 'org_lakeland'])
    database.organization.update({
      where: { id: { equals: id } },
      data: { billing_email: 'billing@group.example' },
    });
}

const list = 'Acme Robotics\norg_hallberg\nbilling@group.example\nBrightwater Clinix\n';

/** As pasted from a mail: one without its legal form, two misspelt, one unknown. */
const mail =
  '1. Acme Robotics\n2. Hallberg Shipping\n3. Brightwater Clinix\n4. Auorra Robotics\n5. Nobody';

export const Empty: Story = {
  play: async () => {
    const dialog = await openDialog();
    const list = dialog.getByRole('textbox');
    await waitFor(() => expect(list).toHaveFocus());
    // Eight lines.
    await expect(list.clientHeight).toBeGreaterThanOrEqual(150);
  },
};

/** Focus is on what was found. */
export const Results: Story = {
  args: { prepare: shareBillingEmail },
  play: async () => {
    const dialog = await find(list);
    await waitFor(() => expect(dialog.getByRole('heading', { name: '2 found' })).toHaveFocus());
    dialog.getByRole('heading', { name: '1 ambiguous' });
    dialog.getByRole('heading', { name: '1 not found' });
    const group = within(dialog.getByRole('group', { name: 'billing@group.example' }));
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
    dialog.getByRole('button', { name: 'Copy not found' });
    dialog.getByRole('button', { name: 'Select 2 organizations' });
    await userEvent.click(group.getByRole('checkbox', { name: /^Aurora Robotics/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Select 3 organizations' }));
    const region = within(await screen.findByRole('region', { name: 'Selection' }));
    region.getByText('3 selected');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A text that lacks the legal form is found; others have suggestions, or a link to the search. */
export const Suggestions: Story = {
  play: async () => {
    const dialog = await find(mail);
    await dialog.findByRole('heading', { name: '2 found' });
    const taken = within(dialog.getByRole('list', { name: 'Found by a similar name' }));
    await expect(taken.getByRole('listitem')).toHaveTextContent(
      /^Hallberg Shipping.*Hallberg Shipping AB/,
    );
    dialog.getByRole('heading', { name: '3 not found' });
    const search = dialog.getByRole('link', { name: 'Search Nobody' });
    await expect(search).toHaveAttribute('href', '/accounts?q=Nobody');
    await expect(search).toHaveAttribute('target', '_blank');
  },
};

/** What is used is found, until it is removed. Focus stays beside the button, which goes. */
export const SuggestionUsed: Story = {
  play: async () => {
    const dialog = await find(mail);
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Use Brightwater Clinics DAC' }),
    );
    dialog.getByRole('heading', { name: '3 found' });
    const next = dialog.getByRole('button', { name: 'Use Aurora Robotics' });
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    dialog.getByRole('heading', { name: '4 found' });
    await expect(dialog.getByRole('link', { name: 'Search Nobody' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Brightwater Clinics DAC' }));
    dialog.getByRole('heading', { name: '2 not found' });
    await expect(dialog.getByRole('button', { name: 'Remove Aurora Robotics' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Select 3 organizations' }));
    const region = within(await screen.findByRole('region', { name: 'Selection' }));
    region.getByText('3 selected');
  },
};

export const Required: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Find' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/ is required\.$/),
    );
  },
};

export const TooMany: Story = {
  play: async () => {
    const dialog = await find(Array.from({ length: 501 }, (_, index) => `${index}`).join(','));
    await waitFor(() =>
      expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(
        'At most 500 at once. You have 501.',
      ),
    );
  },
};

/** "Back" returns to the list as it was typed. */
export const NothingFound: Story = {
  play: async () => {
    const dialog = await find('nobody\nno one');
    await dialog.findByRole('heading', { name: '2 not found' });
    await expect(dialog.getByRole('button', { name: 'Select 0 organizations' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(dialog.getByRole('textbox')).toHaveValue('nobody\nno one');
  },
};

/** A server that lacks the call: the command is left out from then on. */
export const NotAvailable: Story = {
  args: {
    prepare: ({ control }) =>
      control.failNext({ call: 'lookUpOrganizations', effect: { status: 404 } }),
  },
  play: async () => {
    const dialog = await find(list);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      "This server can't look up lists. Search for each one instead.",
    );
    await expect(dialog.getByRole('textbox')).toHaveValue(list);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    const menu = within(await screen.findByRole('menu', { name: 'More' }));
    await expect(menu.queryByRole('menuitem', { name: 'Select from a list' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}');
    const commands = within(await screen.findByRole('dialog', { name: 'Command menu' }));
    await userEvent.keyboard('from a list');
    await waitFor(() => expect(commands.queryByText('Select from a list')).toBeNull());
  },
};

export const Failed: Story = {
  args: {
    prepare: ({ control }) =>
      control.failNext({ call: 'lookUpOrganizations', effect: { status: 500 } }),
  },
  play: async () => {
    const dialog = await find(list);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(dialog.getByRole('textbox')).toHaveValue(list);
  },
};
