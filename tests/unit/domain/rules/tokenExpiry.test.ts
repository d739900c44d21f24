import { describe, expect, it, vi } from 'vitest';
import { expiryInstant, tokenRules } from '~/domain/Token';
import { checkField } from '~/domain/rules/checkField';

const now = Date.parse('2026-03-01T09:30:15.250Z');

describe('expiryInstant', () => {
  it.each([
    ['30', '2026-03-31T09:30:15Z'],
    ['90', '2026-05-30T09:30:15Z'],
    ['365', '2027-03-01T09:30:15Z'],
    ['never', null],
  ])('expires for the choice %j at %s', (choice, instant) => {
    expect(expiryInstant(choice, '', now)).toBe(instant);
    expect(checkField(tokenRules.expires_at, instant, now)).toBeUndefined();
  });

  it.each([
    ['UTC', '2026-06-30T23:59:59Z'],
    ['Pacific/Kiritimati', '2026-06-30T09:59:59Z'],
    ['Pacific/Pago_Pago', '2026-07-01T10:59:59Z'],
    ['Asia/Kolkata', '2026-06-30T18:29:59Z'],
  ])('resolves a custom date to the end of that day in %s', (zone, instant) => {
    vi.stubEnv('TZ', zone);
    expect(expiryInstant('custom', ' 2026-06-30 ', now)).toBe(instant);
  });

  it.each([
    // DST changes: Santiago goes from 24:00 back to 23:00, Beirut from 00:00 to 01:00, Berlin at
    // night.
    ['America/Santiago', '2026-04-04', '2026-04-05T03:59:59Z'],
    ['Asia/Beirut', '2026-03-28', '2026-03-28T21:59:59Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-29T21:59:59Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T22:59:59Z'],
  ])('resolves the end of a day with a DST change: %s, %s', (zone, date, instant) => {
    vi.stubEnv('TZ', zone);
    expect(expiryInstant('custom', date, now)).toBe(instant);
  });

  it.each(['', '2026-02-30', '12/31/2026', 'tomorrow'])(
    'returns the invalid custom date %j as typed, which the API rejects, not null for never',
    (date) => {
      expect(expiryInstant('custom', date, now)).toBe(date);
      expect(checkField({ ...tokenRules.expires_at, required: true }, date, now)).toBeDefined();
    },
  );
});
