import { expect, it } from 'vitest';
import { dayChoice, daysOf } from '~/domain/activityDays';

const today = '2026-03-02';

it.each([
  ['today', '2026-03-02', '2026-03-02'],
  ['yesterday', '2026-03-01', '2026-03-01'],
  ['week', '2026-02-24', '2026-03-02'],
  ['month', '2026-02-01', '2026-03-02'],
] as const)('%s is from %s to %s, and back', (name, from, to) => {
  expect(daysOf(name, today)).toEqual({ from, to });
  expect(dayChoice({ from, to }, today)).toBe(name);
});

it('other days are one day, or a range', () => {
  expect(dayChoice({}, today)).toBeUndefined();
  expect(dayChoice({ from: '2026-02-10', to: '2026-02-10' }, today)).toBe('day');
  expect(dayChoice({ from: '2026-02-10', to: '2026-02-12' }, today)).toBe('other');
  expect(dayChoice({ from: '2026-02-10' }, today)).toBe('other');
});
