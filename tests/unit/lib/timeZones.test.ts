import { afterEach, expect, it, vi } from 'vitest';

/** The formatters in a time zone, reloaded because they read it when created. */
async function formatsIn(timeZone: string) {
  vi.stubEnv('TZ', timeZone);
  vi.resetModules();
  const formats = await import('~/lib/format');
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
  return formats;
}

// The other files of this worker would get formatters of another time zone.
afterEach(() => void vi.resetModules());

it.each(['Pacific/Pago_Pago', 'Europe/Berlin', 'Pacific/Kiritimati'])(
  'formatDay shows the same day in %s',
  async (zone) => {
    const { formatDay } = await formatsIn(zone);
    expect(['2024-02-29', '2026-01-01', '2026-03-29'].map(formatDay)).toEqual([
      '29 Feb 2024',
      '1 Jan 2026',
      '29 Mar 2026',
    ]);
  },
);

it.each([
  ['Pacific/Pago_Pago', '2026-03-01T10:59:59Z', '28 Feb 2026', 'Saturday', '23:59:59'],
  ['Pacific/Pago_Pago', '2026-03-01T11:00:00Z', '1 Mar 2026', 'Sunday', '00:00:00'],
  ['UTC', '2026-03-01T00:30:00+01:00', '28 Feb 2026', 'Saturday', '23:30:00'],
  ['Pacific/Kiritimati', '2026-03-01T10:00:00.000Z', '2 Mar 2026', 'Monday', '00:00:00'],
])(
  'formatInstantDate and formatInstantFull use the time zone %s for %s',
  async (zone, instant, date, weekday, time) => {
    const { formatInstantDate, formatInstantFull } = await formatsIn(zone);
    expect(formatInstantDate(instant)).toBe(date);
    expect(formatInstantFull(instant)).toMatch(new RegExp(`^${weekday},? .+ at ${time} `));
  },
);
