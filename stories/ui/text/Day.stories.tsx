import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '~/ui/Page';
import { Day } from '~/ui/values';

const meta = { title: 'ui/Day', component: Day, args: { value: '2026-03-01' } } satisfies Meta<
  typeof Day
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A day, none, and one that doesn't exist. */
export const States: Story = {
  render: (args) => (
    <Row>
      <Day {...args} />
      <Day value={null} />
      <Day value="2024-02-30" />
    </Row>
  ),
  play: ({ canvas }) =>
    expect(canvas.getByText('1 Mar 2026').closest('time')).toHaveAttribute(
      'datetime',
      '2026-03-01',
    ),
};
