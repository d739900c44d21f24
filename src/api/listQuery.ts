import { cleanSearch } from '~/domain/text/cleanSearch';
import type { OrganizationListParams } from '~/domain/organizationList';

/** A search as it is sent: cleaned, with the id in the URL of a profile of this console. */
export function sentSearch(text: string): string {
  return cleanSearch(text, globalThis.location?.host);
}

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
    q: sentSearch(q),
    sort,
    order,
    ...(status !== '' && { status }),
    ...(seats !== '' && { seats }),
  };
}
