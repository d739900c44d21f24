import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Panel, Stack } from '~/ui/Page';
import { StackedChart } from '~/ui/chart/StackedChart';
import { sampleChart, announcedText } from './chartSamples';
import { sampleCounts } from './sampleDays';

const meta = {
  title: 'ui/StackedChart data',
  component: StackedChart,
  args: { label: 'Daily seats by seat type', unit: 'seats', ...sampleChart(30, 3) },
  decorators: [(Story) => <Panel title="Daily Seats">{Story()}</Panel>],
} satisfies Meta<typeof StackedChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSeries: Story = {
  args: sampleChart(30, 1),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText('full')).toBeNull();
    canvas.getByRole('group', { name: 'Daily seats by seat type' }).focus();
    await userEvent.keyboard('{End}');
    await expect(announcedText(canvasElement)).toMatch(/^30 Mar 2026: full \d+$/);
  },
};

export const SixSeries: Story = {
  args: sampleChart(30, 6),
  play: async ({ canvas }) => {
    canvas.getByRole('group', { name: 'Daily seats by seat type' }).focus();
    await userEvent.keyboard('{Home}{PageDown}');
  },
};

const { days: week } = sampleChart(7, 0);
const zeros = week.map(() => 0);
const noValues = [{ name: 'full', values: [] }];

const gaps = sampleChart(30, 3);
export const Gaps: Story = {
  args: {
    ...gaps,
    series: gaps.series.map(({ name, values }, place) => ({
      name,
      values: values.map((value, day) =>
        (day >= 9 && day < 13) || day === 20 || (place === 1 && day < 5)
          ? null
          : day === 24
            ? 0
            : value,
      ),
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('group', { name: 'Daily seats by seat type' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(announcedText(canvasElement)).toBe(
      '1 Mar 2026: full 65, light not available, guest 10, total 75',
    );
    await userEvent.keyboard('{PageDown}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(announcedText(canvasElement)).toBe('11 Mar 2026: no data');
  },
};

const longGaps = sampleChart(180, 3);
export const GapsInAreas: Story = {
  args: {
    ...longGaps,
    series: longGaps.series.map(({ name, values }) => ({
      name,
      values: values.map((value, day) => (day % 50 < 12 ? null : value)),
    })),
  },
};

/** Zeros only, no values, and no days. */
export const NoData: Story = {
  render: (args) => (
    <Stack>
      <StackedChart
        {...args}
        label="Zeros"
        days={week}
        series={[{ name: 'full', values: zeros }]}
      />
      <StackedChart {...args} label="No values" days={week} series={noValues} />
      <StackedChart {...args} label="No days" days={[]} series={[]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No data')).toHaveLength(2);
    await expect(canvas.getByRole('group', { name: 'No values' })).toHaveAccessibleDescription(
      'No data.',
    );
  },
};

export const SingleDay: Story = {
  args: sampleChart(1, 3),
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('group', { name: 'Daily seats by seat type' });
    await expect(plot).toHaveAccessibleDescription('Total seats on 30 Mar 2026: 177.');
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
  },
};

export const HugeNumbers: Story = {
  args: {
    ...sampleChart(30, 0),
    series: [
      { name: 'full', values: sampleCounts(30, Number.MAX_SAFE_INTEGER) },
      { name: 'light', values: sampleCounts(30, 2) },
      { name: 'guest', values: sampleCounts(30, Number.MAX_SAFE_INTEGER / 3) },
    ],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('group', { name: 'Daily seats by seat type' }).focus();
    await userEvent.keyboard('{End}');
  },
};

export const HostileNames: Story = {
  args: {
    ...sampleChart(14, 0),
    series: [
      'Full-time employees of the northern region with access to every module, external contractors included',
      '<b>light</b>',
      'Unknown',
      'x'.repeat(90),
    ].map((name, place) => ({ name, values: sampleCounts(14, 40 - place * 8) })),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('group', { name: 'Daily seats by seat type' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
