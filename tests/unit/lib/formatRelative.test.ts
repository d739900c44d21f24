import { expect, it } from 'vitest';
import { formatRelative } from '~/lib/formatShort';

const now = Date.UTC(2026, 2, 2, 9, 30);
const ago = (milliseconds: number) =>
  formatRelative(new Date(now - milliseconds).toISOString(), now);
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

it.each([
  [0, 'just now'],
  [minute - 1, 'just now'],
  [minute, '1 minute ago'],
  [2 * minute - 1, '1 minute ago'],
  [2 * minute, '2 minutes ago'],
  [hour - 1, '59 minutes ago'],
  [hour, '1 hour ago'],
  [day - 1, '23 hours ago'],
  [day, '1 day ago'],
  [2 * day - 1, '1 day ago'],
  [400 * day, '400 days ago'],
])('formatRelative rounds %i ms down to "%s"', (milliseconds, text) =>
  expect(ago(milliseconds)).toBe(text),
);

it('formatRelative calls an instant of a clock that is ahead "just now"', () =>
  expect(ago(-5 * minute)).toBe('just now'));

it('formatRelative respects the offset of an instant', () =>
  expect(formatRelative('2026-03-02T11:28:00+02:00', now)).toBe('2 minutes ago'));

it.each([null, undefined, '', 'yesterday', '2026-02-30T09:30:00Z', '2026-03-02'])(
  'formatRelative returns nothing for %j',
  (instant) => expect(formatRelative(instant, now)).toBeNull(),
);
