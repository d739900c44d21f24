import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDay, parseInstant } from '~/lib/time';

describe('parseDay', () => {
  it.each([['2024-02-29', Date.UTC(2024, 1, 29)]])('accepts %s', (text, time) =>
    expect(parseDay(text)).toBe(time),
  );

  it.each([
    '',
    '1',
    '12/31/2024',
    '2024-02-30',
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-01-32',
    '2024-1-1',
    '2024-W01',
    '2024-01-01\n',
    '2024-01-01T00:00:00Z',
    '+12024-01-01',
    '0000-01-01',
    '２０２４-01-01',
  ])('rejects %j', (text) => expect(parseDay(text)).toBeUndefined());

  it('accepts every day from 1900 to 2400', () => {
    fc.assert(
      fc.property(
        fc.integer({
          min: Date.UTC(1900, 0, 1) / 86_400_000,
          max: Date.UTC(2400, 0, 1) / 86_400_000,
        }),
        (day) => {
          const time = day * 86_400_000;
          expect(parseDay(new Date(time).toISOString().slice(0, 10))).toBe(time);
        },
      ),
    );
  });
});

describe('parseInstant', () => {
  const half = Date.UTC(2026, 2, 1, 9, 30);

  it.each([
    ['2026-03-01T09:30:00Z', half],
    ['2026-03-01t09:30:00z', half],
    ['2026-03-01T09:30:00.000Z', half],
    ['2026-03-01T09:30:00.5Z', half + 500],
    ['2026-03-01T10:30:00+01:00', half],
    ['2026-02-28T22:30:00-11:00', half],
    ['2026-03-01T23:30:00+14:00', half],
  ])('accepts %s', (text, time) => expect(parseInstant(text)).toBe(time));

  it.each([
    '',
    '1',
    '12/31/2024',
    '2024-02-30T00:00:00Z',
    '2024-02-29',
    '2026-03-01T09:30Z',
    '2026-03-01T09:30:00',
    '2026-03-01T24:00:00Z',
    '2026-03-01T09:60:00Z',
    '2026-03-01T09:30:61Z',
    '2026-03-01T09:30:00+0100',
    '2026-03-01T09:30:00+99:00',
    '2026-03-01T09:30:00Z\n',
    'now',
  ])('rejects %j', (text) => expect(parseInstant(text)).toBeUndefined());

  it('reads back every ISO instant', () => {
    const range = {
      min: new Date('1970-01-01T00:00:00Z'),
      max: new Date('2400-01-01T00:00:00Z'),
      noInvalidDate: true,
    };
    fc.assert(
      fc.property(fc.date(range), (date) => {
        expect(parseInstant(date.toISOString())).toBe(date.getTime());
      }),
    );
  });
});
