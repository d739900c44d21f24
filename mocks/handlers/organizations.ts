import { listOrganizations, readOrganization } from '~/api/contract/accounts';
import {
  activateOrganization,
  createOrganization,
  deactivateOrganization,
  updateOrganization,
} from '~/api/contract/accountMutations';
import type { OrganizationStatus } from '~/domain/organizationList';
import { checkIfMatch, etagOf } from '../http/etag';
import { defineHandler, type HandlerResult } from '../http/defineHandler';
import { findOrganizations } from '../organizationIndex';
import type { OrganizationRecord } from '../records';
import { serializeOrganization, serializeListItem } from '../serialize';
import type { MockBackend } from '../MockBackend';
import { insertOrganization } from './insertOrganization';
import { applyOrganizationChanges } from './applyOrganizationChanges';
import { respondOncePerKey } from './respondOncePerKey';
import { findOrganization } from './lookUp';
import { assertUnique } from './assertUnique';

export const organizationHandlers = [
  defineHandler(listOrganizations, ({ backend, query }) => {
    const { page, per_page } = query;
    const matches = findOrganizations(backend.database, query);
    const rows = matches.slice((page - 1) * per_page, page * per_page);
    return {
      data: rows.map(({ organization, totalSeats }) => serializeListItem(organization, totalSeats)),
      meta: {
        page,
        per_page,
        total: matches.length,
        total_pages: Math.ceil(matches.length / per_page),
      },
    };
  }),

  defineHandler(createOrganization, ({ backend, body, idempotencyKey }) =>
    respondOncePerKey(backend, idempotencyKey, body, () => {
      assertUnique(backend, body);
      return organizationResult(backend, insertOrganization(backend, body));
    }),
  ),

  defineHandler(readOrganization, ({ backend, path }) =>
    organizationResult(backend, findOrganization(backend, path.id)),
  ),

  defineHandler(updateOrganization, ({ backend, path, body, ifMatch }) => {
    const organization = findOrganization(backend, path.id);
    checkIfMatch(ifMatch, organization);
    assertUnique(backend, body, organization);
    const { billing, ...fields } = body;
    return organizationResult(
      backend,
      applyOrganizationChanges(backend, organization, { ...fields, ...billing }),
    );
  }),

  defineHandler(activateOrganization, ({ backend, path, ifMatch }) =>
    setStatus(backend, path.id, ifMatch, 'active'),
  ),
  defineHandler(deactivateOrganization, ({ backend, path, ifMatch }) =>
    setStatus(backend, path.id, ifMatch, 'inactive'),
  ),
];

function setStatus(
  backend: MockBackend,
  id: string,
  ifMatch: string | null,
  status: OrganizationStatus,
) {
  const organization = findOrganization(backend, id);
  checkIfMatch(ifMatch, organization);
  return organizationResult(backend, applyOrganizationChanges(backend, organization, { status }));
}

function organizationResult(
  { database }: MockBackend,
  organization: OrganizationRecord,
): HandlerResult {
  return { data: serializeOrganization(database, organization), etag: etagOf(organization) };
}
