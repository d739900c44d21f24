import type { OrganizationListParams } from '~/domain/organizationList';

/** The list's query parameters by the names of docs/api.md; an empty filter is omitted. */
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
    q,
    sort,
    order,
    ...(status !== '' && { status }),
    ...(seats !== '' && { seats }),
  };
}
