import { OrganizationRow } from '~/components/OrganizationRow';
import type { Organization } from '~/domain/Organization';
import type { OrganizationListParams } from '~/domain/organizationList';
import type { OrganizationsView } from '~/stores/OrganizationsStore';
import { DataTable } from '~/ui/table/DataTable';
import { narrowRows } from '~/ui/table/narrowRows';
import { listColumns } from './listColumns';
import type { ListView } from './useListView';

interface OrganizationsTableProps {
  readonly view: OrganizationsView | undefined;
  readonly query: OrganizationListParams;
  readonly busy: boolean;
  readonly onChange: ListView['change'];
  readonly onIntent: ListView['prefetch'];
}

export function OrganizationsTable({
  view,
  query,
  busy,
  onChange,
  onIntent,
}: OrganizationsTableProps) {
  return (
    <DataTable
      label="Organizations"
      busy={busy}
      narrow={narrowRows}
      columns={listColumns}
      rows={view?.rows}
      skeletonRows={query.perPage}
      renderRow={renderRow}
      sort={{ key: query.sort, order: query.order }}
      onSort={({ key, order }) => onChange({ sort: key, order })}
      onSortIntent={({ key, order }) => onIntent({ sort: key, order })}
    />
  );
}

function renderRow(organization: Organization, key: string) {
  return <OrganizationRow key={key} organization={organization} columns={listColumns} selectable />;
}
