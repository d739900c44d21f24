import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PathLink } from '~/components/PathLink';
import { QueryErrorState } from '~/components/QueryErrorState';
import type { Summary } from '~/domain/Summary';
import { formatNumber } from '~/lib/format';
import type { Query } from '~/stores/Query';
import { Skeleton } from '~/ui/Feedback';
import { Card } from '~/ui/Page';
import { Figure, FigureGroup, FigureStrip, type FigureProps } from '~/ui/layout/FigureStrip';
import { type BarSegment, CapacityBar, SegmentBar } from '~/ui/Seats';
import { MissingValue, TextLink } from '~/ui/text';
import { organizationSegments } from './organizationSegments';
import { seatLists } from './seatLists';

interface OrganizationFiguresProps {
  readonly query: Query<Summary | null>;
  /** Whether the server may know how many are underused. */
  readonly hasUnderused: boolean;
}

/**
 * The seats in use above their bar, and the organizations above one that divides them into groups.
 * Each figure is a link to the list that it counts; the API has none of those with enough seats.
 */
export const OrganizationFigures = observer(function OrganizationFigures({
  query,
  hasUnderused,
}: OrganizationFiguresProps) {
  const { data: summary, error } = query;
  if (error)
    return (
      <Card>
        <QueryErrorState error={error} onRetry={() => void query.refetch()} />
      </Card>
    );
  if (summary === null) return null;
  const segments = summary ? organizationSegments(summary) : loading;
  const enough = summary && (segments?.find(({ kind }) => kind === 'normal')?.size ?? null);
  return (
    <FigureStrip>
      <FigureGroup
        columns={1}
        bar={
          summary ? (
            <CapacityBar
              label="Seats in use"
              used={summary.used_seats}
              total={summary.total_seats}
              size="thick"
            />
          ) : (
            <Skeleton height={8} />
          )
        }
      >
        <CountFigure
          label="Seats in use"
          count={summary?.used_seats}
          total={summary?.total_seats}
          path="/accounts?sort=seat_usage&order=desc"
        />
      </FigureGroup>
      <FigureGroup
        columns={hasUnderused ? 7 : 6}
        bar={segments && <SegmentBar segments={segments} />}
      >
        <CountFigure label="Organizations" count={summary?.total} path="/accounts" />
        <CountFigure label="Active" count={summary?.active} path="/accounts?status=active" />
        <CountFigure label="Enough seats" segment="normal" count={enough} />
        <CountFigure
          label={seatLists.low.label}
          segment="low"
          count={summary?.low_on_seats}
          path={seatLists.low.path}
        />
        <CountFigure
          label={seatLists.out.label}
          segment="out"
          count={summary?.out_of_seats}
          path={seatLists.out.path}
        />
        <CountFigure
          label="Inactive"
          segment="inactive"
          count={summary?.inactive}
          path="/accounts?status=inactive"
        />
        {hasUnderused && (
          <CountFigure
            label={seatLists.underused.label}
            count={summary?.underused}
            path={seatLists.underused.path}
          />
        )}
      </FigureGroup>
    </FigureStrip>
  );
});

const loading: readonly BarSegment[] = [{ kind: 'free', size: 1 }];

interface CountFigureProps extends Omit<FigureProps, 'value'> {
  /** Undefined while loading, null if missing. */
  readonly count: number | null | undefined;
  /** What the count is a part of. */
  readonly total?: number | null | undefined;
  /** Without it, the figure is no link. */
  readonly path?: string;
}

/** A figure that links to the list it counts; the link's name says what that is. */
function CountFigure({ count, total, path, ...figure }: CountFigureProps) {
  return <Figure {...figure} value={renderCount()} />;

  function renderCount(): ReactNode {
    if (count === null) return <MissingValue />;
    if (count === undefined) return <Skeleton width={48} height={20} />;
    const of = typeof total === 'number' && `of ${formatNumber(total)}`;
    if (path === undefined) return formatNumber(count);
    const text = [figure.label, formatNumber(count), of].filter(Boolean).join(' ');
    return (
      <TextLink as={PathLink} to={path} tone="plain" aria-label={text}>
        <span>{formatNumber(count)}</span>
        {of && <small>{` ${of}`}</small>}
      </TextLink>
    );
  }
}
