import { afterEach, describe, expect, it, vi } from 'vitest';
import { restoreTimeZone } from '~~/tests/setup/restoreTimeZone';

/** The formatters in a time zone, reloaded because they read it when created. */
async function formatsIn(timeZone: string) {
  process.env['TZ'] = timeZone;
  vi.resetModules();
  const formats = await import('~/lib/format');
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
  return formats;
}

restoreTimeZone();
// The other files of this worker would get formatters of another time zone.
afterEach(() => void vi.resetModules());

const zones = [
  'Pacific/Pago_Pago',
  'America/New_York',
  'UTC',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
];

describe('formatDay', () => {
  it.each(zones)('shows the same day in %s', async (zone) => {
    const { formatDay } = await formatsIn(zone);
    expect(
      ['2024-02-29', '2026-03-01', '2026-12-31', '2026-01-01', '2026-03-29'].map(formatDay),
    ).toEqual(['29 Feb 2024', '1 Mar 2026', '31 Dec 2026', '1 Jan 2026', '29 Mar 2026']);
  });
});

describe('formatInstantDate and formatInstantFull', () => {
  it.each([
    [
      'Pacific/Pago_Pago',
      '2026-03-01T10:59:59Z',
      '28 Feb 2026',
      /^Saturday,? 28 February 2026 at 23:59:59 /,
    ],
    [
      'Pacific/Pago_Pago',
      '2026-03-01T11:00:00Z',
      '1 Mar 2026',
      /^Sunday,? 1 March 2026 at 00:00:00 /,
    ],
    ['UTC', '2026-03-01T09:30:00Z', '1 Mar 2026', /^Sunday,? 1 March 2026 at 09:30:00 /],
    [
      'UTC',
      '2026-03-01T00:30:00+01:00',
      '28 Feb 2026',
      /^Saturday,? 28 February 2026 at 23:30:00 /,
    ],
    [
      'Pacific/Kiritimati',
      '2026-03-01T09:59:59Z',
      '1 Mar 2026',
      /^Sunday,? 1 March 2026 at 23:59:59 /,
    ],
    [
      'Pacific/Kiritimati',
      '2026-03-01T10:00:00.000Z',
      '2 Mar 2026',
      /^Monday,? 2 March 2026 at 00:00:00 /,
    ],
  ])('use the time zone %s to format %s as %s', async (zone, instant, date, full) => {
    const { formatInstantDate, formatInstantFull } = await formatsIn(zone);
    expect(formatInstantDate(instant)).toBe(date);
    expect(formatInstantFull(instant)).toMatch(full);
  });
});
