import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/Button';
import { Panel } from '../../src/ui/Panel';
import { StackedChart } from '../../src/ui/StackedChart';
import { pointedAt } from '../pointed';
import { sampleCounts, sampleDays } from './sampleDays';

const around = { full: 112, light: 48, guest: 17, kiosk: 12, auditor: 9, robot: 6 };

/** So many days of the first so many types. */
function sample(days: number, types: number) {
  return { days: sampleDays(days), series: Object.entries(around).slice(0, types).map(([name, size]) => ({ name, values: sampleCounts(days, size) as (number | null)[] })) };
}

const meta = {
  title: 'ui/StackedChart',
  component: StackedChart,
  args: { label: 'Daily seats by seat type', unit: 'seats', ...sample(30, 3) },
  decorators: [(Story) => <Panel title="Daily Seats">{Story()}</Panel>],
} satisfies Meta<typeof StackedChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const marks = (root: HTMLElement) => [...root.querySelectorAll('[data-series]')].map((mark) => mark.getAttribute('data-series'));
const tooltip = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-chart-tooltip]');
const spoken = (root: HTMLElement) => root.querySelector('[aria-live="polite"]')?.textContent;

/** Labels of an axis neither touch each other nor leave the chart. */
async function labelsStandFree(root: HTMLElement) {
  const axis = root.querySelector('[data-axis="days"]');
  const boxes = [...(axis?.children ?? [])].map((label) => label.getBoundingClientRect());
  const { left = 0, right = 0 } = axis?.parentElement?.getBoundingClientRect() ?? {};
  await expect(boxes.length).toBeGreaterThan(0);
  for (const [index, box] of boxes.entries()) {
    await expect(box.left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? left - 8) + 8);
    await expect(box.right).toBeLessThanOrEqual(right + 1);
  }
}

export const SevenDays: Story = { args: sample(7, 3), play: ({ canvasElement }) => labelsStandFree(canvasElement) };

export const ThirtyDays: Story = {
  play: async ({ canvas, canvasElement }) => {
    await labelsStandFree(canvasElement);
    const plot = canvas.getByRole('group', { name: 'Daily seats by seat type' });
    await expect(plot).toHaveAccessibleDescription('Seats from 1 Mar 2026 to 30 Mar 2026: 103 in total at first, 166 at last, most on 26 Mar 2026 with 170.');
    await expect(plot.getBoundingClientRect().height).toBeGreaterThan(190);
  },
};

export const NinetyDays: Story = { args: sample(90, 3), play: ({ canvasElement }) => labelsStandFree(canvasElement) };

export const WholeYear: Story = { args: sample(366, 3), play: ({ canvasElement }) => labelsStandFree(canvasElement) };

/** Its legend under the pointer. */
export const Hovered: Story = { args: sample(7, 3), globals: pointedAt };

export const LegendFilters: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [full, light, guest] = ['full', 'light', 'guest'].map((name) => canvas.getByRole('button', { name }));
    if (!full || !light || !guest) throw new Error('A series has no button');
    await expect(full).toHaveAttribute('aria-pressed', 'true');
    const highest = () => canvasElement.querySelector('[data-axis="counts"]')?.lastElementChild?.textContent;
    const before = highest();

    await userEvent.click(full);
    await expect(full).toHaveAttribute('aria-pressed', 'false');
    await expect(marks(canvasElement)).toEqual(['light', 'guest']);
    await expect(highest()).not.toBe(before);

    await userEvent.click(light);
    await expect(guest).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(guest);
    await expect(marks(canvasElement)).toEqual(['guest']);

    await userEvent.click(full);
    await expect(marks(canvasElement)).toEqual(['full', 'guest']);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const plot = canvas.getByRole('group', { name: 'Daily seats by seat type' });
    plot.focus();
    await userEvent.keyboard('{Home}');
    await expect(spoken(canvasElement)).toBe('1 Mar 2026: full 65, light 28, guest 10, total 103');
    await expect(tooltip(canvasElement)).toHaveTextContent('1 Mar 2026');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(spoken(canvasElement)).toMatch(/^2 Mar 2026: /);
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(spoken(canvasElement)).toMatch(/^30 Mar 2026: /);
    await userEvent.keyboard('{PageUp}');
    await expect(spoken(canvasElement)).toMatch(/^23 Mar 2026: /);
    await userEvent.keyboard('{Escape}');
    await expect(tooltip(canvasElement)).toBeNull();
    await expect(spoken(canvasElement)).toBe('');
    await expect(plot).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(spoken(canvasElement)).toMatch(/^30 Mar 2026: /);
    await userEvent.tab();
    await expect(tooltip(canvasElement)).toBeNull();
    plot.focus();
    await userEvent.keyboard('{End}');
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const plot = canvas.getByRole('group', { name: 'Daily seats by seat type' });
    const { left, top, width } = plot.getBoundingClientRect();
    const point = (day: number, pointerType = 'mouse') => ({ pointerType, clientX: left + ((day + 0.5) * width) / 30, clientY: top + 40, bubbles: true });

    await fireEvent.pointerMove(plot, point(0));
    await waitFor(() => expect(tooltip(canvasElement)).toHaveTextContent(/^1 Mar 2026guest10light28full65Total103$/));
    await expect(spoken(canvasElement)).toBe('');
    await fireEvent.pointerOut(plot, { ...point(0), relatedTarget: document.body });
    await waitFor(() => expect(tooltip(canvasElement)).toBeNull());

    await fireEvent.pointerDown(plot, point(29, 'touch'));
    await fireEvent.pointerOut(plot, { ...point(29, 'touch'), relatedTarget: document.body });
    await waitFor(() => expect(tooltip(canvasElement)).toHaveTextContent('30 Mar 2026'));
    await fireEvent.pointerDown(document.body, { bubbles: true });
    await waitFor(() => expect(tooltip(canvasElement)).toBeNull());

    for (const day of [...Array(30).keys(), 12]) {
      await fireEvent.pointerMove(plot, point(day));
      await waitFor(() => expect(tooltip(canvasElement)).toHaveTextContent(`${day + 1} Mar 2026`));
      const box = tooltip(canvasElement)?.getBoundingClientRect();
      await expect(box?.left).toBeGreaterThanOrEqual(left);
      await expect(box?.right).toBeLessThanOrEqual(left + width + 1);
    }
  },
};

