import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from '~/ui/Copy';
import { Row } from '~/ui/Page';

const meta = {
  title: 'ui/CopyButton',
  component: CopyButton,
  args: { name: 'id', value: 'org_4f9c2b7a' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At first, and once copied. */
export const States: Story = {
  render: (args) => (
    <Row>
      <CopyButton {...args} />
      <CopyButton {...args} name="email" />
    </Row>
  ),
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy email' }));
    await expect(write).toHaveBeenCalledWith(args.value);
    await waitFor(() => expect(canvas.getAllByRole('status')[1]).toHaveTextContent('Copied'));
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
