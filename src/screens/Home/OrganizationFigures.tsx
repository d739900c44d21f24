import type { ReactNode } from 'react';
import { PathLink } from '~/components/PathLink';
import { formatNumber } from '~/lib/format';
import type { OrganizationsOverview } from '~/stores/OrganizationsOverview';
import { Skeleton } from '~/ui/feedback/Skeleton';
import { Figure, FigureStrip } from '~/ui/layout/FigureStrip';
import { SegmentBar, type BarSegment } from '~/ui/seats/SegmentBar';
import { MissingValue } from '~/ui/text/MissingValue';
import { TextLink } from '~/ui/text/TextLink';

/**
 * Totals, each a link to the list that it counts, above one bar that divides the organizations into
 * the same groups. A 1.0 server has no figures about seats.
 */
export function OrganizationFigures({
  overview,
}: {
  readonly overview: OrganizationsOverview | undefined;
}) {
  const hasSeats = !overview || overview.lowOnSeats !== null || overview.usedSeats !== null;
  return (
    <FigureStrip
      bar={<SegmentBar segments={overview ? organizationSegments(overview) : loading} />}
    >
      {hasSeats && (
        <Figure
          wide
          label="Seats in use"
          value={
            <>
              {figureLink(overview?.usedSeats, '/accounts?sort=seat_usage&order=desc')}
              {typeof overview?.totalSeats === 'number' && (
                <small> of {formatNumber(overview.totalSeats)}</small>
              )}
            </>
          }
        />
      )}
      <Figure label="Organizations" value={figureLink(overview?.total, '/accounts')} />
      <Figure label="Active" value={figureLink(overview?.active, '/accounts?status=active')} />
      {hasSeats && (
        <>
          <Figure
            label="Low on seats"
            segment="low"
            value={figureLink(
              overview?.lowOnSeats,
              '/accounts?status=active&seats=low&sort=seats_run_out',
            )}
          />
          <Figure
            label="Out of seats"
            segment="out"
            value={figureLink(
              overview?.outOfSeats,
              '/accounts?status=active&seats=out&sort=seat_usage&order=desc',
            )}
          />
        </>
      )}
      <Figure
        label="Inactive"
        segment="inactive"
        value={figureLink(overview?.inactive, '/accounts?status=inactive')}
      />
    </FigureStrip>
  );
}

const loading: readonly BarSegment[] = [{ kind: 'free', size: 1 }];

/** Missing counts take no space. */
function organizationSegments({
  active,
  inactive,
  lowOnSeats,
  outOfSeats,
}: OrganizationsOverview): readonly BarSegment[] {
  const low = lowOnSeats ?? 0;
  const out = outOfSeats ?? 0;
  return [
    { kind: 'normal', size: Math.max(0, (active ?? 0) - low - out) },
    { kind: 'low', size: low },
    { kind: 'out', size: out },
    { kind: 'inactive', size: inactive ?? 0 },
  ];
}

function figureLink(value: number | null | undefined, path: string): ReactNode {
  if (value === null) return <MissingValue />;
  if (value === undefined) return <Skeleton width={48} height={20} />;
  return (
    <TextLink as={PathLink} to={path} tone="plain">
      {formatNumber(value)}
    </TextLink>
  );
}
