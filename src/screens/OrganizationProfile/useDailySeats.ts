import { useMemo, useState } from 'react';
import { withYearBefore } from '~/domain/comparedDailySeats';
import { isComparablePeriod, type Period } from '~/domain/period';
import type { ComparedDailySeats, DatedTotal } from '~/domain/Subscription';
import { mayHaveYearBefore, rangeYearBefore } from '~/domain/yearBefore';
import { useQuery } from '~/hooks/useQuery';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import type { DailySeatsView } from './useDailySeatsView';

/** The daily seats of a period, with those of the year before in their rows if they are compared. */
export interface ShownDailySeats {
  readonly period: Period;
  readonly isCompared: boolean;
  readonly rows: readonly ComparedDailySeats[];
  readonly totals: readonly DatedTotal[];
}

/**
 * The daily seats of a view, in an observer component. The year before is requested only once its
 * switch is on. What was shown last stays until all of the next view is there; at first, the period
 * doesn't wait for the year before.
 */
export function useDailySeats(profile: ProfileQueries, { period, isCompared }: DailySeatsView) {
  const query = useQuery(profile.dailySeats(period));
  const { data } = query;
  const organization = profile.current;
  const canCompare =
    organization !== undefined &&
    isComparablePeriod(period) &&
    mayHaveYearBefore(organization.registered_at);
  // By the provider's calendar: it alone knows which day is the latest.
  const range = useMemo(() => data && rangeYearBefore(data.rows), [data]);
  const yearBefore = useQuery(
    canCompare && isCompared && range ? profile.dailySeatsBetween(range) : undefined,
  );
  const earlierRows = yearBefore?.data?.rows;
  const isComplete = !yearBefore || yearBefore.error !== undefined || earlierRows !== undefined;
  const current = useMemo(
    () => data && isComplete && shownDailySeats({ period, ...data }, earlierRows),
    [period, data, isComplete, earlierRows],
  );
  const [latest, setLatest] = useState(current);
  // During render, so that nothing is painted in between:
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders.
  if (current && current !== latest) setLatest(current);
  const first = useMemo(() => data && shownDailySeats({ period, ...data }), [period, data]);
  return {
    query,
    /** Undefined unless the switch is on and the year before can be there. */
    yearBefore,
    canCompare,
    shown: current || latest || first,
    busy: query.status !== 'success' || !isComplete,
  };
}

/** A year before without any data is like none. */
function shownDailySeats(
  plain: Omit<ShownDailySeats, 'isCompared'>,
  earlierRows?: Parameters<typeof withYearBefore>[1],
): ShownDailySeats {
  const rows = earlierRows && withYearBefore(plain.rows, earlierRows);
  return rows?.some(({ seatsYearBefore = null }) => seatsYearBefore !== null)
    ? { ...plain, rows, isCompared: true }
    : { ...plain, isCompared: false };
}
