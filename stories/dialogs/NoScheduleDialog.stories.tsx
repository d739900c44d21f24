import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { NoScheduleDialog } from '~/components/NoScheduleDialog';

const meta = {
  title: 'dialogs/NoScheduleDialog',
  tags: ['!autodocs'],
  component: NoScheduleDialog,
  args: { onClose: fn() },
} satisfies Meta<typeof NoScheduleDialog>;

export default meta;

export const Open: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    await screen.findByText('Unable to clock in — no schedule has been set for you today.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
