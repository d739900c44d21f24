import { expect, it } from 'vitest';
import { plotDays, plotWeeks } from '~/ui/chart/slots';
import { slotTicks } from '~/ui/chart/slotTicks';

const days = (count: number) => plotDays(dayTexts(count), []).slots;
const dayTexts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2026, 2, 30 - (count - 1 - index))).toISOString().slice(0, 10),
  );
const texts = (count: number, maxLabels: number) =>
  slotTicks(days(count), maxLabels).map(({ text }) => text);

it('slotTicks labels every day of a week, every week of a month, every fortnight of a quarter', () => {
  expect(texts(7, 20)).toEqual([
    '24 Mar',
    '25 Mar',
    '26 Mar',
    '27 Mar',
    '28 Mar',
    '29 Mar',
    '30 Mar',
  ]);
  expect(texts(30, 20)).toEqual(['2 Mar', '9 Mar', '16 Mar', '23 Mar', '30 Mar']);
  expect(texts(90, 20)).toEqual([
    '5 Jan',
    '19 Jan',
    '2 Feb',
    '16 Feb',
    '2 Mar',
    '16 Mar',
    '30 Mar',
  ]);
});

it('slotTicks labels Mondays and the newest day, without the Monday right before it', () => {
  const ticks = (last: number, maxLabels: number) =>
    slotTicks(
      plotDays(
        Array.from({ length: 30 }, (_, index) =>
          new Date(Date.UTC(2026, 2, last - 29 + index)).toISOString().slice(0, 10),
        ),
        [],
      ).slots,
      maxLabels,
    ).map(({ text }) => text);
  expect(ticks(27, 10)).toEqual(['2 Mar', '9 Mar', '16 Mar', '23 Mar', '27 Mar']);
  expect(ticks(25, 10)).toEqual(['2 Mar', '9 Mar', '16 Mar', '25 Mar']);
  expect(ticks(27, 4)).toEqual(['9 Mar', '27 Mar']);
});

it('slotTicks labels the newest day "Today" if it is', () => {
  expect(slotTicks(days(7), 3, '2026-03-30').map(({ text }) => text)).toEqual([
    '24 Mar',
    '27 Mar',
    'Today',
  ]);
  expect(slotTicks(days(7), 3, '2026-03-31').at(-1)?.text).toBe('30 Mar');
});

it('slotTicks labels the first days of months beyond 120 days, January with its year', () => {
  expect(texts(366, 10)).toEqual(['May', 'Jul', 'Sept', 'Nov', 'Jan 2026', 'Mar']);
  expect(texts(366, 5)).toEqual(['Apr', 'Jul', 'Oct', 'Jan 2026']);
});

it('slotTicks never exceeds the maximum number of labels and always labels the newest day', () => {
  for (let count = 1; count <= 800; count += 11) {
    for (const maxLabels of [0, 1, 2, 5, 9, 40]) {
      const ticks = slotTicks(days(count), maxLabels);
      expect(ticks.length, `${count} days, space for ${maxLabels}`).toBeLessThanOrEqual(
        Math.max(1, Math.min(maxLabels, 10)),
      );
      if (count <= 120) expect(ticks.at(-1)?.index).toBe(count - 1);
    }
  }
});

it('slotTicks returns no ticks without days and keeps an invalid day as its text', () => {
  expect(slotTicks([], 10)).toEqual([]);
  expect(slotTicks(plotDays(['soon'], []).slots, 10)).toEqual([{ index: 0, text: 'soon' }]);
});

it('slotTicks labels weeks by their first day, and by months beyond 120 days', () => {
  const weeks = (count: number, maxLabels = 20) =>
    slotTicks(plotWeeks(dayTexts(count), []).slots, maxLabels, '2026-03-30').map(
      ({ text }) => text,
    );
  expect(weeks(18)).toEqual(['13 Mar', '16 Mar', '23 Mar', 'Today']);
  expect(weeks(119)).toEqual([
    '8 Dec',
    '22 Dec',
    '5 Jan',
    '19 Jan',
    '2 Feb',
    '16 Feb',
    '2 Mar',
    '16 Mar',
    'Today',
  ]);
  expect(weeks(119, 3)).toEqual(['5 Jan', '16 Feb', 'Today']);
  expect(weeks(365, 5)).toEqual(['Apr', 'Jul', 'Oct', 'Jan 2026']);
});
