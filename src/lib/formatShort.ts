import { formatNumber } from './format';
import { parseDay } from './time';

const locale = 'en-GB';
const dayFormat = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const monthFormat = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
const yearFormat = new Intl.DateTimeFormat(locale, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const numberFormat = new Intl.NumberFormat(locale, { notation: 'compact', useGrouping: 'always' });

/** A calendar day without its year, `1 Mar`; as it came when there is no such day. */
export function formatShortDay(day: string): string {
  const time = parseDay(day);
  return time === undefined ? day : dayFormat.format(time);
}

/** The month of a calendar day, `Mar`; January with its year, `Jan 2026`. */
export function formatMonth(day: string): string {
  const time = parseDay(day);
  return time === undefined
    ? day
    : (new Date(time).getUTCMonth() === 0 ? yearFormat : monthFormat).format(time);
}

/** A number in little room: `9,500`, then `20K`, `1.5M`. Two digits of it are exact. */
export function formatShortNumber(value: number): string {
  return Math.abs(value) < 10_000 ? formatNumber(value) : numberFormat.format(value);
}
