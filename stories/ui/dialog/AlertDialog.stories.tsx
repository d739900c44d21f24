import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AlertDialog } from '~/ui/dialog/AlertDialog';
import { Button } from '~/ui/Button';
import { iframeInDocs } from '../../iframeInDocs';

const meta = {
  title: 'ui/AlertDialog',
  parameters: iframeInDocs,
  component: AlertDialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Caution',
    description: 'Unable to clock in — no schedule has been set for you today.',
    actions: <Button variant="primary">Close</Button>,
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;

export const Open: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Caution' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
