import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import type { MockApi } from '~~/mocks/createMockApi';
import { OrganizationsScreen } from '~/screens/Organizations/OrganizationsScreen';
import { fullPage, type StoryApp } from '../StoryApp';

const meta = {
  title: 'dialogs/BulkDialog',
  tags: ['!autodocs'],
  ...fullPage,
  args: { screens: { OrganizationsScreen }, path: '/accounts', organizations: 20 },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selects the page and opens the dialog. */
async function openBulkDialog(change: 'Activate' | 'Deactivate') {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const region = within(await screen.findByRole('region', { name: 'Selection' }));
  await userEvent.click(region.getByRole('button', { name: change }));
  return within(await screen.findByRole('dialog', { name: new RegExp(`^${change} `) }));
}

/** Who changes, who doesn't, and the reason. */
export const Question: Story = {
  play: async () => {
    const dialog = await openBulkDialog('Deactivate');
    dialog.getByRole('textbox', { name: 'Reason' });
  },
};

export const Running: Story = {
  args: {
    prepare: ({ control }: MockApi) =>
      control.failNext({ call: 'deactivateOrganization', effect: 'hang', times: 'always' }),
  },
  play: async () => {
    const dialog = await openBulkDialog('Deactivate');
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await dialog.findByRole('button', { name: 'Stop' });
  },
};

/** What failed is said first, each with its reason. */
export const Failures: Story = {
  args: {
    prepare: ({ control }: MockApi) => {
      for (const effect of [{ status: 404 }, { status: 500 }, 'network'] as const)
        control.failNext({ call: 'deactivateOrganization', effect });
    },
  },
  play: async () => {
    const dialog = await openBulkDialog('Deactivate');
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await dialog.findByRole('button', { name: 'Try again' });
  },
};
