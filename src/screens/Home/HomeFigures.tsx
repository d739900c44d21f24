import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/format';
import type { OrganizationsOverview } from '../../stores/OrganizationsOverview';
import { Skeleton } from '../../ui/Skeleton';
import { StatFigure } from '../../ui/StatFigure';
import { StatFigures } from '../../ui/StatFigures';
import { TextLink } from '../../ui/TextLink';

/** How many organizations there are; each figure leads into the list. */
export function HomeFigures({
  overview,
}: {
  readonly overview: OrganizationsOverview | undefined;
}) {
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
    </StatFigures>
  );
}

function figure(value: number | undefined, path: string): ReactNode {
  if (value === undefined) return <Skeleton width={56} height={20} />;
  return (
    <TextLink as={Link} to={path} tone="plain">
      {formatNumber(value)}
    </TextLink>
  );
}
