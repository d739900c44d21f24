import { formatInstantDate, formatLocalDay } from './format';
import { parseInstant } from './time';

const locale = 'en-GB';
const weekdayFormat = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const timeOfDayFormat = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });

/** An instant in milliseconds as a day in the user's time zone: `Monday, 2 March 2026`. */
export function formatWeekday(time: number): string {
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
  const parts = weekdayFormat.formatToParts(time);
  // en-GB has a comma or none, depending on the browser's version of CLDR.
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`;
}

/** An instant (RFC 3339) as a time of day in the user's time zone: `14:05`; null if malformed. */
export function formatTimeOfDay(instant: string): string | null {
  const time = parseInstant(instant);
  return time === undefined ? null : timeOfDayFormat.format(time);
}

/**
 * An instant in one word or two: `14:05` on the day of `now` (in milliseconds), else `27 Feb`, with its
 * year if that is another one; null if malformed.
 */
export function formatShortInstant(instant: string, now = Date.now()): string | null {
  const time = parseInstant(instant);
  if (time === undefined) return null;
  const [date, today] = [new Date(time), new Date(now)];
  if (date.toDateString() === today.toDateString()) return formatTimeOfDay(instant);
  return date.getFullYear() === today.getFullYear()
    ? formatLocalDay(date)
    : formatInstantDate(instant);
}

/**
 * The date so many days after `now` (in milliseconds) in the user's time zone: `8 Mar`, with its
 * year if that is another one.
 */
export function formatDateIn(days: number, now: number): string {
  const date = dateIn(days, now);
  return date.getFullYear() === new Date(now).getFullYear()
    ? formatLocalDay(date)
    : formatFullDateIn(days, now);
}

/** The date so many days after `now` (in milliseconds) in the user's time zone: `8 Mar 2026`. */
export function formatFullDateIn(days: number, now: number): string {
  return formatInstantDate(dateIn(days, now).toISOString()) ?? '';
}

/** The instant so many days after `now` (in milliseconds), at the same local time. */
export function dateIn(days: number, now: number): Date {
  const date = new Date(now);
  // By the calendar: a day on which the clocks change has 23 or 25 hours.
  date.setDate(date.getDate() + days);
  return date;
}
