import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyTextButton } from '~/ui/Copy';
import { Row } from '~/ui/Page';

const meta = {
  title: 'ui/CopyTextButton',
  component: CopyTextButton,
  args: { value: 'ams_live_4f9c2b7a' },
} satisfies Meta<typeof CopyTextButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At first, and once copied. */
export const States: Story = {
  render: (args) => (
    <Row>
      <CopyTextButton {...args} />
      <CopyTextButton {...args} label="Copy link" />
    </Row>
  ),
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(canvas.getAllByRole('status')[1]).toHaveTextContent('Copied'));
    write.mockRestore();
  },
};

export const Failed: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('Denied', 'NotAllowedError'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copying failed'));
    write.mockRestore();
  },
};
