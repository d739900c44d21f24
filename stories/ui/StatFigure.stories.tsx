import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from '../../src/ui/Meter';
import { Missing } from '../../src/ui/Missing';
import { MoneyText } from '../../src/ui/MoneyText';
import { NumberText } from '../../src/ui/NumberText';
import { StatFigure } from '../../src/ui/StatFigure';
import { StatFigures } from '../../src/ui/StatFigures';

const meta = {
  title: 'ui/StatFigure',
  component: StatFigure,
  args: { label: 'Total seats', value: 1250 },
} satisfies Meta<typeof StatFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  render: () => (
    <StatFigures>
      <StatFigure
        label="Total seats"
        value={<NumberText value={1250} />}
        hint="In three subscriptions"
      />
      <StatFigure
        label="Used seats"
        value={<NumberText value={1180} />}
        hint={<Meter label="Used seats" value={1180} max={1250} />}
      />
      <StatFigure label="Available seats" value={<NumberText value={70} />} />
      <StatFigure
        label="Amount"
        value={<MoneyText amount={3371.42} currency="USD" />}
        hint="Per month"
      />
    </StatFigures>
  ),
};

export const Unknown: Story = {
  render: () => (
    <StatFigures>
      <StatFigure label="Amount" value={<Missing />} />
    </StatFigures>
  ),
};
