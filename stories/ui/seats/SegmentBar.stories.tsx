import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentBar } from '~/ui/seats/SegmentBar';

const meta = {
  title: 'ui/SegmentBar',
  component: SegmentBar,
  args: {
    segments: [
      { kind: 'normal', size: 147 },
      { kind: 'low', size: 10 },
      { kind: 'out', size: 27 },
      { kind: 'inactive', size: 16 },
    ],
  },
} satisfies Meta<typeof SegmentBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Organizations: Story = {};

export const Excess: Story = {
  args: {
    segments: [
      { kind: 'normal', size: 246 },
      { kind: 'accent', size: 4 },
      { kind: 'excess', size: 10 },
    ],
  },
};

export const Free: Story = {
  args: {
    segments: [
      { kind: 'normal', size: 173 },
      { kind: 'accent', size: 20 },
      { kind: 'free', size: 57 },
    ],
  },
};

/** A total that is lowered. */
export const Removed: Story = {
  args: {
    segments: [
      { kind: 'normal', size: 173 },
      { kind: 'free', size: 27 },
      { kind: 'removed', size: 50 },
    ],
  },
};
