import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { OrganizationProfileScreen } from '~/screens/OrganizationProfile/OrganizationProfileScreen';
import { fullPage, type StoryApp } from '../StoryApp';

const meta = {
  title: 'dialogs/CommandMenu',
  tags: ['!autodocs'],
  ...fullPage,
  args: { screens: { OrganizationProfileScreen }, path: '/accounts/org_aurora', organizations: 20 },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openMenu(text: string): Promise<void> {
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const field = await screen.findByRole('combobox', { name: 'Search organizations and commands' });
  await waitFor(() => expect(field).toHaveFocus());
  if (text) await userEvent.type(field, text);
}

/** Without a text: all commands by what they do. */
export const Open: Story = {
  play: async () => {
    await openMenu('');
    await screen.findByRole('group', { name: 'Go to' });
  },
};

/** A verb and a name. */
export const Found: Story = {
  play: async () => {
    await openMenu('deactivate acme');
    await screen.findByRole('option', { name: 'Deactivate Acme Robotics' });
  },
};

export const Failed: Story = {
  args: {
    prepare: ({ control }) =>
      control.failNext({ call: 'listOrganizations', effect: { status: 500 }, times: 'always' }),
  },
  play: async () => {
    await openMenu('acme');
    await screen.findByRole('button', { name: 'Try again' });
  },
};

export const KeyboardShortcuts: Story = {
  play: async () => {
    await openMenu('keyb{Enter}');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  },
};
