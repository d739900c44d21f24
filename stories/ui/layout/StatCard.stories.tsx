import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from '~/ui/feedback/Meter';
import { MissingValue } from '~/ui/text/MissingValue';
import { MoneyText } from '~/ui/text/MoneyText';
import { NumberText } from '~/ui/text/NumberText';
import { StatCard } from '~/ui/layout/StatCard';
import { StatGrid } from '~/ui/layout/StatGrid';

const meta = {
  title: 'ui/StatCard',
  component: StatCard,
  args: { label: 'Total seats', value: 1250 },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  render: () => (
    <StatGrid>
      <StatCard
        label="Total seats"
        value={<NumberText value={1250} />}
        hint="In three subscriptions"
      />
      <StatCard
        label="Used seats"
        value={<NumberText value={1180} />}
        hint={<Meter label="Used seats" value={1180} max={1250} />}
      />
      <StatCard label="Available seats" value={<NumberText value={70} />} />
      <StatCard
        label="Amount"
        value={<MoneyText amount={3371.42} currency="USD" />}
        hint="Per month"
      />
    </StatGrid>
  ),
};

export const Unknown: Story = {
  render: () => (
    <StatGrid>
      <StatCard label="Amount" value={<MissingValue />} />
    </StatGrid>
  ),
};
