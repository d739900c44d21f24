import { observer } from 'mobx-react-lite';
import { organizationColumns, type OrganizationColumn } from '~/components/organizationColumns';
import { OrganizationRow } from '~/components/OrganizationRow';
import { QueryErrorState } from '~/components/QueryErrorState';
import type { Organization } from '~/domain/Organization';
import type { SeatFilter } from '~/domain/organizationList';
import { useQuery } from '~/hooks/useQuery';
import { useStores } from '~/stores/context';
import { EmptyState } from '~/ui/Feedback';
import { DataTable } from '~/ui/table/DataTable';
import { seatLists } from './seatLists';

interface AttentionTableProps {
  readonly choice: SeatFilter;
  readonly maxRows: number;
  /** The number of organizations, if known; the skeleton has as many rows. */
  readonly count: number | null | undefined;
}

/** The first organizations of a list, or why there are none. */
export const AttentionTable = observer(function AttentionTable({
  choice,
  maxRows,
  count,
}: AttentionTableProps) {
  const { organizations } = useStores();
  const { params, empty } = seatLists[choice];
  const columns = attentionColumns[choice];
  const query = useQuery(organizations.view(params));
  const { data, error } = query;
  if (error) return <QueryErrorState error={error} onRetry={() => void query.refetch()} />;
  if (data?.total === 0) return <EmptyState title={empty} />;
  return (
    <DataTable
      label="Needs attention"
      busy={data === undefined}
      columns={columns}
      rows={data?.rows.slice(0, maxRows)}
      skeletonRows={Math.min(count || maxRows, maxRows)}
      rowKey="id"
      renderRow={rowRenderers[choice]}
    />
  );
});

const { name, seatsLeft, change, fullIn, peak, unused } = organizationColumns;

const runOutColumns: readonly OrganizationColumn[] = [name, seatsLeft, change, fullIn];
const attentionColumns = {
  low: runOutColumns,
  out: runOutColumns,
  underused: [name, seatsLeft, peak, unused],
} satisfies Readonly<Record<SeatFilter, readonly OrganizationColumn[]>>;

/** Stable, or each row would render again. */
const rowRenderers = {
  low: rowRenderer(attentionColumns.low),
  out: rowRenderer(attentionColumns.out),
  underused: rowRenderer(attentionColumns.underused),
};

function rowRenderer(columns: readonly OrganizationColumn[]) {
  return (organization: Organization, key: string) => (
    <OrganizationRow key={key} organization={organization} columns={columns} />
  );
}
