import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DiscardQuestion } from '../../src/layouts/DiscardQuestion';

const meta = {
  title: 'dialogs/DiscardQuestion',
  tags: ['!autodocs'],
  component: DiscardQuestion,
  args: { onDiscard: fn(), onKeep: fn() },
} satisfies Meta<typeof DiscardQuestion>;

export default meta;

export const Open: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
