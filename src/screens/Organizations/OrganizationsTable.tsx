import type { OrganizationListParams, SortKey } from '~/domain/organizationList';
import type { OrganizationsView } from '~/stores/OrganizationsStore';
import { SkeletonRows } from '~/ui/table/SkeletonRows';
import { SortHeader } from '~/ui/table/SortHeader';
import { Table } from '~/ui/table/Table';
import { TableBody } from '~/ui/table/TableBody';
import { TableHead } from '~/ui/table/TableHead';
import { OrganizationRow } from './OrganizationRow';
import type { ListView } from './useListView';

interface OrganizationsTableProps {
  readonly view: OrganizationsView | undefined;
  readonly query: OrganizationListParams;
  readonly busy: boolean;
  readonly onChange: ListView['change'];
}

const columns: readonly {
  readonly label: string;
  readonly sort: SortKey;
  readonly align?: 'end';
  readonly width: string;
}[] = [
  { label: 'Organization', sort: 'name', width: '30%' },
  { label: 'Billing', sort: 'billing_name', width: '30%' },
  { label: 'Date Registered', sort: 'registered_at', width: '15%' },
  { label: 'Total Seats', sort: 'total_seats', align: 'end', width: '12%' },
  { label: 'Status', sort: 'status', width: '13%' },
];

const skeletonColumns = columns.map(({ label, align, sort }) => ({
  label,
  align,
  primary: sort === 'name',
  lines: sort === 'name' || sort === 'billing_name' ? (2 as const) : (1 as const),
  shape: sort === 'status' ? ('badge' as const) : ('text' as const),
}));

export function OrganizationsTable({ view, query, busy, onChange }: OrganizationsTableProps) {
  return (
    <Table label="Organizations" busy={busy} fixed minWidth={720}>
      <TableHead>
        {columns.map(({ sort, ...column }) => (
          <SortHeader
            key={sort}
            {...column}
            direction={
              query.sort !== sort ? 'none' : query.order === 'asc' ? 'ascending' : 'descending'
            }
            onSort={() =>
              onChange({
                sort,
                order: query.sort === sort && query.order === 'asc' ? 'desc' : 'asc',
              })
            }
          />
        ))}
      </TableHead>
      {view ? (
        <TableBody>
          {view.rows.map((organization, index) => (
            // Keyed by position: the next view updates the rows in place instead of remounting
            // them.
            // oxlint-disable-next-line react/no-array-index-key -- rows are reused across views
            <OrganizationRow key={index} organization={organization} />
          ))}
        </TableBody>
      ) : (
        <SkeletonRows rows={query.perPage} columns={skeletonColumns} />
      )}
    </Table>
  );
}
