import { cleanSearch } from '~/domain/text/cleanSearch';
import type { OrganizationListParams } from '~/domain/organizationList';

/**
 * The list's query parameters by the names of docs/api.md; an empty filter is omitted. The search is
 * cleaned here, so that the URL and the search box keep it as typed.
 */
export function listQuery({
  q,
  status,
  seats,
  sort,
  order,
  page,
  perPage,
}: OrganizationListParams) {
  return {
    page,
    per_page: perPage,
    q: cleanSearch(q),
    sort,
    order,
    ...(status !== '' && { status }),
    ...(seats !== '' && { seats }),
  };
}
