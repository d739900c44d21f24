import { useMemo } from 'react';
import { OrganizationRow } from '~/components/OrganizationRow';
import type { Organization } from '~/domain/Organization';
import type { OrganizationListParams } from '~/domain/organizationList';
import type { OrganizationsView } from '~/stores/OrganizationsStore';
import { DataTable } from '~/ui/table/DataTable';
import { listColumns } from './listColumns';
import type { ListView } from './useListView';

interface OrganizationsTableProps {
  readonly view: OrganizationsView | undefined;
  readonly query: OrganizationListParams;
  readonly busy: boolean;
  /** The API sorts the rows. */
  readonly sortable: boolean;
  readonly onChange: ListView['change'];
}

export function OrganizationsTable({
  view,
  query,
  busy,
  sortable,
  onChange,
}: OrganizationsTableProps) {
  // Of the rows on screen: those of the previous search stay while the next one loads.
  const search = view?.params.q ?? '';
  const { seats, sort } = query;
  const table = useMemo(() => {
    const columns = listColumns({ seats, sort }, search);
    return {
      columns,
      renderRow: (organization: Organization, key: string) => (
        <OrganizationRow key={key} organization={organization} columns={columns} selectable />
      ),
    };
  }, [seats, sort, search]);
  return (
    <DataTable
      label="Organizations"
      busy={busy}
      onPage
      sticky
      {...table}
      rows={view?.rows}
      skeletonRows={query.perPage}
      sort={{ key: query.sort, order: query.order }}
      onSort={sortable ? ({ key, order }) => onChange({ sort: key, order }) : undefined}
    />
  );
}
