import { expect, it } from 'vitest';
import { currentDay } from '~/lib/time';

it('currentDay is the calendar day in the user’s time zone', () => {
  expect(currentDay(new Date(2026, 2, 2, 0, 0, 0).getTime())).toBe('2026-03-02');
  expect(currentDay(new Date(2026, 11, 31, 23, 59, 59).getTime())).toBe('2026-12-31');
});
