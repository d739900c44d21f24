import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from '~/ui/button/CopyButton';

const meta = {
  title: 'ui/CopyButton',
  component: CopyButton,
  args: { name: 'id', value: 'org_4f9c2b7a' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Copied: Story = {
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy id' }));
    await expect(write).toHaveBeenCalledWith(args.value);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    write.mockRestore();
  },
};

export const Failed: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('Denied', 'NotAllowedError'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy id' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copying failed'));
    write.mockRestore();
  },
};
