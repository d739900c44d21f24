import { parseDay, parseInstant } from './time';

const locale = 'en-GB';
const date: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const dateFormat = new Intl.DateTimeFormat(locale, date);
const dayFormat = new Intl.DateTimeFormat(locale, { ...date, timeZone: 'UTC' });
const fullFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' });
// No "-0", whatever was rounded.
const numberFormat = new Intl.NumberFormat(locale, { signDisplay: 'negative' });

/**
 * An instant (RFC 3339) as a date in the user's time zone, `1 Mar 2026`; null if missing or
 * malformed.
 */
export function formatInstantDate(instant: string | null | undefined): string | null {
  return format(dateFormat, instant ? parseInstant(instant) : undefined);
}

/** An instant with its full date and time in the user's time zone. */
export function formatInstantFull(instant: string | null | undefined): string | null {
  return format(fullFormat, instant ? parseInstant(instant) : undefined);
}

/** A calendar day `YYYY-MM-DD` as `1 Mar 2026`, independent of the time zone. */
export function formatDay(day: string | null | undefined): string | null {
  return format(dayFormat, day ? parseDay(day) : undefined);
}

/** With thousands separators: `1,234`; `−4` with a minus sign, as wide as a plus. */
export function formatNumber(value: number): string {
  return numberFormat.format(value).replace('-', '\u2212');
}

/** A difference with its sign: `+10`, `−4`, `0`. */
export function formatChange(change: number): string {
  return `${change > 0 ? '+' : ''}${formatNumber(change)}`;
}

function format(formatter: Intl.DateTimeFormat, time: number | undefined): string | null {
  return time === undefined ? null : formatter.format(time);
}
