import { observer } from 'mobx-react-lite';
import { OrganizationRow } from '~/components/OrganizationRow';
import { QueryErrorState } from '~/components/QueryErrorState';
import type { Organization } from '~/domain/Organization';
import type { SeatFilter } from '~/domain/organizationList';
import { useQuery } from '~/hooks/useQuery';
import { useStores } from '~/stores/context';
import { EmptyState } from '~/ui/feedback/EmptyState';
import { DataTable } from '~/ui/table/DataTable';
import { attentionColumns, type AttentionColumns } from './attentionColumns';
import { attentionLayout } from './attentionLayout';
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
      layout={attentionLayout}
      columns={columns}
      rows={data?.rows.slice(0, maxRows)}
      skeletonRows={Math.min(count || maxRows, maxRows)}
      rowKey="id"
      renderRow={rowRenderers[choice]}
    />
  );
});

/** Stable, or each row would render again. */
const rowRenderers = {
  low: rowRenderer(attentionColumns.low),
  out: rowRenderer(attentionColumns.out),
  underused: rowRenderer(attentionColumns.underused),
};

function rowRenderer(columns: AttentionColumns) {
  return (organization: Organization, key: string) => (
    <OrganizationRow key={key} organization={organization} columns={columns} />
  );
}
