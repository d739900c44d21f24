import type { Lenient } from './Lenient';
import type * as openapi from './openapi';

/** Purchased seats of one type. */
export type Subscription = Lenient<openapi.Subscription>;

/** The seats of one type in use on one calendar day. */
export type DailySeats = Lenient<openapi.DailySeats>;

/** The total seats of one type from a day on. */
export type DatedTotal = Lenient<openapi.DailySeatsMeta['total_seats'][number]>;

/** Daily seats of a period. */
export interface DailySeatsHistory {
  readonly period: Period;
  /** Newest first. */
  readonly rows: readonly DailySeats[];
  /** The totals in effect, oldest first. */
  readonly totals: readonly DatedTotal[];
}

/** The selectable periods of daily seats, in days (docs/product.md, "Organization profile"). */
export const periods = [7, 30, 90, 365] as const;

export type Period = (typeof periods)[number];

export const defaultPeriod: Period = 30;

/** A displayable count of seats; null for anything but a whole number of at least 0. */
export function seatCount(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/**
 * How urgently seats are needed: `out` if none are left, `low` if at most a tenth is or they run out
 * within 30 days (docs/api.md, "Levels").
 */
export type SeatLevel = Exclude<openapi.SeatLevel, 'ok'>;

/** The levels that the list can be filtered by. */
export const seatLevels = ['low', 'out'] as const satisfies readonly SeatLevel[];

/** Days beyond which an estimate of when seats run out says nothing: two years. */
export const maxForecastDays = 730;
