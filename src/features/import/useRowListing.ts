import { useState } from 'react';
import type { ImportStore } from './ImportStore';
import { filteredRows, initialFilter, type RowFilter } from './rowFilters';
import type { ImportField } from './rows/importFields';
import type { ImportRow } from './rows/ImportRow';
import { leadingFields } from './rows/rowMessages';

export interface RowListing {
  readonly filter: RowFilter;
  readonly rows: readonly ImportRow[];
  /** The fields whose columns come first. */
  readonly fields: readonly ImportField[];
  readonly setFilter: (filter: RowFilter) => void;
}

interface Listed {
  /** What lists the rows again. */
  readonly key: string;
  readonly filter: RowFilter;
  readonly ids: ReadonlySet<string>;
  readonly fields: readonly ImportField[];
  /** Whether it was known which organizations exist. */
  readonly isLookedUp: boolean;
}

/**
 * The rows of the chosen filter. Nothing moves while rows are corrected one by one: what is listed
 * stays, whatever becomes of it, and so do the columns, until another filter is chosen, all rows are
 * checked, or the import starts or ends.
 */
export function useRowListing(store: ImportStore): RowListing {
  const { run, existing, checks } = store;
  const { choice, isLookedUp } = existing;
  const key = [checks, choice, run.status].join(' ');
  // A choice counts until the import starts or ends.
  const [chosen, setChosen] = useState<{ filter: RowFilter; status: string }>();
  const [listed, setListed] = useState<Listed>();
  const isCurrent = listed?.key === key;
  const filter =
    chosen?.status === run.status
      ? chosen.filter
      : isCurrent && listed.filter === 'open'
        ? 'open'
        : initialFilter(store);
  const known = isCurrent && listed.filter === filter ? listed : undefined;
  const matching = filteredRows(store, filter);
  const isExtended = matching.some(({ id }) => !known?.ids.has(id));
  const hasFields = known?.isLookedUp === isLookedUp;
  const next =
    known && hasFields && !isExtended
      ? known
      : {
          key,
          filter,
          ids: new Set([...(known?.ids ?? []), ...matching.map(({ id }) => id)]),
          fields: known && hasFields ? known.fields : leadingFields(store),
          isLookedUp,
        };
  if (next !== listed) setListed(next);
  return {
    filter,
    rows: listedRows(store, next.ids, matching),
    fields: next.fields,
    setFilter: (chosenFilter) => setChosen({ filter: chosenFilter, status: run.status }),
  };
}

function listedRows(
  store: ImportStore,
  ids: ReadonlySet<string>,
  matching: readonly ImportRow[],
): readonly ImportRow[] {
  const { run, rows } = store;
  // While rows are sent, nobody corrects them.
  if (run.status === 'running') return matching;
  if (run.status === 'idle') return rows.filter(({ id }) => ids.has(id));
  return [...ids].flatMap((id) => store.row(id) ?? []);
}
