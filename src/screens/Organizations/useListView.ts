import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OrganizationsQuery } from '../../domain/organizationList';
import { useRefresh } from '../../layouts/useRefresh';
import { useStores } from '../../stores/context';
import { isMendedListAddress, ownSearch, readListAddress, writeListAddress } from './listAddress';

export interface ListView {
  readonly query: OrganizationsQuery;
  /**
   * Goes to another view. Without a page it is the first; views of a search being typed make one
   * entry of the history.
   */
  readonly change: (change: Partial<OrganizationsQuery>, typed?: boolean) => void;
}

/** The list's view: it lives in the address, whole. */
export function useListView(): ListView {
  const { organizations } = useStores();
  const location = useLocation();
  const { search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const query = useMemo(() => readListAddress(search), [search]);

  useEffect(() => {
    if (!isMendedListAddress(search))
      void navigate(
        { search: writeListAddress(query, search) },
        { replace: true, preventScrollReset: true },
      );
  }, [search, query, navigate]);

  // Before the paint, so that a view that was seen stands at once, at its scroll position.
  useLayoutEffect(() => organizations.show(query), [organizations, query]);
  useRefresh(organizations.list, () => organizations.show(query));
  useEffect(() => () => organizations.list.leave(), [organizations]);
  useEffect(() => organizations.setListSearch(ownSearch(search)), [organizations, search]);

  const change = (changes: Partial<OrganizationsQuery>, typed = false) => {
    const next = writeListAddress({ ...query, page: 1, ...changes }, search);
    if (next === writeListAddress(query, search)) return;
    // Asked before the address follows: the answer is on its way while the router works.
    organizations.show(readListAddress(next));
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
  return { query, change };
}
