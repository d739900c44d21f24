import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '~/ui/Feedback';
import { Stack } from '~/ui/Page';

const meta = {
  title: 'ui/ProgressBar',
  component: ProgressBar,
  args: { label: 'Exporting', value: 1200, max: 10_000 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Running, before the first item, done, and while the total number is still unknown. */
export const States: Story = {
  render: (args) => (
    <Stack>
      <ProgressBar {...args} />
      <ProgressBar {...args} value={0} />
      <ProgressBar {...args} value={10_000} />
      <ProgressBar label="Reading" value={0} max={undefined} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [running] = canvas.getAllByRole('progressbar', { name: 'Exporting' });
    await expect(running).toHaveAttribute('aria-valuetext', '1,200 of 10,000');
    await expect(canvas.getByRole('progressbar', { name: 'Reading' })).not.toHaveAttribute('value');
  },
};
