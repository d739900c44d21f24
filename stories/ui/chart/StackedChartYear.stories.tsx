import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StackedChart } from '~/ui/chart/StackedChart';
import { Switch } from '~/ui/Choice';
import { Panel, Stack } from '~/ui/Page';
import {
  announcedText,
  expectAxisLabelsNotToOverlap,
  sampleChart,
  shownSeriesNames,
} from './chartSamples';

/** With totals, and a summer in which more is in use. */
function seasonalChart(dayCount: number, totals: readonly number[]) {
  const { days, series } = sampleChart(dayCount, totals.length);
  const season = (day: number) => 0.55 + 0.45 * Math.sin((day / 365) * Math.PI) ** 4;
  return {
    days,
    series: series.map((each, place) => ({
      ...each,
      values: each.values.map((value, day) => Math.round((value ?? 0) * season(day))),
      totals: days.map((_, day) => (day < dayCount / 2 ? 0.8 : 1) * (totals[place] ?? 0)),
    })),
  };
}

/** With the counts of the year before, whose last days are unknown. */
function comparedChart(dayCount: number, types: number) {
  const { days, series } = sampleChart(dayCount, types);
  return {
    days,
    series: series.map((each) => ({
      ...each,
      yearBefore: each.values.map((value, day) =>
        day > dayCount - 4 ? null : Math.round((value ?? 0) * (1.1 - day / (2 * dayCount))),
      ),
    })),
  };
}

const meta = {
  title: 'ui/StackedChart year',
  component: StackedChart,
  args: {
    label: 'Daily seats by seat type',
    unit: 'seats',
    by: 'week',
    today: '2026-03-30',
    ...seasonalChart(365, [120]),
  },
  decorators: [(Story) => <Panel title="Daily Seats">{Story()}</Panel>],
} satisfies Meta<typeof StackedChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const tooltip = (root: HTMLElement) => root.querySelector('[data-chart-tooltip]');

/** Each bar is the peak of a week; the cursor moves by weeks. */
export const Weeks: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectAxisLabelsNotToOverlap(canvasElement);
    const plot = canvas.getByRole('group', { name: 'Daily seats by seat type' });
    await expect(plot).toHaveAccessibleDescription(
      /^Used seats from 31 Mar 2025 to 30 Mar 2026: .+ on \d+ \w+ 20\d\d\. Total seats 96, 120 from 30 Sept 2025\.$/,
    );
    plot.focus();
    await userEvent.keyboard('{End}');
    await expect(announcedText(canvasElement)).toMatch(
      /^Week 14, 30 Mar 2026, peak on 30 Mar: full \d+$/,
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(announcedText(canvasElement)).toMatch(
      /^Week 13, 23–29 Mar 2026, peak on 2\d Mar: full \d+$/,
    );
    await expect(tooltip(canvasElement)).toHaveTextContent(
      /^Week 13, 23–29 Mar 2026peak on 2\d Mar/,
    );
  },
};

/** The peak of a week is that of the series shown. */
export const WeeksOfSeveralSeries: Story = {
  args: {
    days: ['2026-03-24', '2026-03-25'],
    series: [
      { name: 'full', values: [9, 4] },
      { name: 'light', values: [1, 5] },
    ],
  },
  render: (args) => (
    <Stack>
      <StackedChart {...args} {...seasonalChart(365, [120, 50, 20])} label="Three seat types" />
      <StackedChart {...args} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [light] = canvas.getAllByRole('button', { name: 'light' }).slice(1);
    const [full] = canvas.getAllByRole('button', { name: 'full' }).slice(1);
    if (!light || !full) throw new Error('A series has no button');
    const plot = canvas.getByRole('group', { name: 'Daily seats by seat type' });
    plot.focus();
    await userEvent.keyboard('{Home}');
    await expect(announcedText(plot)).toBe(
      'Week 13, 24–25 Mar 2026, peak on 24 Mar: full 9, light 1, total 10',
    );
    await userEvent.click(full);
    await expect(shownSeriesNames(canvasElement)).toContain('light');
    plot.focus();
    await userEvent.keyboard('{Home}');
    await expect(announcedText(plot)).toBe('Week 13, 24–25 Mar 2026, peak on 25 Mar: light 5');
    await userEvent.click(full);
  },
};

/** Less than a year: the remark says since when. */
export const ShortHistory: Story = {
  args: { ...seasonalChart(40, [120, 50]), remark: <span>Since 19 Feb 2026</span> },
  play: ({ canvasElement }) => expectAxisLabelsNotToOverlap(canvasElement),
};

const control = (
  <Switch label="Compare" description="With the year before" checked onChange={() => undefined} />
);

/** The same days of the year before as a line: of all series shown together. */
export const Compared: Story = {
  args: { by: 'day', control, ...comparedChart(30, 3) },
  render: (args) => (
    <Stack>
      <StackedChart {...args} />
      <StackedChart {...args} {...comparedChart(90, 1)} label="One seat type" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const plot = canvas.getByRole('group', { name: 'Daily seats by seat type' });
    await expect(plot).toHaveAccessibleDescription(/ Year before: peak of 153\.$/);
    plot.focus();
    await userEvent.keyboard('{Home}');
    await expect(announcedText(plot)).toBe(
      '1 Mar 2026: full 65, light 28, guest 10, total 103, year before 114',
    );
    const [light] = canvas.getAllByRole('button', { name: 'light' });
    if (light) await userEvent.click(light);
    plot.focus();
    await userEvent.keyboard('{Home}');
    await expect(announcedText(plot)).toMatch(/year before 83$/);
    await expect(tooltip(canvasElement)).toHaveTextContent(/Total75Year before83$/);
    await userEvent.keyboard('{End}');
    await expect(announcedText(plot)).not.toContain('year before');
    await userEvent.keyboard('{Home}');
    if (light) await userEvent.click(light);
  },
};

/** Nothing to compare with. */
export const ComparedWithoutData: Story = {
  args: {
    by: 'day',
    control,
    remark: <span>No data for the year before</span>,
    ...sampleChart(30, 1),
  },
};
