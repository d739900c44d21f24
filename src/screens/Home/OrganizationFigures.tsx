import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { NotAvailable } from '~/components/NotAvailable';
import { PathLink } from '~/components/PathLink';
import { QueryErrorState } from '~/components/QueryErrorState';
import type { Summary } from '~/domain/Summary';
import { formatNumber } from '~/lib/format';
import type { Query } from '~/stores/Query';
import { Skeleton } from '~/ui/feedback/Skeleton';
import { Card } from '~/ui/layout/Card';
import { Figure, FigureStrip, type FigureProps } from '~/ui/layout/FigureStrip';
import { SegmentBar, type BarSegment } from '~/ui/seats/SegmentBar';
import { MissingValue } from '~/ui/text/MissingValue';
import { TextLink } from '~/ui/text/TextLink';
import { organizationSegments } from './organizationSegments';
import { seatLists } from './seatLists';

/**
 * Totals, each a link to the list that it counts, above one bar that divides the organizations into
 * the same groups.
 */
export const OrganizationFigures = observer(function OrganizationFigures({
  query,
}: {
  readonly query: Query<Summary | null>;
}) {
  const { data: summary, error } = query;
  if (error)
    return (
      <Card>
        <QueryErrorState error={error} onRetry={() => void query.refetch()} />
      </Card>
    );
  if (summary === null)
    return (
      <Card>
        <NotAvailable />
      </Card>
    );
  const segments = summary ? organizationSegments(summary) : loading;
  return (
    <FigureStrip bar={segments && <SegmentBar segments={segments} />}>
      <CountFigure
        wide
        label="Seats in use"
        count={summary?.usedSeats}
        total={summary?.totalSeats}
        path="/accounts?sort=seat_usage&order=desc"
      />
      <CountFigure label="Organizations" count={summary?.total} path="/accounts" />
      <CountFigure label="Active" count={summary?.active} path="/accounts?status=active" />
      <CountFigure
        label={seatLists.low.label}
        segment="low"
        count={summary?.lowOnSeats}
        path={seatLists.low.path}
      />
      <CountFigure
        label={seatLists.out.label}
        segment="out"
        count={summary?.outOfSeats}
        path={seatLists.out.path}
      />
      <CountFigure
        label="Inactive"
        segment="inactive"
        count={summary?.inactive}
        path="/accounts?status=inactive"
      />
    </FigureStrip>
  );
});

const loading: readonly BarSegment[] = [{ kind: 'free', size: 1 }];

interface CountFigureProps extends Omit<FigureProps, 'value'> {
  /** Undefined while loading, null if missing. */
  readonly count: number | null | undefined;
  /** What the count is a part of. */
  readonly total?: number | null | undefined;
  readonly path: string;
}

/** A figure that links to the list it counts; the link's name says what that is. */
function CountFigure({ count, total, path, ...figure }: CountFigureProps) {
  return <Figure {...figure} value={renderCount()} />;

  function renderCount(): ReactNode {
    if (count === null) return <MissingValue />;
    if (count === undefined) return <Skeleton width={48} height={20} />;
    const of = typeof total === 'number' && `of ${formatNumber(total)}`;
    const text = [figure.label, formatNumber(count), of].filter(Boolean).join(' ');
    return (
      <TextLink as={PathLink} to={path} tone="plain" aria-label={text}>
        <span>{formatNumber(count)}</span>
        {of && <small>{` ${of}`}</small>}
      </TextLink>
    );
  }
}
