import {
  activateOrganization,
  createOrganization,
  deactivateOrganization,
  listOrganizations,
  lookUpOrganizations,
  readOrganization,
  readSummary,
  updateOrganization,
} from '~/api/contract/accounts';
import type { SortOrder } from '~/domain/organizationList';
import { uniqueKey } from '~/domain/text/uniqueKey';
import { searchTerms } from '~/domain/search';
import type { OrganizationRecord } from '../database';
import { findOrganizations, findOrganizationsByValue, summarize, type ListSort } from '../search';
import {
  ApiProblem,
  defineHandler,
  etagOf,
  invalidQueryProblem,
  type HandlerResult,
  type MockBackend,
} from '../handler';
import { serializeListItem, serializeOrganization } from '../serialize';
import { changeStatus, editOrganization, registerOrganization } from '../writes';

export const organizationHandlers = [
  defineHandler(listOrganizations, ({ backend, query }) => {
    const { page, per_page } = query;
    const { rows, total } = findOrganizations(backend.database, { ...query, ...listOrder(query) });
    return {
      data: rows.map(listRow),
      meta: { page, per_page, total, total_pages: Math.ceil(total / per_page) },
    };
  }),

  defineHandler(lookUpOrganizations, ({ backend, body }) => ({
    data: findOrganizationsByValue(backend.database, body.values).map(
      ({ value, matches, suggestions }) => ({
        value,
        matches: matches.map(listRow),
        ...(suggestions && { suggestions: suggestions.map(listRow) }),
      }),
    ),
  })),

  defineHandler(readSummary, ({ backend }) => ({ data: summarize(backend.database) })),

  defineHandler(createOrganization, ({ backend, actor, body }) => {
    assertUnique(backend, body);
    const organization = registerOrganization(backend, actor, body);
    return {
      ...organizationResult(organization),
      location: `/api/accounts/${encodeURIComponent(organization.id)}`,
    };
  }),

  defineHandler(readOrganization, ({ organization }) => organizationResult(organization)),

  defineHandler(updateOrganization, (context) => {
    const { billing, reason, ...fields } = context.body;
    assertUnique(context.backend, fields, context.organization);
    return organizationResult(editOrganization(context, { ...fields, ...billing }, reason));
  }),

  defineHandler(activateOrganization, (context) =>
    organizationResult(changeStatus(context, 'active', context.body.reason)),
  ),
  defineHandler(deactivateOrganization, (context) =>
    organizationResult(changeStatus(context, 'inactive', context.body.reason)),
  ),
];

function listRow(organization: OrganizationRecord) {
  return { ...serializeListItem(organization), etag: etagOf(organization) };
}

function organizationResult(organization: OrganizationRecord): HandlerResult {
  return { data: serializeOrganization(organization), etag: etagOf(organization) };
}

/** How a list is sorted; throws 400 for `relevance` without a search, or in ascending order. */
function listOrder({
  q = '',
  sort,
  order,
}: {
  readonly q?: string;
  readonly sort?: ListSort;
  readonly order?: SortOrder;
}): { readonly sort: ListSort; readonly order: SortOrder } {
  const isSearch = searchTerms(q).length > 0;
  const key = sort ?? (isSearch ? 'relevance' : 'name');
  if (key !== 'relevance') return { sort: key, order: order ?? 'asc' };
  if (!isSearch) throw invalidQueryProblem('sort');
  if (order === 'asc') throw invalidQueryProblem('order');
  return { sort: key, order: 'desc' };
}

/**
 * Throws 409 `duplicate` if another organization has the name, compared as docs/api.md ("Text") says,
 * or the subdomain.
 */
function assertUnique(
  { database: { organization } }: MockBackend,
  { name, subdomain }: { readonly name?: string; readonly subdomain?: string },
  current?: OrganizationRecord,
): void {
  const others = current && { id: { notEquals: current.id } };
  const isDuplicate = {
    name:
      name !== undefined &&
      organization.count({
        where: { derived: { lowercase_name: { equals: uniqueKey(name) } }, ...others },
      }) > 0,
    subdomain:
      subdomain !== undefined &&
      organization.count({ where: { subdomain: { equals: subdomain }, ...others } }) > 0,
  };
  const errors = (['name', 'subdomain'] as const)
    .filter((field) => isDuplicate[field])
    .map((field) => ({ pointer: `/${field}`, code: 'exists' as const }));
  if (errors.length > 0) throw new ApiProblem(409, 'duplicate', { errors });
}
