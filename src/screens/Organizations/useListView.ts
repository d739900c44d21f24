import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changeListParams, type OrganizationListParams } from '~/domain/organizationList';
import { useStores } from '~/stores/context';
import {
  isNormalizedListSearch,
  ownSearch,
  readListSearchParams,
  writeListSearchParams,
} from '~/components/listSearchParams';

export interface ListView {
  readonly query: OrganizationListParams;
  /**
   * Navigates to another view, on its first page unless `page` is given. Consecutive searches while
   * typing (`typed`) share one history entry.
   */
  readonly change: (change: Partial<OrganizationListParams>, typed?: boolean) => void;
  /** Prefetches the view that `change` would show. Returns a function that cancels it. */
  readonly prefetch: (change: Partial<OrganizationListParams>) => () => void;
}

/** The list's view, held entirely in the URL. */
export function useListView(): ListView {
  const { organizations, prefetcher } = useStores();
  const location = useLocation();
  const { search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const query = useMemo(() => readListSearchParams(search), [search]);

  useEffect(() => {
    if (!isNormalizedListSearch(search))
      void navigate(
        { search: writeListSearchParams(query, search) },
        { replace: true, preventScrollReset: true },
      );
  }, [search, query, navigate]);

  useEffect(() => organizations.setListSearch(ownSearch(search)), [organizations, search]);

  // A navigation waits for the data of its view: one that follows meanwhile builds on its target.
  const targetSearch = useRef(search);
  useLayoutEffect(() => {
    targetSearch.current = location.search;
  }, [location]);
  const searchAfter = (changes: Partial<OrganizationListParams>, from = search) =>
    writeListSearchParams(changeListParams(readListSearchParams(from), changes), from);
  const viewAt = (next: string) => organizations.view(readListSearchParams(next));
  const change = (changes: Partial<OrganizationListParams>, typed = false) => {
    const target = targetSearch.current;
    const next = searchAfter(changes, target);
    if (next === writeListSearchParams(readListSearchParams(target), target)) return;
    targetSearch.current = next;
    // Before navigating: the request is in flight while the router works.
    void viewAt(next).ensure();
    const wasTyped = (state as { typed?: boolean } | null)?.typed === true;
    void navigate(
      { search: next },
      {
        replace: typed && wasTyped,
        state: { typed },
        preventScrollReset: changes.page === undefined,
      },
    );
  };
  const prefetch = (changes: Partial<OrganizationListParams>) =>
    prefetcher.prefetch(viewAt(searchAfter(changes)));
  return { query, change, prefetch };
}
