import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { KeyboardShortcutsDialog } from '~/features/commands/KeyboardShortcutsDialog';
import { StoryApp } from '../StoryApp';
import { openMenu } from './openMenu';

const meta = {
  title: 'dialogs/KeyboardShortcutsDialog',
  tags: ['!autodocs'],
  component: StoryApp,
  subcomponents: { KeyboardShortcutsDialog },
  parameters: { layout: 'fullscreen' },
  args: { path: '/accounts' },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openShortcuts() {
  await userEvent.type(await openMenu(), 'keyb{Enter}');
  return within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
}

export const Open: Story = {
  play: async () => {
    const dialog = await openShortcuts();
    dialog.getByText('Go to Accounts');
  },
};

export const TurnedOff: Story = {
  args: { localStorageItems: { 'ams.shortcuts': '{"v":1,"data":false}' } },
  play: async () => {
    const dialog = await openShortcuts();
    dialog.getByText(/turned off/);
  },
};
