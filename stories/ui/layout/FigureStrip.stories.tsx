import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure, FigureGroup, FigureStrip } from '~/ui/layout/FigureStrip';
import { CapacityBar, SegmentBar } from '~/ui/Seats';
import { MissingValue } from '~/ui/text';
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
    <FigureStrip>
      <FigureGroup
        columns={4}
        bar={<CapacityBar label="Seats in use" used={246} total={250} level="low" size="thick" />}
      >
        <Figure label="Available seats" value="4" hint="2% free" level="low" />
        <Figure label="Used seats" value="246" hint="+19 in 30 days" />
        <Figure label="Total seats" value="250" hint="1 subscription" />
        <Figure label="Amount" value="SEK 198,135.00" hint="per month" />
      </FigureGroup>
    </FigureStrip>
  ),
};

/** Two by two; an amount is never cut. */
export const Narrow: Story = { ...OneOrganization, ...narrowViewport };

export const AllOrganizations: Story = {
  render: () => (
    <FigureStrip>
      <FigureGroup
        columns={1}
        bar={<CapacityBar label="Seats in use" used={125_017} total={162_957} size="thick" />}
      >
        <Figure
          label="Seats in use"
          value={
            <>
              125,017 <small>of 162,957</small>
            </>
          }
        />
      </FigureGroup>
      <FigureGroup
        columns={7}
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
        <Figure label="Organizations" value="200" />
        <Figure label="Active" value="184" />
        <Figure label="Enough seats" segment="normal" value="147" />
        <Figure label="Low on seats" segment="low" value="10" />
        <Figure label="Out of seats" segment="out" value="27" />
        <Figure label="Inactive" segment="inactive" value={<MissingValue />} />
        <Figure label="Underused" value="39" />
      </FigureGroup>
    </FigureStrip>
  ),
};
