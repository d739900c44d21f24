import { MatchNote } from './lazyDialogs';
import { renderListName, type ListColumns } from './listColumns';

/** Columns for what a search has found: names say where, if in another field. */
export function searchColumns(columns: ListColumns, search: string): ListColumns {
  return columns.map((column) =>
    column.kind === 'title'
      ? {
          ...column,
          cell: (organization) =>
            renderListName(organization, <MatchNote organization={organization} search={search} />),
        }
      : column,
  );
}
