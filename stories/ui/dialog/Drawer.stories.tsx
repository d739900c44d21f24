import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '~/ui/Button';
import { Drawer } from '~/ui/dialog/Drawer';
import { Stack } from '~/ui/Page';
import { iframeInDocs } from '../../iframeInDocs';

const meta = {
  title: 'ui/Drawer',
  parameters: iframeInDocs,
  component: Drawer,
  args: {
    onClose: fn(),
    label: 'Main menu',
    children: (
      <Stack>
        <Button variant="quiet">Accounts</Button>
        <Button variant="quiet">Token</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;

export const Open: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Main menu' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
