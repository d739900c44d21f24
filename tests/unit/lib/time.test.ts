import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { currentDay, hasPassed, parseDay, parseInstant, timestamp } from '~/lib/time';

it.each([
  '',
  '1',
  '12/31/2024',
  '2024-02-30',
  '1900-02-29',
  '2024-13-01',
  '2024-1-1',
  '2024-W01',
  '2024-01-01\n',
  '2024-01-01T00:00:00Z',
  '+12024-01-01',
  '0000-01-01',
  '２０２４-01-01',
])('parseDay rejects %j', (text) => expect(parseDay(text)).toBeUndefined());

const half = Date.UTC(2026, 2, 1, 9, 30);

it.each([
  ['2026-03-01T09:30:00Z', half],
  ['2026-03-01t09:30:00.000z', half],
  ['2026-03-01T09:30:00.5Z', half + 500],
  ['2026-03-01T10:30:00+01:00', half],
  ['2026-02-28T22:30:00-11:00', half],
])('parseInstant accepts %s', (text, time) => expect(parseInstant(text)).toBe(time));

it.each([
  '',
  '1',
  '2024-02-30T00:00:00Z',
  '2024-02-29',
  '2026-03-01T09:30Z',
  '2026-03-01T09:30:00',
  '2026-03-01T24:00:00Z',
  '2026-03-01T09:60:00Z',
  '2026-03-01T09:30:00+0100',
  '2026-03-01T09:30:00+99:00',
  '2026-03-01T09:30:00Z\n',
])('parseInstant rejects %j', (text) => expect(parseInstant(text)).toBeUndefined());

it('every instant and its day are read back', () => {
  const range = {
    min: new Date('1970-01-01T00:00:00Z'),
    max: new Date('2400-01-01T00:00:00Z'),
    noInvalidDate: true,
  };
  fc.assert(
    fc.property(fc.date(range), (date) => {
      const [text, time] = [date.toISOString(), date.getTime()];
      expect(parseInstant(text)).toBe(time);
      expect(parseDay(text.slice(0, 10))).toBe(time - (time % 86_400_000));
    }),
  );
});

it('currentDay is the calendar day in the user’s time zone', () => {
  expect(currentDay(new Date(2026, 2, 2, 0, 0, 0).getTime())).toBe('2026-03-02');
  expect(currentDay(new Date(2026, 11, 31, 23, 59, 59).getTime())).toBe('2026-12-31');
});

const minute = 60_000;

/** The system's clock and the page's, in minutes since the start. */
it.each([
  ['too early', 4, 4, false],
  ['in time', 5, 5, true],
  ['while the computer slept', 5, 0, true],
  ['while the system’s clock was set back by two minutes', 3, 5, true],
  ['a day before, by a clock that was set back', -1440, 1, true],
  ['too early, by a clock that was set back by one minute', 1, 2, true],
  ['too early, by clocks that differ by 10 ms', 1, 1 + 1 / 6000, false],
])('hasPassed of five minutes, %s (%s and %s minutes): %s', (_, system, page, expected) => {
  const clocks = [
    vi.spyOn(Date, 'now').mockReturnValue(0),
    vi.spyOn(performance, 'now').mockReturnValue(0),
  ];
  const since = timestamp();
  for (const [index, minutes] of [system, page].entries())
    clocks[index]?.mockReturnValue(minutes * minute);
  expect(hasPassed(5 * minute, since)).toBe(expected);
});
