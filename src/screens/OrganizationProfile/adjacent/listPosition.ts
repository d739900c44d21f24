import { readListParams } from '~/domain/urlState';
import { organizationPath } from '~/components/organizationPath';
import type { Organization } from '~/domain/Organization';
import type { OrganizationsStore, OrganizationsView } from '~/stores/OrganizationsStore';
import type { Query } from '~/stores/Query';

/** Towards the start or the end of the list. */
export type Direction = 'previous' | 'next';

/** Where an organization is in the list that the user last left. */
export interface ListPosition {
  /** The page that contains the organization. */
  readonly view: OrganizationsView;
  readonly id: string;
}

/**
 * Finds an organization in the list that the user last left: on its page, or on the one before or
 * after, which "Previous organization", "Next organization" and the browser's Back lead to. Reads
 * the list as it was shown and doesn't refetch it, so that an organization which a mutation has
 * just removed from the list's filter keeps its position.
 */
export function findListPosition(
  organizations: OrganizationsStore,
  id: string,
): ListPosition | undefined {
  if (organizations.listSearch === undefined) return undefined;
  const { page, ...list } = readListParams(organizations.listSearch);
  return [page, page + 1, page - 1]
    .map((candidate) => organizations.view({ ...list, page: candidate }).data)
    .filter((view) => view?.rows.some((row) => row.id === id))
    .map((view) => view && { view, id })[0];
}

/** The adjacent organization, if it has been loaded. */
export function adjacentOrganization(
  organizations: OrganizationsStore,
  { view, id }: ListPosition,
  direction: Direction,
): Organization | undefined {
  const step = direction === 'next' ? 1 : -1;
  const rows = view.rows.filter((row) => organizationPath(row.id) !== undefined);
  const index = rows.findIndex((row) => row.id === id);
  return (
    rows[index + step] ??
    // A row that has moved to the other page in the meantime isn't visited twice.
    adjacentPage(organizations, view, direction)
      ?.data?.rows.filter((row) => organizationPath(row.id) && !rows.includes(row))
      .at(direction === 'next' ? 0 : -1)
  );
}

/** The page before or after a page of the list; undefined at its start and end. */
export function adjacentPage(
  organizations: OrganizationsStore,
  { params, totalPages }: OrganizationsView,
  direction: Direction,
): Query<OrganizationsView> | undefined {
  const page = params.page + (direction === 'next' ? 1 : -1);
  return page >= 1 && page <= totalPages ? organizations.view({ ...params, page }) : undefined;
}
