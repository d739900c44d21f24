export const millisecondsPerDay = 86_400_000;

/** The provider's calendar day (UTC) of an epoch time in milliseconds, `YYYY-MM-DD`. */
export function toUtcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Epoch milliseconds at which a UTC day `YYYY-MM-DD` starts. */
export function startOfUtcDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** An epoch time as RFC 3339 in UTC, to the second. */
export function toRfc3339(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}
