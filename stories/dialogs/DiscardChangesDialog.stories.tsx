import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DiscardChangesDialog } from '~/hooks/DiscardChangesDialog';

const meta = {
  title: 'dialogs/DiscardChangesDialog',
  tags: ['!autodocs'],
  component: DiscardChangesDialog,
  args: { onDiscard: fn(), onCancel: fn() },
} satisfies Meta<typeof DiscardChangesDialog>;

export default meta;

export const Open: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
