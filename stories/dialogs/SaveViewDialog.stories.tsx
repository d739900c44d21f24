import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { App } from '~/app/createApp';
import { SaveViewDialog } from '~/features/views/SaveViewDialog';
import { StoryApp } from '../StoryApp';
import { openViewDialog, openViewsMenu, storedViews, viewArgs } from './openViewDialog';

const meta = {
  title: 'dialogs/SaveViewDialog',
  tags: ['!autodocs'],
  component: StoryApp,
  subcomponents: { SaveViewDialog },
  parameters: { layout: 'fullscreen' },
  args: viewArgs,
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function save(name: string) {
  const dialog = await openViewDialog('Save view');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), name);
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  return dialog;
}

export const Save: Story = {
  play: async () => {
    await save('Weekly');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText(/^Saved Successfully!/);
    await openViewsMenu();
    await screen.findByRole('menuitem', { name: 'Weekly' });
  },
};

/** The button says which view is on screen. */
export const CurrentView: Story = {
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Views, Low on seats' });
    await expect(button.offsetWidth).toBeLessThanOrEqual(160);
  },
};

/** Instead of a command that has nothing to manage, what saving does. */
export const NoViews: Story = {
  args: { localStorageItems: {} },
  play: async () => {
    await openViewsMenu();
    await screen.findByText('Keeps search, filters and order under a name.');
    await expect(screen.queryByRole('menuitem', { name: 'Manage views' })).toBeNull();
  },
};

export const NameTaken: Story = {
  play: async () => {
    const dialog = await save('LOW on  seats');
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
        'Name already exists.',
      ),
    );
  },
};

export const TwentyViews: Story = {
  args: {
    localStorageItems: storedViews(
      Array.from({ length: 20 }, (_, index) => ({ name: `View ${index + 1}`, search: '' })),
    ),
  },
  play: async () => {
    const dialog = await openViewDialog('Save view');
    dialog.getByText('You have 20 views. Delete one to save another.');
  },
};

let app: App | undefined;

export const StorageFull: Story = {
  args: { onCreated: (created) => (app = created) },
  play: async () => {
    if (app) app.stores.views.setList = () => false;
    const dialog = await save('Weekly');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Saving Failed!');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Weekly');
  },
};
