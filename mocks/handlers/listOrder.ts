import type { SortOrder } from '~/domain/organizationList';
import { searchTerms } from '~/domain/text/searchTerms';
import type { ListSort } from '../database/findOrganizations';
import { invalidQueryProblem } from '../http/readRequest';

interface ListOrder {
  readonly sort: ListSort;
  readonly order: SortOrder;
}

/** How a list is sorted; throws 400 unless what is sorted by relevance is a search, in descending order. */
export function listOrder({
  q = '',
  sort,
  order,
}: Partial<ListOrder> & { readonly q?: string }): ListOrder {
  const isSearch = searchTerms(q).length > 0;
  const key = sort ?? (isSearch ? 'relevance' : 'name');
  if (key !== 'relevance') return { sort: key, order: order ?? 'asc' };
  if (!isSearch) throw invalidQueryProblem('sort');
  if (order === 'asc') throw invalidQueryProblem('order');
  return { sort: key, order: 'desc' };
}
