import { dailySeatsSeries, type DailySeatsSeries } from './dailySeatsSeries';
import { dailySeatsTotals } from './dailySeatsTotals';
import type { Organization } from './Organization';
import { activeSeatTypeLevel, type SeatLevel, type SeatUse } from './seatLevel';
import { seatTypeIndexes, seatTypeName } from './seatTypeIndexes';
import type { ComparedDailySeats, DatedTotal, Subscription } from './Subscription';

type SeatSeries = DailySeatsSeries['series'][number];

/** Daily seats as the profile shows them: in the subscriptions' order and with their totals. */
export interface DailySeatsChartData {
  readonly days: readonly string[];
  /** By index. */
  readonly series: readonly (SeatSeries & {
    readonly seriesIndex: number;
    /** The total seats on each day; missing if unknown. */
    readonly totals?: readonly (number | null)[];
    /** Today's level, if it calls for action. */
    readonly level: SeatLevel | undefined;
  })[];
  /** The index of every seat type, by name, also of those without seats in the period. */
  readonly indexes: ReadonlyMap<string, number>;
}

/** Whether any day has a count above zero. Without one there is nothing to draw. */
export function hasSeatsInUse({ series }: Pick<DailySeatsChartData, 'series'>): boolean {
  return series.some(({ values }) => values.some((seats) => seats !== null && seats > 0));
}

interface ComparedHistory {
  readonly rows: readonly ComparedDailySeats[];
  readonly totals: readonly DatedTotal[];
}

/**
 * Without subscriptions (not loaded yet, or failed) the types are ordered by their seats. `status` is
 * the organization's.
 */
export function dailySeatsChartData(
  { rows, totals }: ComparedHistory,
  subscriptions: readonly (SeatUse & Pick<Subscription, 'seat_type'>)[] = [],
  status?: Organization['status'],
): DailySeatsChartData {
  const { days, series } = dailySeatsSeries(rows);
  const indexes = seatTypeIndexes(
    subscriptions,
    series.map(({ name }) => name),
  );
  const totalsByName = dailySeatsTotals(days, totals);
  return {
    days,
    series: series
      .map((each) => {
        const seriesTotals = totalsByName.get(each.name);
        const current = subscriptions.find(
          ({ seat_type: seatType }) => seatTypeName(seatType) === each.name,
        );
        return {
          ...each,
          seriesIndex: indexes.get(each.name) ?? 0,
          level: current && activeSeatTypeLevel(status, current),
          ...(seriesTotals && { totals: seriesTotals }),
        };
      })
      .toSorted((a, b) => a.seriesIndex - b.seriesIndex),
    indexes,
  };
}
