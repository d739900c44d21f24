import { currentDay, parseDay, parseInstant } from './time';

const locale = 'en-GB';
// Not the locale's, whose "Sept" has four letters.
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const fullFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' });
// No "-0", whatever was rounded.
const numberFormat = new Intl.NumberFormat(locale, { signDisplay: 'negative' });

/** An instant (RFC 3339) as a date in the user's time zone, `1 Mar 2026`; null if missing or malformed. */
export function formatInstantDate(instant: string | null | undefined): string | null {
  const time = instant ? parseInstant(instant) : undefined;
  return time === undefined ? null : formatDay(currentDay(time));
}

/** An instant with its full date and time in the user's time zone. */
export function formatInstantFull(instant: string | null | undefined): string | null {
  const time = instant ? parseInstant(instant) : undefined;
  return time === undefined ? null : fullFormat.format(time);
}

/** A calendar day `YYYY-MM-DD` as `1 Mar 2026`, independent of the time zone. */
export function formatDay(day: string | null | undefined): string | null {
  return day && parseDay(day) !== undefined
    ? `${formatShortDay(day)} ${Number(day.slice(0, 4))}`
    : null;
}

/** A calendar day without its year, `1 Mar`; unchanged if there is no such day. */
export function formatShortDay(day: string): string {
  return parseDay(day) === undefined
    ? day
    : `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}`;
}

/** With thousands separators: `1,234`; `−4` with a minus sign, as wide as a plus. */
export function formatNumber(value: number): string {
  return numberFormat.format(value).replace('-', '\u2212');
}

const pluralRules = new Intl.PluralRules(locale);

/** The words for a count: `plural(1, 'row is', 'rows are')`. */
export function plural(count: number, one: string, several = `${one}s`): string {
  return pluralRules.select(count) === 'one' ? one : several;
}

/** A count with its words: "1 row", "1,200 rows". */
export function countOf(count: number, one: string, several?: string): string {
  return `${formatNumber(count)} ${plural(count, one, several)}`;
}

/** A difference with its sign: `+10`, `−4`, `0`. */
export function formatChange(change: number): string {
  return `${change > 0 ? '+' : ''}${formatNumber(change)}`;
}