export const OneSeries: Story = {
  args: sample(30, 1),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    canvas.getByRole('group', { name: 'Daily seats by seat type' }).focus();
    await userEvent.keyboard('{End}');
    await expect(spoken(canvasElement)).toMatch(/^30 Mar 2026: full \d+$/);
  },
};

export const SixSeries: Story = {
  args: sample(30, 6),
  play: async ({ canvas }) => {
    canvas.getByRole('group', { name: 'Daily seats by seat type' }).focus();
    await userEvent.keyboard('{Home}{PageDown}');
  },
};

const gaps = sample(30, 3);
export const Gaps: Story = {
  args: {
    ...gaps,
    series: gaps.series.map(({ name, values }, place) => ({
      name,
      values: values.map((value, day) => ((day >= 9 && day < 13) || day === 20 || (place === 1 && day < 5) ? null : day === 24 ? 0 : value)),
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('group', { name: 'Daily seats by seat type' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(spoken(canvasElement)).toBe('1 Mar 2026: full 65, light not available, guest 10, total 75');
    await userEvent.keyboard('{PageDown}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(spoken(canvasElement)).toBe('11 Mar 2026: no data');
  },
};

const longGaps = sample(180, 3);
export const GapsInAreas: Story = {
  args: { ...longGaps, series: longGaps.series.map(({ name, values }) => ({ name, values: values.map((value, day) => (day % 50 < 12 ? null : value)) })) },
};

export const ZeroThroughout: Story = { args: { ...sample(7, 0), series: [{ name: 'full', values: [0, 0, 0, 0, 0, 0, 0] }] } };

export const NothingKnown: Story = {
  args: { ...sample(7, 0), series: [{ name: 'full', values: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Daily seats by seat type' })).toHaveAccessibleDescription('No data.');
  },
};

export const NoDays: Story = { args: { days: [], series: [] }, play: ({ canvas }) => expect(canvas.getByText('No data')).toBeVisible() };

export const SingleDay: Story = {
  args: sample(1, 3),
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('group', { name: 'Daily seats by seat type' });
    await expect(plot).toHaveAccessibleDescription('Seats on 30 Mar 2026: 177 in total.');
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
  },
};

export const HugeNumbers: Story = {
  args: {
    ...sample(30, 0),
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
    ...sample(14, 0),
    series: ['Full-time employees of the northern region with access to every module, external contractors included', '<b>light</b>', 'Unknown', 'x'.repeat(90)].map(
      (name, place) => ({ name, values: sampleCounts(14, 40 - place * 8) }),
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('group', { name: 'Daily seats by seat type' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Another period, as the panel gives it: the filter stays, nothing around the plot moves. */
export const PeriodChanges: Story = {
  render: function Render(args) {
    const [days, setDays] = useState(30);
    return (
      <>
        <StackedChart {...args} {...sample(days, days === 7 ? 2 : 3)} />
        <Button onClick={() => setDays((last) => (last === 30 ? 90 : 7))}>Another period</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'light' }));
    const next = canvas.getByRole('button', { name: 'Another period' });
    const { top } = next.getBoundingClientRect();
    await userEvent.click(next);
    await expect(marks(canvasElement)).toEqual(['full', 'guest']);
    await userEvent.click(next);
    await expect(marks(canvasElement)).toEqual(['full']);
    await expect(next.getBoundingClientRect().top).toBeCloseTo(top, 0);
  },
};
