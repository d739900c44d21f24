import { mapValues } from 'es-toolkit';
import { useMemo } from 'react';
import { OrganizationRow } from '~/components/OrganizationRow';
import type { Organization } from '~/domain/Organization';
import { isSearch, type OrganizationListParams } from '~/domain/organizationList';
import type { OrganizationsView } from '~/stores/OrganizationsStore';
import { DataTable } from '~/ui/table/DataTable';
import { listColumns, type ListColumns, type ListLayout } from './listColumns';
import { listLayout } from './listLayout';
import { searchColumns } from './searchColumns';
import type { ListView } from './useListView';

interface OrganizationsTableProps {
  readonly view: OrganizationsView | undefined;
  readonly query: OrganizationListParams;
  readonly busy: boolean;
  readonly layout: ListLayout;
  /** The API sorts the rows. */
  readonly sortable: boolean;
  readonly onChange: ListView['change'];
  readonly onIntent: ListView['prefetch'];
}

export function OrganizationsTable({
  view,
  query,
  busy,
  layout,
  sortable,
  onChange,
  onIntent,
}: OrganizationsTableProps) {
  // Of the rows on screen: those of the previous search stay while the next one loads.
  const search = view?.params.q ?? '';
  const shown = useMemo(
    () => (isSearch(search) ? layoutOf(searchColumns(layouts[layout].columns, search)) : undefined),
    [layout, search],
  );
  return (
    <DataTable
      label="Organizations"
      busy={busy}
      layout={listLayout}
      rows={view?.rows}
      skeletonRows={query.perPage}
      {...(shown ?? layouts[layout])}
      sort={{ key: query.sort, order: query.order }}
      onSort={sortable ? ({ key, order }) => onChange({ sort: key, order }) : undefined}
      onSortIntent={({ key, order }) => onIntent({ sort: key, order })}
    />
  );
}

/** Columns with the function that renders their rows: both constant, as the table needs. */
function layoutOf(columns: ListColumns) {
  return {
    columns,
    renderRow: (organization: Organization, key: string) => (
      <OrganizationRow key={key} organization={organization} columns={columns} selectable />
    ),
  };
}

const layouts = mapValues(listColumns, layoutOf);
