import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ManageViewsDialog } from '~/features/views/ManageViewsDialog';
import { StoryApp } from '../StoryApp';
import { lowView, openViewDialog, openViewsMenu, viewArgs } from './openViewDialog';

const meta = {
  title: 'dialogs/ManageViewsDialog',
  tags: ['!autodocs'],
  component: StoryApp,
  subcomponents: { ManageViewsDialog },
  parameters: { layout: 'fullscreen' },
  args: viewArgs,
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links; the current view is marked. */
export const OpenMenu: Story = {
  play: async () => {
    await openViewsMenu();
    const item = await screen.findByRole('menuitem', { name: lowView.name });
    await expect(item).toHaveAttribute('href', `/accounts${lowView.search}`);
    await expect(item).toHaveAttribute('aria-current', 'true');
    const other = screen.getByRole('menuitem', { name: 'All, by date' });
    await expect(other).not.toHaveAttribute('aria-current');
    await userEvent.click(other);
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Date Registered' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
    await openViewsMenu();
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'All, by date' })).toHaveAttribute(
        'aria-current',
      ),
    );
  },
};

/** Moved up, renamed and deleted. */
export const Manage: Story = {
  play: async () => {
    const dialog = await openViewDialog('Manage views');
    const names = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    await userEvent.click(dialog.getByRole('button', { name: 'Move All, by date up' }));
    await expect(names()).toEqual(['All, by date', lowView.name]);
    await userEvent.click(dialog.getByRole('button', { name: `Rename ${lowView.name}` }));
    const rename = within(await screen.findByRole('dialog', { name: `Rename ${lowView.name}` }));
    await userEvent.clear(rename.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(rename.getByRole('textbox', { name: 'Name' }), 'Low{Enter}');
    await waitFor(() => expect(names()).toEqual(['All, by date', 'Low']));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete All, by date' }));
    await expect(names()).toEqual(['Low']);
    await expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus();
  },
};

/** "Undo" puts it back at its place. */
export const Deleted: Story = {
  play: async () => {
    const dialog = await openViewDialog('Manage views');
    const names = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    await userEvent.click(dialog.getByRole('button', { name: `Delete ${lowView.name}` }));
    await expect(names()).toEqual(['All, by date']);
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
    toasts.getByText(`${lowView.name} deleted.`);
    await userEvent.click(toasts.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual([lowView.name, 'All, by date']));
    await expect(toasts.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const Rename: Story = {
  play: async () => {
    const dialog = await openViewDialog('Manage views');
    await userEvent.click(dialog.getByRole('button', { name: `Rename ${lowView.name}` }));
    const rename = within(await screen.findByRole('dialog', { name: `Rename ${lowView.name}` }));
    await expect(rename.getByRole('textbox', { name: 'Name' })).toHaveValue(lowView.name);
  },
};
