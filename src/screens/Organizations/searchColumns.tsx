import { MatchNote } from './lazyDialogs';
import { renderNameDetail, type ListColumns } from './listColumns';

/** Columns for what a search has found: names say where, if in another field. */
export function searchColumns(columns: ListColumns, search: string): ListColumns {
  return columns.map((column) =>
    column.kind === 'title' && column.detail
      ? {
          ...column,
          detail: (organization) =>
            renderNameDetail(
              organization,
              <MatchNote organization={organization} search={search} />,
            ),
        }
      : column,
  );
}
