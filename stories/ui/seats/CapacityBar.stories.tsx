import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '~/ui/Page';
import { CapacityBar } from '~/ui/Seats';

const meta = {
  title: 'ui/CapacityBar',
  component: CapacityBar,
  args: { label: 'Seats in use', used: 173, total: 250 },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof CapacityBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  render: (args) => (
    <Stack gap={4}>
      <CapacityBar {...args} used={0} />
      <CapacityBar {...args} used={9} />
      <CapacityBar {...args} />
      <CapacityBar {...args} used={246} level="low" />
      <CapacityBar {...args} used={250} level="out" />
      <CapacityBar {...args} used={262} level="out" />
      <CapacityBar {...args} size="thick" />
      <CapacityBar {...args} used={246} level="low" size="thick" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const over = canvas.getAllByRole('meter', { name: 'Seats in use' })[5];
    await expect(over).toHaveAttribute('aria-valuenow', '250');
    await expect(over).toHaveAttribute('aria-valuetext', '262 of 250');
  },
};
