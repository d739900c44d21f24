import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { OrganizationsScreen } from '~/screens/Organizations/OrganizationsScreen';
import { fullPage, type StoryApp } from '../StoryApp';

const lowView = { name: 'Low on seats', search: '?status=active&seats=low' };

/** Local storage with views of the user of the stories. */
const storedViews = (views: readonly object[]) => ({
  'ams.views': JSON.stringify({ v: 1, data: { usr_demo: views } }),
});

const meta = {
  title: 'dialogs/Views',
  tags: ['!autodocs'],
  ...fullPage,
  args: {
    screens: { OrganizationsScreen },
    path: `/accounts${lowView.search}`,
    organizations: 20,
    localStorageItems: storedViews([
      lowView,
      { name: 'All, by date', search: '?sort=registered_at' },
    ]),
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openViewsMenu(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^Views/ }));
}

async function openViewDialog(name: 'Save view' | 'Manage views') {
  await openViewsMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

/** Links; the current view is marked, and its name is on the button. */
export const Menu: Story = {
  play: async () => {
    await openViewsMenu();
    await screen.findByRole('menuitem', { name: lowView.name, current: true });
  },
};

export const Save: Story = {
  args: { path: '/accounts?status=inactive' },
  play: async () => void (await openViewDialog('Save view')),
};

export const TwentyViews: Story = {
  args: {
    path: '/accounts?status=inactive',
    localStorageItems: storedViews(
      Array.from({ length: 20 }, (_, index) => ({ name: `View ${index + 1}`, search: '' })),
    ),
  },
  play: async () => void (await openViewDialog('Save view')),
};

export const Manage: Story = {
  play: async () => void (await openViewDialog('Manage views')),
};
