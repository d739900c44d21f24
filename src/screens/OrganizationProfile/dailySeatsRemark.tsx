import type { ReactNode } from 'react';
import { formatDay } from '~/lib/format';
import { message } from '~/messages/message';
import type { Query } from '~/stores/Query';
import { Button } from '~/ui/Button';
import type { ShownDailySeats } from './useDailySeats';

interface RemarkOptions {
  readonly shown: ShownDailySeats;
  /** The days of the chart, oldest first. */
  readonly days: readonly string[];
  /** Undefined unless the year before was asked for. */
  readonly yearBefore: Query<unknown> | undefined;
}

/** What the chart lacks of what was asked for, in one line; undefined if it is all there. */
export function dailySeatsRemark({ shown, days, yearBefore }: RemarkOptions): ReactNode {
  const [first] = days;
  if (shown.period === 365 && first !== undefined && days.length < shown.period)
    return <span>{`Since ${formatDay(first)}`}</span>;
  if (yearBefore?.error)
    return (
      <>
        <span role="alert">The year before couldn’t be loaded.</span>
        <Button size="small" variant="quiet" onClick={() => void yearBefore.refetch()}>
          {message('try_again')}
        </Button>
      </>
    );
  if (yearBefore?.data !== undefined && !shown.isCompared)
    return <span>No data for the year before</span>;
  return undefined;
}
