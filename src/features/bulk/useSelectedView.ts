import { clamp } from 'es-toolkit';
import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OrganizationListParams } from '~/domain/organizationList';
import { useStores } from '~/stores/context';
import type { OrganizationsView } from '~/stores/OrganizationsStore';
import { rowCheckbox } from './useRowSelection';

/** The URL's key: the page of the selected organizations. */
const key = 'selected';

/** The selected organizations as a view of the list, and how to open and close it. */
export interface SelectedView {
  /** Undefined while the list shows what the API returns. */
  readonly view: OrganizationsView | undefined;
  readonly open: () => void;
  readonly close: () => void;
  readonly showPage: (page: number) => void;
}

/**
 * Shows exactly the selected organizations instead of the list, in the order of their selection, for
 * an observer component. Back closes it, and so does an empty selection. `list` contains the rows.
 */
export function useSelectedView(
  query: OrganizationListParams,
  list: RefObject<HTMLElement | null>,
): SelectedView {
  const { selection } = useStores().organizations;
  const location = useLocation();
  const navigate = useNavigate();
  const param = new URLSearchParams(location.search).get(key);
  // Only then observed: otherwise the screen would render with each row that is selected.
  const rows = param === null ? noRows : selection.rows;
  const view = useMemo(() => pageOf(rows, param, query), [rows, param, query]);
  const expected = view && String(view.params.page);
  const isCorrect = param === (expected ?? null);
  const correctSearch = searchWith(location.search, expected);
  useEffect(() => {
    if (!isCorrect)
      void navigate({ search: correctSearch }, { replace: true, preventScrollReset: true });
  }, [isCorrect, correctSearch, navigate]);

  // A row that is deselected goes, with its checkbox if it is the last one.
  const count = useRef(rows.length);
  useLayoutEffect(() => {
    const checkboxes = list.current?.querySelectorAll<HTMLElement>(rowCheckbox);
    if (rows.length < count.current && document.activeElement === document.body)
      checkboxes?.item(checkboxes.length - 1)?.focus({ preventScroll: true });
    count.current = rows.length;
  }, [rows, list]);

  const state: unknown = location.state;
  const wasPushed = (state as { opened?: string } | null)?.opened === key;
  return {
    view,
    open: () =>
      void navigate({ search: searchWith(location.search, '1') }, { state: { opened: key } }),
    close: () =>
      void (wasPushed
        ? navigate(-1)
        : navigate({ search: searchWith(location.search, undefined) }, { replace: true })),
    showPage: (page) =>
      void navigate(
        { search: searchWith(location.search, String(page)) },
        { replace: true, state },
      ),
  };
}

const noRows: readonly never[] = [];

function pageOf(
  selected: OrganizationsView['rows'],
  param: string | null,
  query: OrganizationListParams,
): OrganizationsView | undefined {
  if (selected.length === 0) return undefined;
  const { perPage } = query;
  const totalPages = Math.ceil(selected.length / perPage);
  const page = clamp(Math.trunc(Number(param)) || 1, 1, totalPages);
  return {
    params: { ...query, page },
    rows: selected.slice((page - 1) * perPage, page * perPage),
    total: selected.length,
    totalPages,
  };
}

function searchWith(search: string, value: string | undefined): string {
  const params = new URLSearchParams(search);
  if (value === undefined) params.delete(key);
  else params.set(key, value);
  return `?${params}`.replace(/^\?$/, '');
}
