import { writeListSearchParams } from '~/components/listSearchParams';
import { defaultListParams, type OrganizationListParams } from '~/domain/organizationList';
import type { View, ViewsStore } from '~/stores/ViewsStore';

// A user's views as a list, which `replaceViews` stores.

/** Replaces the signed-in user's views. Returns false, and changes nothing, if storage refuses. */
export function replaceViews(store: ViewsStore, views: readonly View[]): boolean {
  const previous = store.list;
  const isStored = store.setList(views);
  if (!isStored) store.setList(previous);
  return isStored;
}

/** The URL's search of a view, on its first page; the same for the same view. */
export function viewSearch(query: OrganizationListParams): string {
  return writeListSearchParams({ ...query, page: defaultListParams.page }, '');
}

/** The path of a view. A search that isn't one is that of no view. */
export function viewPath({ search }: View): string {
  return search.startsWith('?') ? `/accounts${search}` : '/accounts';
}

/** The name of the view that was saved with a search, which is of its first page. */
export function viewName(views: readonly View[], search: string): string | undefined {
  return views.find((view) => view.search === search)?.name;
}

export function renameView(views: readonly View[], { name }: View, newName: string): View[] {
  return views.map((view) => (view.name === name ? { ...view, name: newName } : view));
}

export function deleteView(views: readonly View[], { name }: View): View[] {
  return views.filter((view) => view.name !== name);
}

/** Swaps a view with the one before it. */
export function moveViewUp(views: readonly View[], moved: View): readonly View[] {
  const index = views.findIndex(({ name }) => name === moved.name);
  if (index < 1) return views;
  return views.toSpliced(index, 1).toSpliced(index - 1, 0, moved);
}
