import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '~/lib/format';
import type { OrganizationsOverview } from '~/stores/OrganizationsOverview';
import { Skeleton } from '~/ui/feedback/Skeleton';
import { StatCard } from '~/ui/layout/StatCard';
import { StatGrid } from '~/ui/layout/StatGrid';
import { NumberText } from '~/ui/text/NumberText';
import { TextLink } from '~/ui/text/TextLink';

/** Totals by status, each a link to the list it counts. */
export function HomeStats({ overview }: { readonly overview: OrganizationsOverview | undefined }) {
  return (
    <StatGrid>
      <StatCard
        label="Organizations"
        value={statLink(overview?.total, '/accounts')}
        hint="All accounts"
      />
      <StatCard
        label="Active"
        value={statLink(overview?.active, '/accounts?status=active')}
        hint="Can use the product"
      />
      <StatCard
        label="Inactive"
        value={statLink(overview?.inactive, '/accounts?status=inactive')}
        hint="Deactivated"
      />
    </StatGrid>
  );
}

function statLink(value: number | null | undefined, path: string): ReactNode {
  if (value === null) return <NumberText value={value} />;
  if (value === undefined) return <Skeleton width={56} height={20} />;
  return (
    <TextLink as={Link} to={path} tone="plain">
      {formatNumber(value)}
    </TextLink>
  );
}
