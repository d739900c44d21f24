import type { Meta, StoryObj } from '@storybook/react-vite';
import { clamp } from 'es-toolkit';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Button } from '~/ui/Button';
import { Panel, Stack } from '~/ui/Page';
import { StackedChart } from '~/ui/chart/StackedChart';
import { hovered } from '../../pseudoStates';
import {
  expectAxisLabelsNotToOverlap,
  shownSeriesNames,
  sampleChart,
  announcedText,
} from './chartSamples';

const meta = {
  title: 'ui/StackedChart',
  component: StackedChart,
  args: { label: 'Daily seats by seat type', unit: 'seats', ...sampleChart(30, 3) },
  decorators: [(Story) => <Panel title="Daily Seats">{Story()}</Panel>],
} satisfies Meta<typeof StackedChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const tooltip = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-chart-tooltip]');

/** A week, a month, a quarter and a year; the labels of the days never overlap. */
export const Periods: Story = {
  render: (args) => (
    <Stack>
      {[7, 30, 90, 366].map((days) => (
        <div key={days} data-period="">
          <StackedChart {...args} {...sampleChart(days, 3)} label={`Seats of ${days} days`} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const chart of canvasElement.querySelectorAll<HTMLElement>('[data-period]'))
      await expectAxisLabelsNotToOverlap(chart);
    const plot = canvas.getByRole('group', { name: 'Seats of 30 days' });
    await expect(plot).toHaveAccessibleDescription(
      'Total seats from 1 Mar 2026 to 30 Mar 2026: 103 at the start, 166 at the end, peak of 170 on 26 Mar 2026.',
    );
    await expect(plot.getBoundingClientRect().height).toBeGreaterThan(140);
  },
};

/** All hover styles of the legend. */
export const Hovered: Story = { args: sampleChart(7, 3), globals: hovered };

export const LegendFilters: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [full, light, guest] = ['full', 'light', 'guest'].map((name) =>
      canvas.getByRole('button', { name }),
    );
    if (!full || !light || !guest) throw new Error('A series has no button');
    await expect(full).toHaveAttribute('aria-pressed', 'true');
    const highest = () =>
      canvasElement.querySelector('[data-axis="counts"]')?.lastElementChild?.textContent;
    const before = highest();

    await userEvent.click(full);
    await expect(full).toHaveAttribute('aria-pressed', 'false');
    await expect(shownSeriesNames(canvasElement)).toEqual(['light', 'guest']);
    await expect(highest()).not.toBe(before);

    await userEvent.click(light);
    await expect(guest).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(guest);
    await expect(shownSeriesNames(canvasElement)).toEqual(['guest']);

    await userEvent.click(full);
    await expect(shownSeriesNames(canvasElement)).toEqual(['full', 'guest']);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const plot = canvas.getByRole('group', { name: 'Daily seats by seat type' });
    plot.focus();
    await userEvent.keyboard('{Home}');
    await expect(announcedText(canvasElement)).toBe(
      '1 Mar 2026: full 65, light 28, guest 10, total 103',
    );
    await expect(tooltip(canvasElement)).toHaveTextContent('1 Mar 2026');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(announcedText(canvasElement)).toMatch(/^2 Mar 2026: /);
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(announcedText(canvasElement)).toMatch(/^30 Mar 2026: /);
    await userEvent.keyboard('{PageUp}');
    await expect(announcedText(canvasElement)).toMatch(/^23 Mar 2026: /);
    await userEvent.keyboard('{Escape}');
    await expect(tooltip(canvasElement)).toBeNull();
    await expect(announcedText(canvasElement)).toBe('');
    await expect(plot).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(announcedText(canvasElement)).toMatch(/^30 Mar 2026: /);
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
    const point = (day: number, pointerType = 'mouse') => ({
      pointerType,
      clientX: left + ((day + 0.5) * width) / 30,
      clientY: top + 40,
      bubbles: true,
    });

    await fireEvent.pointerMove(plot, point(0));
    await waitFor(() =>
      expect(tooltip(canvasElement)).toHaveTextContent(/^1 Mar 2026full65light28guest10Total103$/),
    );
    await expect(announcedText(canvasElement)).toBe('');
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
      if (!box) throw new Error('There is no tooltip.');
      // Above the plot and centred on the day, but within the plot's width.
      await expect(box.top).toBeLessThan(top);
      const centre = left + ((day + 0.5) * width) / 30;
      const clamped = clamp(centre, left + box.width / 2, left + width - box.width / 2);
      await expect(Math.abs(box.left + box.width / 2 - clamped)).toBeLessThan(1);
    }
  },
};

export const PeriodChanges: Story = {
  render: function Render(args) {
    const [days, setDays] = useState(30);
    return (
      <>
        <StackedChart {...args} {...sampleChart(days, days === 7 ? 2 : 3)} />
        <Button onClick={() => setDays((last) => (last === 30 ? 90 : 7))}>Another period</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'light' }));
    const next = canvas.getByRole('button', { name: 'Another period' });
    const { top } = next.getBoundingClientRect();
    await userEvent.click(next);
    await expect(shownSeriesNames(canvasElement)).toEqual(['full', 'guest']);
    await userEvent.click(next);
    await expect(shownSeriesNames(canvasElement)).toEqual(['full']);
    await expect(next.getBoundingClientRect().top).toBeCloseTo(top, 0);
  },
};
