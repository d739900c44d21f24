import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import type { MockApi } from '~~/mocks/createMockApi';
import { SelectFromListDialog } from '~/features/lookup/SelectFromListDialog';
import { OrganizationsScreen } from '~/screens/Organizations/OrganizationsScreen';
import { fullPage, type StoryApp } from '../StoryApp';

const meta = {
  title: 'dialogs/SelectFromListDialog',
  tags: ['!autodocs'],
  ...fullPage,
  subcomponents: { SelectFromListDialog },
  args: { screens: { OrganizationsScreen }, path: '/accounts', organizations: 12 },
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

const list = 'Acme Robotics\nbilling@group.example\nBrightwater Clinix\nNobody';

export const Empty: Story = { play: async () => void (await openDialog()) };

/** Found, ambiguous, and not found with and without suggestions. */
export const Results: Story = {
  args: { prepare: shareBillingEmail },
  play: async () => {
    const dialog = await find(list);
    await dialog.findByRole('heading', { name: '2 not found' });
  },
};

/** The list stays as it was typed. */
export const Failed: Story = {
  args: {
    prepare: ({ control }) =>
      control.failNext({ call: 'lookUpOrganizations', effect: { status: 500 } }),
  },
  play: async () => {
    const dialog = await find(list);
    await dialog.findByRole('alert');
  },
};
