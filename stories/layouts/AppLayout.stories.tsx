import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { TokenScreen } from '~/screens/Token/TokenScreen';
import { fullPage, type StoryApp } from '../StoryApp';
import { longName } from '../screens/extremeOrganizations';

const meta = {
  title: 'layouts/AppLayout',
  tags: ['!autodocs'],
  ...fullPage,
  args: { screens: { TokenScreen }, path: '/token' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const findTokensTable = () => screen.findByRole('table', { name: 'Tokens', busy: false });
const withMenuState = (data: { collapsed: boolean; folded: string[] }) => ({
  localStorageItems: { 'ams.menu': JSON.stringify({ v: 1, data }) },
});

async function openUserMenu(name: string) {
  await findTokensTable();
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
}

const signedInAs = (name: string) => ({
  localStorageItems: {
    'ams.session': JSON.stringify({
      v: 1,
      data: { token: 'ses_story', user: { id: 'usr_demo', name, email: 'demo@example.com' } },
    }),
  },
});

export const Collapsed: Story = {
  args: withMenuState({ collapsed: true, folded: [] }),
  play: async () => void (await findTokensTable()),
};
export const UserMenu: Story = {
  play: async () => {
    await openUserMenu('Robin Hale');
    const { lastElementChild } = screen.getByRole('menu');
    await expect(lastElementChild).toHaveTextContent('Version 1.2.3 (abc1234)');
  },
};
export const LongName: Story = { args: signedInAs(longName), play: () => openUserMenu(longName) };
/** Below 768 px the menu is a drawer. */
export const Drawer: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  parameters: {
    chromatic: { modes: { light: { disable: true }, dark: { disable: true } } },
  },
  play: async () => {
    await findTokensTable();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** Toasts above a screen, at two positions, with a timeout longer than the story. */
export const Toasts: Story = {
  args: {
    onCreated: ({ stores: { toasts } }) => {
      toasts.show({ type: 'success', text: 'Saved Successfully!', timeout: 3_600_000 });
      toasts.show({
        type: 'error',
        text: 'Saving Failed!',
        position: 'bottom-right',
        timeout: 3_600_000,
      });
    },
  },
  play: async () => {
    await findTokensTable();
    await expect(screen.findByText('Saved Successfully!')).resolves.toBeVisible();
  },
};
