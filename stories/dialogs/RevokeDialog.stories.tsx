import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { TokenScreen } from '~/screens/Token/TokenScreen';
import { fullPage, type StoryApp } from '../StoryApp';
import { rightToLeftNames, unbrokenWord } from '../screens/extremeOrganizations';

const meta = {
  title: 'dialogs/RevokeDialog',
  tags: ['!autodocs'],
  ...fullPage,
  args: { screens: { TokenScreen }, path: '/token' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog(name = 'Migration rehearsal') {
  await userEvent.click(await screen.findByRole('button', { name: `Revoke ${name}` }));
  await screen.findByRole('alertdialog', { name: `Revoke ${name}?` });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
}

function storyWithTokenName(name: string): Story {
  const row = {
    id: 'tok_named',
    name,
    secret: `ams_${'x'.repeat(36)}`,
    revoked: false,
    created_at: '2026-03-01T09:30:00Z',
    expires_at: null,
    last_used_at: null,
  };
  return {
    args: { prepare: ({ database }) => void database.token.create(row) },
    play: () => openDialog(name),
  };
}

/** States the consequence and when the token was last used. */
export const NeverUsed: Story = {
  play: async () => {
    await openDialog();
    await screen.findByText(
      'Anything using this token stops working immediately. The token has never been used.',
    );
  },
};

export const Used: Story = { play: () => openDialog('CI pipeline') };

export const LongText: Story = storyWithTokenName(unbrokenWord);
export const RightToLeftNames: Story = storyWithTokenName(rightToLeftNames[0] ?? '');
