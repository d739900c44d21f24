import { expect, it } from 'vitest';
import { dayOfWeek } from '~/lib/dayOfWeek';

it.each([
  ['2026-03-01', 0],
  ['2026-03-02', 1],
  ['2024-02-29', 4],
  ['2026-02-30', Number.NaN],
  [undefined, Number.NaN],
])('dayOfWeek(%s) is %s', (day, weekday) => expect(dayOfWeek(day)).toBe(weekday));
