import { lazyComponent } from '~/ui/lazy/lazyComponent';
import { renderNameDetail, type ListColumns } from './listColumns';

const MatchNote = lazyComponent(
  'screens/Organizations/MatchNote',
  () => import('./MatchNote').then((module) => module.MatchNote),
  'idle',
);

/** Columns for what a search has found: names say where, if in another field. */
export function searchColumns(columns: ListColumns, search: string): ListColumns {
  return columns.map((column) =>
    column.kind === 'title'
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
