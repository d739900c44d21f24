import { parseDay } from './time';

/** 0 for Sunday to 6 for Saturday; NaN if there is no such calendar day. */
export function dayOfWeek(day: string | undefined): number {
  return new Date(parseDay(day ?? '') ?? Number.NaN).getUTCDay();
}
