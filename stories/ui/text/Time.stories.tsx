import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '~/ui/Page';
import { Time } from '~/ui/values';

const meta = {
  title: 'ui/Time',
  component: Time,
  args: { value: '2026-03-01T12:00:00Z' },
} satisfies Meta<typeof Time>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An instant, none, and a text that is none. */
export const States: Story = {
  render: (args) => (
    <Row gap={4}>
      <Time {...args} />
      <Time value={null} />
      <Time value="yesterday" />
    </Row>
  ),
  play: async ({ canvas }) => {
    const time = canvas.getByText('1 Mar 2026').closest('time');
    await expect(time).toHaveAttribute('datetime', '2026-03-01T12:00:00Z');
    await expect(time?.title).toContain('1 March 2026');
  },
};
