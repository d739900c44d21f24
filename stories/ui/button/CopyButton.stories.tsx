import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from '~/ui/button/CopyButton';
import { Row } from '~/ui/layout/Row';

const meta = {
  title: 'ui/CopyButton',
  component: CopyButton,
  args: { name: 'id', value: 'org_4f9c2b7a' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At first, once copied, and where the browser denies it. */
export const States: Story = {
  render: (args) => (
    <Row>
      <CopyButton {...args} />
      <CopyButton {...args} name="email" />
      <CopyButton {...args} name="phone" />
    </Row>
  ),
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy email' }));
    await expect(write).toHaveBeenCalledWith(args.value);
    await waitFor(() => expect(canvas.getByText('Copied')).toHaveRole('status'));
    write.mockRestore();
    // user-event has replaced the clipboard.
    const denied = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('Denied', 'NotAllowedError'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy phone' }));
    await waitFor(() => expect(canvas.getByText('Copying failed')).toHaveRole('status'));
    denied.mockRestore();
  },
};
