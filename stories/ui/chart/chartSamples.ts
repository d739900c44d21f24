import { expect } from 'storybook/test';
import { sampleCounts, sampleDays } from './sampleDays';

const averageCounts = { full: 112, light: 48, guest: 17, kiosk: 12, auditor: 9, robot: 6 };

/** Sample data: the given number of days and seat types. */
export function sampleChart(days: number, types: number) {
  return {
    days: sampleDays(days),
    series: Object.entries(averageCounts)
      .slice(0, types)
      .map(([name, size]) => ({ name, values: sampleCounts(days, size) as (number | null)[] })),
  };
}

export const shownSeriesNames = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-series]')].map((mark) => mark.getAttribute('data-series'));

export const announcedText = (root: HTMLElement) =>
  root.querySelector('[aria-live="polite"]')?.textContent;

/** Expects the labels of the day axis to stay 8 px apart and within the chart. */
export async function expectAxisLabelsNotToOverlap(root: HTMLElement) {
  const axis = root.querySelector('[data-axis="days"]');
  const boxes = [...(axis?.children ?? [])].map((label) => label.getBoundingClientRect());
  const { left = 0, right = 0 } = axis?.parentElement?.getBoundingClientRect() ?? {};
  await expect(boxes.length).toBeGreaterThan(0);
  for (const [index, box] of boxes.entries()) {
    await expect(box.left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? left - 8) + 8);
    await expect(box.right).toBeLessThanOrEqual(right + 1);
  }
}
