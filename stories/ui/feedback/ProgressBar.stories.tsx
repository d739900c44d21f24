import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '~/ui/feedback/ProgressBar';

const meta = {
  title: 'ui/ProgressBar',
  component: ProgressBar,
  args: { label: 'Exporting', value: 1200, max: 10_000 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Exporting' })).toHaveAttribute(
      'aria-valuetext',
      '1,200 of 10,000',
    );
  },
};
export const Nothing: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 10_000 } };
/** The total number is still unknown. */
export const Unknown: Story = {
  args: { value: 0, max: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
  },
};
