import { clamp } from 'es-toolkit';
import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OrganizationListParams } from '~/domain/organizationList';
import { readSelectedPage, writeSelectedPage } from '~/domain/urlState';
import { useStores } from '~/stores/context';
import type { OrganizationsView } from '~/stores/OrganizationsStore';
import { rowCheckbox } from './checkboxes';

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
  const { search } = location;
  const page = readSelectedPage(search);
  // Only then observed: otherwise the screen would render with each row that is selected.
  const rows = page === undefined ? noRows : selection.rows;
  const view = useMemo(() => pageOf(rows, page, query), [rows, page, query]);
  const normalized = writeSelectedPage(search, view?.params.page);
  useEffect(() => {
    if (normalized !== search)
      void navigate({ search: normalized }, { replace: true, preventScrollReset: true });
  }, [normalized, search, navigate]);

  // A row that is deselected goes, with its checkbox if it is the last one.
  const count = useRef(rows.length);
  useLayoutEffect(() => {
    const checkboxes = list.current?.querySelectorAll<HTMLElement>(rowCheckbox);
    if (rows.length < count.current && document.activeElement === document.body)
      checkboxes?.item(checkboxes.length - 1)?.focus({ preventScroll: true });
    count.current = rows.length;
  }, [rows, list]);

  const state: unknown = location.state;
  const wasPushed = (state as { opened?: string } | null)?.opened === opened;
  return {
    view,
    open: () => void navigate({ search: writeSelectedPage(search, 1) }, { state: { opened } }),
    close: () =>
      void (wasPushed
        ? navigate(-1)
        : navigate({ search: writeSelectedPage(search, undefined) }, { replace: true })),
    showPage: (next) =>
      void navigate({ search: writeSelectedPage(search, next) }, { replace: true, state }),
  };
}

/** Marks the history entry that Back or "Back to the list" leaves. */
const opened = 'selected';

const noRows: readonly never[] = [];

function pageOf(
  selected: OrganizationsView['rows'],
  requested: number | undefined,
  query: OrganizationListParams,
): OrganizationsView | undefined {
  if (selected.length === 0) return undefined;
  const { perPage } = query;
  const totalPages = Math.ceil(selected.length / perPage);
  const page = clamp(requested ?? 1, 1, totalPages);
  return {
    // Without the search: these rows aren't its results.
    params: { ...query, q: '', page },
    rows: selected.slice((page - 1) * perPage, page * perPage),
    total: selected.length,
    totalPages,
  };
}
