import { compact } from 'es-toolkit';
import { listOrders } from '~/components/listOrders';
import { seatLists } from '~/components/seatLists';
import {
  defaultListParams,
  defaultOrder,
  type OrganizationListParams,
} from '~/domain/organizationList';
import { uniqueKey } from '~/domain/text/uniqueKey';
import { readListParams, writeListParams } from '~/domain/urlState';
import type { View, ViewsStore } from '~/stores/StoredByUser';
import { statusLabel } from '~/ui/Status';

/** The URL's search of a view, on its first page; the same for the same view. */
export function viewSearch(query: OrganizationListParams): string {
  return writeListParams('', { ...query, page: defaultListParams.page });
}

/** The path of a view. What is stored may not be a search: then it is the list's. */
export function viewPath({ search }: View): string {
  return search.startsWith('?') ? `/accounts${search}` : '/accounts';
}

/** What the view with a search holds, in its words: "Low on seats", "Active". */
export function viewParts(search: string): readonly string[] {
  const params = readListParams(search);
  const { q, status, seats, sort, order, perPage } = params;
  const initial = defaultOrder(params);
  const isReordered = sort !== initial.sort || order !== initial.order;
  const parts = compact([
    q && `“${q}”`,
    seats && seatLists[seats].label,
    status && statusLabel(status).label,
    isReordered && listOrders.find((other) => other.sort === sort && other.order === order)?.label,
    perPage !== defaultListParams.perPage && `${perPage} rows`,
  ]);
  return parts.length > 0 ? parts : ['All organizations'];
}

/** The name of the view that was saved with a search, which is of its first page. */
export function viewName(views: readonly View[], search: string): string | undefined {
  return views.find((view) => view.search === search)?.name;
}

/** Replaces the signed-in user's views. Returns false, and changes nothing, if storage refuses. */
export function replaceViews(store: ViewsStore, views: readonly View[]): boolean {
  const previous = store.list;
  const isStored = store.setList(views);
  if (!isStored) store.setList(previous);
  return isStored;
}

/** Whether a view has the name, apart from case and white space; not the view `except`. */
export function isNameTaken(views: readonly View[], name: string, except?: string): boolean {
  return views.some((view) => view.name !== except && uniqueKey(view.name) === uniqueKey(name));
}
