import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure, FigureStrip } from '~/ui/layout/FigureStrip';
import { CapacityBar } from '~/ui/seats/CapacityBar';
import { SegmentBar } from '~/ui/seats/SegmentBar';
import { MissingValue } from '~/ui/text/MissingValue';
import { narrowViewport } from '../../narrowViewport';

const meta = {
  title: 'ui/FigureStrip',
  component: FigureStrip,
  args: { children: null },
} satisfies Meta<typeof FigureStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOrganization: Story = {
  render: () => (
    <FigureStrip
      bar={<CapacityBar label="Seats in use" used={246} total={250} level="low" size="thick" />}
    >
      <Figure label="Available seats" value="4" hint="2% free" level="low" />
      <Figure label="Used seats" value="246" hint="+19 in 30 days" />
      <Figure label="Total seats" value="250" hint="1 subscription" />
      <Figure long label="Amount" value="SEK 198,135.00" hint="per month" />
    </FigureStrip>
  ),
};

/** An amount is never cut: it has a line of its own. */
export const Narrow: Story = { ...OneOrganization, ...narrowViewport };

export const AllOrganizations: Story = {
  render: () => (
    <FigureStrip
      bar={
        <SegmentBar
          segments={[
            { kind: 'normal', size: 147 },
            { kind: 'low', size: 10 },
            { kind: 'out', size: 27 },
            { kind: 'inactive', size: 16 },
          ]}
        />
      }
    >
      <Figure
        wide
        label="Seats in use"
        value={
          <>
            125,017 <small>of 162,957</small>
          </>
        }
      />
      <Figure label="Low on seats" segment="low" value="10" />
      <Figure label="Out of seats" segment="out" value="27" />
      <Figure label="Inactive" segment="inactive" value={<MissingValue />} />
    </FigureStrip>
  ),
};
