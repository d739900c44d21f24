import { listOrganizations, readOrganization } from '~/api/contract/accounts';
import {
  activateOrganization,
  createOrganization,
  deactivateOrganization,
  updateOrganization,
} from '~/api/contract/accountMutations';
import type { OrganizationStatus } from '~/domain/organizationList';
import { checkIfMatch, etagOf } from '../http/etag';
import { defineHandler } from '../http/defineHandler';
import type { HandlerResult } from '../http/HandlerResult';
import { findOrganizations } from '../database/findOrganizations';
import type { OrganizationRecord } from '../database/records';
import { serializeOrganization, serializeListItem } from '../serialize';
import type { MockBackend } from '../MockBackend';
import { registerOrganization } from './registerOrganization';
import { applyOrganizationChanges } from './applyOrganizationChanges';
import { respondOncePerKey } from './respondOncePerKey';
import { findOrganization } from './lookUp';
import { assertUnique } from './assertUnique';

export const organizationHandlers = [
  defineHandler(listOrganizations, ({ backend, query }) => {
    const { page, per_page } = query;
    const { rows, total } = findOrganizations(backend.database, query);
    return {
      data: rows.map(serializeListItem),
      meta: { page, per_page, total, total_pages: Math.ceil(total / per_page) },
    };
  }),

  defineHandler(createOrganization, ({ backend, body, idempotencyKey }) =>
    respondOncePerKey(backend, idempotencyKey, body, () => {
      assertUnique(backend, body);
      return organizationResult(registerOrganization(backend, body));
    }),
  ),

  defineHandler(readOrganization, ({ backend, path }) =>
    organizationResult(findOrganization(backend, path.id)),
  ),

  defineHandler(updateOrganization, ({ backend, path, body, ifMatch }) => {
    const organization = findOrganization(backend, path.id);
    checkIfMatch(ifMatch, organization);
    assertUnique(backend, body, organization);
    const { billing, ...fields } = body;
    return organizationResult(
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
  return organizationResult(applyOrganizationChanges(backend, organization, { status }));
}

function organizationResult(organization: OrganizationRecord): HandlerResult {
  return { data: serializeOrganization(organization), etag: etagOf(organization) };
}
