import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Moon } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { lazyComponent } from '~/ui/lazyComponent';
import { MenuButton, type MenuControl } from '~/ui/MenuButton';
import { Menu, MenuCheckboxItem, MenuItem, MenuLabel, MenuSeparator } from '~/ui/Menu';
import { iframeInDocs } from '../../iframeInDocs';
import { withoutSnapshot } from '../../withoutSnapshot';

function UserMenu(control: MenuControl) {
  const [dark, setDark] = useState(false);
  return (
    <Menu {...control} label="Ada Lovelace">
      <MenuLabel title="Ada Lovelace" detail="ada@example.com" />
      <MenuSeparator />
      <MenuCheckboxItem icon={<Moon size={16} />} checked={dark} onCheckedChange={setDark}>
        Dark theme
      </MenuCheckboxItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut size={16} />}>Logout</MenuItem>
    </Menu>
  );
}

// As in the app, the menu is loaded when it is first opened.
const LazyUserMenu = lazyComponent('UserMenu', () => Promise.resolve(UserMenu));

const meta = {
  title: 'ui/MenuButton',
  parameters: iframeInDocs,
  component: MenuButton,
  args: {
    variant: 'quiet',
    children: 'Ada Lovelace',
    menu: LazyUserMenu,
  },
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ada Lovelace' });
    await userEvent.click(button);
    await screen.findByRole('menu', { name: 'Ada Lovelace' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Dark theme' }));
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Dark theme' })).toBeChecked();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ada Lovelace' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('menuitemcheckbox', { name: 'Dark theme' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ClosesOnTab: Story = {
  parameters: withoutSnapshot('It ends as Closed does.'),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ada Lovelace' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const TogglesByClick: Story = {
  parameters: withoutSnapshot('It ends as Closed does.'),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ada Lovelace' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
