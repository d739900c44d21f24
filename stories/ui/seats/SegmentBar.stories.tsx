import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '~/ui/Page';
import { SegmentBar } from '~/ui/Seats';

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

/** Of organizations; of seats: an excess, free ones, and a total that is lowered. */
export const Segments: Story = {
  render: (args) => (
    <Stack>
      <SegmentBar {...args} />
      <SegmentBar
        segments={[
          { kind: 'normal', size: 246 },
          { kind: 'accent', size: 4 },
          { kind: 'excess', size: 10 },
        ]}
      />
      <SegmentBar
        segments={[
          { kind: 'normal', size: 173 },
          { kind: 'accent', size: 20 },
          { kind: 'free', size: 57 },
        ]}
      />
      <SegmentBar
        segments={[
          { kind: 'normal', size: 173 },
          { kind: 'free', size: 27 },
          { kind: 'removed', size: 50 },
        ]}
      />
    </Stack>
  ),
};
