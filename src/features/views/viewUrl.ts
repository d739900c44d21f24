import { writeListParams } from '~/domain/urlState';
import { defaultListParams, type OrganizationListParams } from '~/domain/organizationList';
import type { View } from '~/stores/ViewsStore';

/** The URL's search of a view, on its first page; the same for the same view. */
export function viewSearch(query: OrganizationListParams): string {
  return writeListParams({ ...query, page: defaultListParams.page }, '');
}

/** The path of a view. A search that isn't one is that of no view. */
export function viewPath({ search }: View): string {
  return search.startsWith('?') ? `/accounts${search}` : '/accounts';
}

/** The name of the view that was saved with a search, which is of its first page. */
export function viewName(views: readonly View[], search: string): string | undefined {
  return views.find((view) => view.search === search)?.name;
}
