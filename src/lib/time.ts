const instantPattern =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The epoch time in milliseconds of an RFC 3339 instant; undefined when it isn't one (2024-02-30
 * isn't).
 */
export function parseInstant(text: string): number | undefined {
  const parts = instantPattern.exec(text);
  if (!parts || parseDay(text.slice(0, 10)) === undefined) return undefined;
  if (Number(parts[4]) > 23 || Number(parts[5]) > 59 || Number(parts[6]) > 59) return undefined;
  const time = Date.parse(text.toUpperCase());
  return Number.isNaN(time) ? undefined : time;
}

/**
 * The epoch time in milliseconds of UTC midnight of a calendar day `YYYY-MM-DD`; undefined when
 * there is no such day.
 */
export function parseDay(text: string): number | undefined {
  const parts = dayPattern.exec(text);
  if (!parts) return undefined;
  const time = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return new Date(time).toISOString().slice(0, 10) === text ? time : undefined;
}
