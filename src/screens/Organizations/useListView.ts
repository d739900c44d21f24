import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigate } from '~/hooks/navigation';
import {
  changeListParams,
  needsPeaks,
  withoutPeaks,
  type OrganizationListParams,
} from '~/domain/organizationList';
import { readListParams, withoutDialogs, writeListParams } from '~/domain/urlState';
import { useCorrectedSearch } from '~/hooks/useUrlState';
import { useUnknownValue } from '~/hooks/useUnknownValue';
import { useStores } from '~/stores/context';

export interface ListView {
  readonly query: OrganizationListParams;
  /**
   * Navigates to another view, on its first page unless `page` is given. Consecutive searches while
   * typing (`typed`) share one history entry.
   */
  readonly change: (change: Partial<OrganizationListParams>, typed?: boolean) => void;
}

/**
 * The list's view, held entirely in the URL. What the server turns out to lack is corrected there, like
 * an invalid value. For an observer component.
 */
export function useListView(): ListView {
  const { organizations, optionalCalls } = useStores();
  const location = useLocation();
  const { search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const lacksPeaks = optionalCalls.lacks('unused seats');
  const asked = useMemo(() => readListParams(search), [search]);
  const query = useMemo(() => (lacksPeaks ? withoutPeaks(asked) : asked), [asked, lacksPeaks]);
  const unknown = asked.seats === 'underused' ? 'filter' : 'order';
  useUnknownValue(lacksPeaks && needsPeaks(asked) ? unknown : undefined);
  // A page past the end becomes the last one.
  const { totalPages = query.page } = organizations.view(query).data ?? {};
  const page = Math.min(query.page, Math.max(1, totalPages));
  useCorrectedSearch(writeListParams(search, { ...query, page }));

  // Without its dialogs, so that returning to the list doesn't reopen one.
  useEffect(() => organizations.setListSearch(withoutDialogs(search)), [organizations, search]);

  // A navigation waits for the data of its view: one that follows meanwhile builds on its target.
  const target = useRef({ query, search });
  useLayoutEffect(() => {
    target.current = { query, search: writeListParams(location.search, query) };
  }, [location, query]);
  const change = (changes: Partial<OrganizationListParams>, typed = false) => {
    const next = changeListParams(target.current.query, changes);
    const nextSearch = writeListParams(target.current.search, next);
    if (nextSearch === target.current.search) return;
    target.current = { query: next, search: nextSearch };
    // Before navigating: the request is in flight while the router works.
    void organizations.view(next).ensure();
    const wasTyped = (state as { typed?: boolean } | null)?.typed === true;
    void navigate(
      { search: nextSearch },
      {
        replace: typed && wasTyped,
        state: { typed },
        preventScrollReset: changes.page === undefined,
      },
    );
  };
  return { query, change };
}
