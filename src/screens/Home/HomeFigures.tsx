import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isOutOfSeats } from '../../domain/seats';
import { formatNumber } from '../../lib/format';
import type { OrganizationsOverview } from '../../stores/OrganizationsOverview';
import { Skeleton } from '../../ui/Skeleton';
import { StatFigure } from '../../ui/StatFigure';
import { StatFigures } from '../../ui/StatFigures';
import { TextLink } from '../../ui/TextLink';
import { newestPath } from './newestPath';

/**
 * How many organizations there are, and how many of the newest have run out of seats; each figure
 * leads into the list.
 */
export const HomeFigures = observer(function HomeFigures({
  overview,
}: {
  readonly overview: OrganizationsOverview | undefined;
}) {
  const newest = overview?.newest ?? [];
  const full = newest.every(({ availableSeats }) => availableSeats !== undefined)
    ? newest.filter(isOutOfSeats).length
    : undefined;
  return (
    <StatFigures>
      <StatFigure
        label="Organizations"
        value={figure(overview?.total, '/accounts')}
        hint="All accounts"
      />
      <StatFigure
        label="Active"
        value={figure(overview?.active, '/accounts?status=active')}
        hint="Can use the product"
      />
      <StatFigure
        label="Inactive"
        value={figure(overview?.inactive, '/accounts?status=inactive')}
        hint="Deactivated"
      />
      <StatFigure
        label="Out of seats"
        value={figure(overview && full, newestPath)}
        hint={`Of the ${newest.length || 10} newest`}
      />
    </StatFigures>
  );
});

function figure(value: number | undefined, path: string): ReactNode {
  if (value === undefined) return <Skeleton width={56} height={20} />;
  return (
    <TextLink as={Link} to={path} tone="plain">
      {formatNumber(value)}
    </TextLink>
  );
}
