import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { StackedChart } from '~/ui/chart/StackedChart';
import { Stack } from '~/ui/layout';

const dayLength = 86_400_000;
const sizes = { full: 112, light: 48, guest: 17, kiosk: 12, auditor: 9 };

/** So many days up to 30 March 2026, and so many seat types; fewer seats are in use at weekends. */
function sampleChart(days: number, types: number, total = 1.2) {
  const last = Date.UTC(2026, 2, 30);
  const dates = Array.from({ length: days }, (_, day) => last - (days - 1 - day) * dayLength);
  const names = Object.entries(sizes).slice(0, types);
  const share = (day: number) => ([0, 6].includes(new Date(day).getUTCDay()) ? 0.15 : 1);
  const seats = names.reduce((sum, [, size]) => sum + size, 0);
  return {
    days: dates.map((day) => new Date(day).toISOString().slice(0, 10)),
    series: names.map(([name, size], place) => ({
      name,
      index: place,
      values: dates.map((day, at) =>
        Math.round(size * share(day) * (0.7 + (0.3 * (at + 1)) / days)),
      ),
    })),
    totals: dates.map((_, at) => Math.round(seats * (at < days / 2 ? 1 : total))),
  };
}

const meta = {
  title: 'ui/StackedChart',
  component: StackedChart,
  args: {
    label: 'Daily seats by type',
    caption: 'Seats used on each day',
    chart: sampleChart(30, 1),
    by: 'day',
  },
} satisfies Meta<typeof StackedChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap={5}>
      <StackedChart {...args} label="7 days" chart={sampleChart(7, 2)} />
      <StackedChart {...args} label="30 days" />
      <StackedChart {...args} label="90 days, five types" chart={sampleChart(90, 5)} />
      <StackedChart {...args} label="A year by weeks" chart={sampleChart(365, 3)} by="week" />
      <StackedChart {...args} label="A total far above" chart={sampleChart(30, 2, 20)} />
      <StackedChart {...args} label="One day" chart={sampleChart(1, 1)} />
    </Stack>
  ),
};

/** The figures of the last week, by keyboard. */
export const Selected: Story = {
  args: { chart: sampleChart(365, 3), by: 'week' },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('group', { name: args.label }).focus();
    await userEvent.keyboard('{End}');
  },
};
