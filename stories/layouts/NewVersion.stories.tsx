import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { NewVersionNotice } from '~/components/Notifications';
import { ToastRegion } from '~/ui/Toast';

const meta = {
  title: 'layouts/NewVersion',
  tags: ['!autodocs'],
  component: NewVersionNotice,
  args: { onReload: fn() },
  render: (args) => (
    <ToastRegion stacks={[['bottom-right', <NewVersionNotice key="notice" {...args} />]]} />
  ),
} satisfies Meta<typeof NewVersionNotice>;

export default meta;

export const Available: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    await expect(screen.getByRole('status')).toHaveTextContent('A new version is available');
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
