import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from '~/ui/feedback/Meter';
import { Stack } from '~/ui/layout/Stack';

const meta = {
  title: 'ui/Meter',
  component: Meter,
  args: { label: 'Used seats', value: 18, max: 50 },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ratios: Story = {
  render: (args) => (
    <Stack gap={3}>
      {[0, 1, 18, 46, 50, 62].map((value) => (
        <Meter key={value} {...args} value={value} />
      ))}
      <Meter {...args} value={0} max={0} />
      <Meter {...args} value={3} max={0} />
      <Meter {...args} value={12345} max={20000} showPercentage={false} />
    </Stack>
  ),
};

export const OverMaximum: Story = {
  args: { value: 62 },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Used seats' });
    await expect(meter).toHaveAttribute('aria-valuenow', '50');
    await expect(meter).toHaveAttribute('aria-valuetext', '62 of 50 (124%)');
  },
};

export const Unknown: Story = { args: { value: null } };
