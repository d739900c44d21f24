import { formatDay, formatShortDay } from './format';
import { currentDay, parseInstant } from './time';

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
  const day = currentDay(time);
  return day === currentDay(now) ? formatTimeOfDay(instant) : formatNearDay(day, now);
}

/** A calendar day, `8 Mar`, with its year if that isn't the one of `now` (in milliseconds). */
export function formatNearDay(day: string, now: number): string | null {
  return day.slice(0, 4) === currentDay(now).slice(0, 4) ? formatShortDay(day) : formatDay(day);
}
