import { chunk, clamp } from 'es-toolkit';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigate } from '~/hooks/navigation';
import type { OrganizationListParams } from '~/domain/organizationList';
import { readSelectedPage, writeSelectedPage } from '~/domain/urlState';
import { useHistoryEntry } from '~/hooks/useSearchParamDialog';
import { useCorrectedSearch } from '~/hooks/useUrlState';
import { useStores } from '~/stores/context';
import type { OrganizationsView } from '~/stores/OrganizationsStore';

/** The selected organizations as a view of the list, and how to open and close it. */
export type SelectedView = ReturnType<typeof useSelectedView>;

/**
 * Shows exactly the selected organizations instead of the list, in the order of their selection, for
 * an observer component. Back closes it, and so does an empty selection.
 */
export function useSelectedView(query: OrganizationListParams) {
  const { selection } = useStores().organizations;
  const location = useLocation();
  const navigate = useNavigate();
  const entry = useHistoryEntry('selected', false);
  const { search } = location;
  const page = readSelectedPage(search);
  // Observed only while they are shown, or the screen would render with each row that is selected.
  const rows = page === undefined ? noRows : selection.rows;
  const view = useMemo(() => pageOf(rows, page, query), [rows, page, query]);
  useCorrectedSearch(writeSelectedPage(search, view?.params.page));
  const state: unknown = location.state;
  return {
    /** Undefined while the list shows what the API returns. */
    view,
    open: () => entry.open(writeSelectedPage(search, 1)),
    close: () => entry.close(writeSelectedPage(search, undefined)),
    showPage: (next: number) =>
      void navigate({ search: writeSelectedPage(search, next) }, { replace: true, state }),
  };
}

const noRows: readonly never[] = [];

function pageOf(
  selected: OrganizationsView['rows'],
  requested: number | undefined,
  query: OrganizationListParams,
): OrganizationsView | undefined {
  if (selected.length === 0) return undefined;
  const { perPage } = query;
  const pages = chunk(selected, perPage);
  const page = clamp(requested ?? 1, 1, pages.length);
  return {
    // These rows aren't results of the search.
    params: { ...query, q: '', page },
    rows: pages[page - 1] ?? [],
    total: selected.length,
    totalPages: pages.length,
  };
}
