/** Milliseconds per day without a clock change. */
export const dayInMs = 86_400_000;

/** A time by the system's clock and by the page's, in milliseconds. */
export interface Timestamp {
  readonly system: number;
  readonly page: number;
}

export function timestamp(): Timestamp {
  return { system: Date.now(), page: performance.now() };
}

/** Milliseconds by which the two clocks may differ without either having been set. */
const clockTolerance = 1000;

/**
 * Whether that many milliseconds have passed, by either clock: the page's may stop while a computer
 * sleeps. A system's clock that went back doesn't tell, and counts as passed.
 */
export function hasPassed(milliseconds: number, { system, page }: Timestamp): boolean {
  const elapsed = Date.now() - system;
  const elapsedInPage = performance.now() - page;
  return (
    Math.max(elapsed, elapsedInPage) >= milliseconds || elapsed < elapsedInPage - clockTolerance
  );
}

const instantPattern =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Epoch milliseconds of an RFC 3339 instant; undefined if invalid (2024-02-30 is). */
export function parseInstant(text: string): number | undefined {
  const parts = instantPattern.exec(text);
  if (!parts || parseDay(text.slice(0, 10)) === undefined) return undefined;
  if (Number(parts[4]) > 23 || Number(parts[5]) > 59 || Number(parts[6]) > 59) return undefined;
  const time = Date.parse(text.toUpperCase());
  return Number.isNaN(time) ? undefined : time;
}

/**
 * Epoch milliseconds of UTC midnight on a calendar day `YYYY-MM-DD`; undefined if there is no such
 * day.
 */
export function parseDay(text: string): number | undefined {
  const parts = dayPattern.exec(text);
  if (!parts) return undefined;
  const time = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return toUtcDay(time) === text ? time : undefined;
}

/** The calendar day `YYYY-MM-DD` of a time in epoch milliseconds, in UTC. */
export function toUtcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The calendar day `YYYY-MM-DD` of a time in the user's time zone, today by default. */
export function currentDay(now: number = Date.now()): string {
  return toUtcDay(now - new Date(now).getTimezoneOffset() * 60_000);
}

/** The calendar day so many days after that of `now`, in the user's time zone. */
export function dayIn(days: number, now: number): string {
  return toUtcDay((parseDay(currentDay(now)) ?? now) + days * dayInMs);
}

/**
 * The first moment of a calendar day `YYYY-MM-DD` in the user's time zone, in epoch milliseconds;
 * undefined if there is no such day.
 */
export function startOfDay(text: string, daysLater = 0): number | undefined {
  if (parseDay(text) === undefined) return undefined;
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, day + daysLater).getTime();
}

/** Its last second, counted back from the next midnight: with a clock change it isn't 24 hours long. */
export function endOfDay(text: string): number | undefined {
  const next = startOfDay(text, 1);
  return next === undefined ? undefined : next - 1000;
}
