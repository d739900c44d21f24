export const millisecondsPerDay = 86_400_000;

/** The provider's calendar day (UTC) of an epoch time in milliseconds, `YYYY-MM-DD`. */
function toUtcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The provider's calendar day (UTC) of an epoch time, in days since 1970-01-01. */
export function toDayNumber(time: number): number {
  return Math.floor(time / millisecondsPerDay);
}

/** Epoch milliseconds at which a UTC day `YYYY-MM-DD` starts. */
function startOfUtcDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Days since 1970-01-01 of a day `YYYY-MM-DD`. */
export function parseDayNumber(day: string): number {
  return toDayNumber(startOfUtcDay(day));
}

/** A day as `YYYY-MM-DD`; `day` in days since 1970-01-01. */
export function formatDayNumber(day: number): string {
  return toUtcDay(day * millisecondsPerDay);
}

/** The weekday of a day in days since 1970-01-01, a Thursday; 0 is Sunday. */
export function weekdayOf(day: number): number {
  return (day + 4) % 7;
}

/** An epoch time as RFC 3339 in UTC, to the second. */
export function toRfc3339(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/** Whether a text is a calendar day `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? startOfUtcDay(text) : NaN;
  return !Number.isNaN(time) && toUtcDay(time) === text;
}
