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
  /** What lists the rows anew. */
  readonly key: string;
  readonly filter: RowFilter;
  readonly ids: ReadonlySet<string>;
  readonly fields: readonly ImportField[];
}

/**
 * The rows of the chosen filter. Nothing moves while rows are corrected one by one: what is listed
 * stays, whatever becomes of it, and so do the columns, until another filter is chosen, all rows are
 * checked or looked up, or the import starts or ends.
 */
export function useRowListing(store: ImportStore): RowListing {
  const { run, existing, checks } = store;
  const key = [checks, existing.choice, existing.isLookedUp, run.status].join(' ');
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
  const next =
    known && matching.every(({ id }) => known.ids.has(id))
      ? known
      : {
          key,
          filter,
          ids: new Set([...(known?.ids ?? []), ...matching.map(({ id }) => id)]),
          fields: known?.fields ?? leadingFields(store),
        };
  if (next !== listed) setListed(next);
  return {
    filter,
    // While rows are sent, nobody corrects them.
    rows: run.status === 'running' ? matching : [...next.ids].flatMap((id) => store.row(id) ?? []),
    fields: next.fields,
    setFilter: (choice) => setChosen({ filter: choice, status: run.status }),
  };
}
