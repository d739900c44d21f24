import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { OrganizationsScreen } from '~/screens/Organizations/OrganizationsScreen';
import { fullPage, type StoryApp } from '../StoryApp';

const meta = {
  title: 'dialogs/TotalsDialog',
  tags: ['!autodocs'],
  ...fullPage,
  args: { screens: { OrganizationsScreen }, path: '/accounts', organizations: 20 },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selects the page and opens the dialog. */
async function openDialog() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const region = within(await screen.findByRole('region', { name: 'Selection' }));
  await userEvent.click(region.getByRole('button', { name: 'Change total seats' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Change total seats of / }));
  await dialog.findByRole('radiogroup', { name: 'New total' });
  return dialog;
}

/** What suffices by the last 90 days. */
export const FitToUse: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('radio', { name: 'Fit to use' }));
    await dialog.findByRole('table', { name: 'Changes' });
  },
};

/** A change as typed, and a total below the seats in use. */
export const Invalid: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Change' }), '+10 %');
    const [first] = await dialog.findAllByRole('textbox', { name: /^New total, / });
    if (!first) return;
    await userEvent.clear(first);
    await userEvent.type(first, '0');
    await userEvent.tab();
  },
};
