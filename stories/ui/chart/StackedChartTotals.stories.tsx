import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '~/theme/theme';
import { expect, userEvent } from 'storybook/test';
import { StackedChart } from '~/ui/chart/StackedChart';
import { Panel, Stack } from '~/ui/Page';
import type { CapacityLevel } from '~/ui/Seats';
import { announcedText, sampleChart } from './chartSamples';

/** A month of seats with the same total for each seat type on every day. */
function chartWithTotals(
  totals: readonly (number | null)[],
  { level }: { level?: CapacityLevel } = {},
) {
  const { days, series } = sampleChart(30, totals.length);
  return {
    days,
    series: series.map((each, place) => ({
      ...each,
      totals: days.map(() => totals[place] ?? null),
      level,
    })),
  };
}

const meta = {
  title: 'ui/StackedChart totals',
  component: StackedChart,
  args: {
    label: 'Daily seats by seat type',
    unit: 'seats',
    today: '2026-03-30',
    ...chartWithTotals([160]),
  },
  decorators: [(Story) => <Panel title="Daily Seats">{Story()}</Panel>],
} satisfies Meta<typeof StackedChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const line = (root: HTMLElement) => root.querySelector('path[data-line]');
/** A colour of the theme as the browser computes it. */
function colourOf(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = token;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
const label = (root: HTMLElement) => root.querySelector('[data-total-label]');

export const Levels: Story = {
  render: (args) => (
    <Stack>
      <StackedChart {...args} />
      <StackedChart {...args} {...chartWithTotals([116], { level: 'low' })} label="Low on seats" />
      <StackedChart {...args} {...chartWithTotals([105], { level: 'out' })} label="Out of seats" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const colours = Array.from(
      canvasElement.querySelectorAll('path[data-line]'),
      (path) => getComputedStyle(path).color,
    );
    await expect(colours).toEqual(
      [theme.border.control, theme.warning.solid, theme.capacity.out].map(colourOf),
    );
    await expect(label(canvasElement)).toHaveTextContent('160');
    await expect(canvas.getAllByText('Today')).toHaveLength(3);
    await expect(
      canvas.getByRole('group', { name: 'Daily seats by seat type' }),
    ).toHaveAccessibleDescription(
      'Used seats from 1 Mar 2026 to 30 Mar 2026: 65 at the start, 105 at the end, peak of 108 on 26 Mar 2026. Total seats 160.',
    );
  },
};

/** The line is the total of the visible series. */
export const SeveralSeries: Story = {
  args: chartWithTotals([140, 80, 30]),
  play: async ({ canvas, canvasElement }) => {
    await expect(label(canvasElement)).toHaveTextContent('250');
    await userEvent.click(canvas.getByRole('button', { name: 'light' }));
    await expect(label(canvasElement)).toHaveTextContent('170');
    await userEvent.click(canvas.getByRole('button', { name: 'light' }));
  },
};

const changing = chartWithTotals([0]);
export const Changed: Story = {
  args: {
    days: changing.days,
    series: changing.series.map((each) => ({
      ...each,
      totals: each.values.map((_, day) => (day < 5 ? null : day < 14 ? 100 : 150)),
    })),
  },
  play: ({ canvas }) =>
    expect(
      canvas.getByRole('group', { name: 'Daily seats by seat type' }),
    ).toHaveAccessibleDescription(/Total seats 100 from 6 Mar 2026, 150 from 15 Mar 2026\.$/),
};

const marks = (root: HTMLElement) => root.querySelectorAll('circle[data-mark]');
const change = (root: HTMLElement) => root.querySelector('[data-chart-tooltip] [data-change]');

/** Each day on which the total changes has a mark; its tooltip says what changed, and who did it. */
export const ChangeMarked: Story = {
  args: {
    ...Changed.args,
    notes: new Map([
      ['2026-03-14', ['Ada Okafor changed total full seats 80 → 100 (+20)']],
      [
        '2026-03-15',
        [
          'Sam Rivera changed total full seats 100 → 150 (+50)',
          'Mira Solano, who has a very long name indeed, and another one for good measure, added 50 light seats',
          'and 2 more',
        ],
      ],
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(marks(canvasElement)).toHaveLength(1);
    const plot = canvas.getByRole('group', { name: 'Daily seats by seat type' });
    plot.focus();
    await userEvent.keyboard('{Home}{PageDown}{ArrowRight}{ArrowRight}');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(announcedText(canvasElement)).toMatch(/^14 Mar 2026: full \d+$/);
    await expect(change(canvasElement)).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(announcedText(canvasElement)).toMatch(
      /^15 Mar 2026: full \d+\. Total seats changed from 100 to 150\. Sam Rivera changed total full seats 100 → 150 \(\+50\)\. Mira .+ light seats\. and 2 more$/,
    );
    await expect(change(canvasElement)).toHaveTextContent(
      /^Total seats: 100 → 150Sam Rivera changed total full seats 100 → 150 \(\+50\)Mira .+and 2 more$/,
    );
    const panel = canvas.getByRole('region', { name: 'Daily Seats' });
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
    await userEvent.keyboard('{ArrowRight}');
    await expect(change(canvasElement)).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
  },
};

/** A line far above the bars would squash them: only its number is shown. */
export const FarAbove: Story = {
  args: chartWithTotals([1200]),
  play: async ({ canvas, canvasElement }) => {
    await expect(line(canvasElement)).toBeNull();
    await expect(marks(canvasElement)).toHaveLength(0);
    await expect(label(canvasElement)).toHaveTextContent('↑ 1,200');
    await expect(
      canvas.getByRole('group', { name: 'Daily seats by seat type' }),
    ).toHaveAccessibleDescription(/Total seats 1,200\.$/);
  },
};

/** A total of only some of the visible series would mislead. */
export const PartlyUnknown: Story = {
  args: chartWithTotals([140, null]),
  play: async ({ canvas, canvasElement }) => {
    await expect(line(canvasElement)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'light' }));
    await expect(label(canvasElement)).toHaveTextContent('140');
  },
};

/** Colours that the series have elsewhere too. */
export const OwnIndexes: Story = {
  args: {
    ...sampleChart(30, 0),
    series: sampleChart(30, 2).series.map((each, place) => ({ ...each, seriesIndex: place + 1 })),
  },
  play: async ({ canvasElement }) => {
    const fills = [...canvasElement.querySelectorAll('[data-series]')].map((mark) =>
      (mark as SVGElement).style.getPropertyValue('--colour'),
    );
    await expect(fills).toEqual(['var(--chart-series1)', 'var(--chart-series2)']);
  },
};
