import type { ImportStore } from './ImportStore';
import type { ImportRow } from './rows/ImportRow';
import { settledStates } from './rowState';

/** `open`: to be corrected, or not created yet once the import has started. */
export type RowFilter = 'open' | 'ready' | 'created' | 'all';

interface RowFilterOption {
  readonly filter: RowFilter;
  readonly label: string;
  readonly count: number;
}

/** The filters of the rows, each with the number of rows that it shows. */
export function rowFilterOptions(store: ImportStore): readonly RowFilterOption[] {
  const isUpdating = store.existing.choice === 'update';
  const labels: readonly (readonly [RowFilter, string])[] =
    store.run.status === 'idle'
      ? [
          ['open', 'To correct'],
          ['ready', 'Ready'],
          ['all', 'All rows'],
        ]
      : [
          ['open', isUpdating ? 'Not imported' : 'Not created'],
          ['created', isUpdating ? 'Imported' : 'Created'],
          ['all', 'All rows'],
        ];
  return labels.map(([filter, label]) => ({
    filter,
    label,
    count: filteredRows(store, filter).length,
  }));
}

/** What needs correcting comes first, and after the import what failed; else all rows are shown. */
export function initialFilter({ run, isComplete, invalidRows }: ImportStore): RowFilter {
  const hasOpenRows = run.status === 'idle' ? invalidRows.length > 0 : run.status === 'done';
  return hasOpenRows && !isComplete ? 'open' : 'all';
}

export function filteredRows(store: ImportStore, filter: RowFilter): readonly ImportRow[] {
  switch (filter) {
    case 'all':
      return store.rows;
    case 'ready':
      return store.readyRows;
    case 'created':
      return store.rowsIn(['created', 'updated']);
    case 'open':
      return store.run.status === 'idle' ? store.invalidRows : unsettledRows(store);
  }
}

/** What failed comes first. */
function unsettledRows(store: ImportStore): readonly ImportRow[] {
  const failed = store.rowsIn(['failed']);
  const others = store.rows.filter(
    (row) => store.stateOf(row) !== 'failed' && !settledStates.includes(store.stateOf(row)),
  );
  return [...failed, ...others];
}
