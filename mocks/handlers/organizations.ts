import { listOrganizations, readOrganization, readSummary } from '~/api/contract/accounts';
import {
  activateOrganization,
  createOrganization,
  deactivateOrganization,
  updateOrganization,
} from '~/api/contract/accountMutations';
import type { OrganizationStatus } from '~/domain/organizationList';
import type { Actor } from '../activity/ActivityEntry';
import { checkIfMatch, etagOf } from '../http/etag';
import { defineHandler } from '../http/defineHandler';
import type { HandlerResult } from '../http/HandlerResult';
import { findOrganizations } from '../database/findOrganizations';
import type { OrganizationRecord } from '../database/records';
import { summarize } from '../database/summarize';
import { serializeOrganization, serializeListItem } from '../serialize';
import type { MockBackend } from '../MockBackend';
import { registerOrganization } from './registerOrganization';
import { applyOrganizationChanges } from './applyOrganizationChanges';
import { changeStatus } from './changeStatus';
import { respondOncePerKey } from './respondOncePerKey';
import { findOrganization } from './lookUp';
import { assertUnique } from './assertUnique';

export const organizationHandlers = [
  defineHandler(listOrganizations, ({ backend, query }) => {
    const { page, per_page } = query;
    const { rows, total } = findOrganizations(backend.database, query);
    return {
      data: rows.map((row) => ({ ...serializeListItem(row), etag: etagOf(row) })),
      meta: { page, per_page, total, total_pages: Math.ceil(total / per_page) },
    };
  }),

  defineHandler(readSummary, ({ backend }) => ({ data: summarize(backend.database) })),

  defineHandler(createOrganization, (context) =>
    respondOncePerKey(context, () => {
      const { backend, actor, body } = context;
      assertUnique(backend, body);
      return organizationResult(registerOrganization(backend, actor, body));
    }),
  ),

  defineHandler(readOrganization, ({ backend, path }) =>
    organizationResult(findOrganization(backend, path.id)),
  ),

  defineHandler(updateOrganization, ({ backend, actor, path, body, ifMatch }) => {
    const organization = findOrganization(backend, path.id);
    checkIfMatch(ifMatch, organization);
    assertUnique(backend, body, organization);
    const { billing, ...fields } = body;
    return organizationResult(
      applyOrganizationChanges(backend, actor, organization, { ...fields, ...billing }),
    );
  }),

  defineHandler(activateOrganization, (context) => setStatus(context, 'active')),
  defineHandler(deactivateOrganization, (context) => setStatus(context, 'inactive')),
];

interface StatusContext {
  readonly backend: MockBackend;
  readonly actor: Actor | null;
  readonly path: { readonly id: string };
  readonly body: { readonly reason?: string | null };
  readonly ifMatch: string | null;
}

function setStatus(
  { backend, actor, path, body, ifMatch }: StatusContext,
  status: OrganizationStatus,
): HandlerResult {
  const organization = findOrganization(backend, path.id);
  checkIfMatch(ifMatch, organization);
  return organizationResult(changeStatus(backend, actor, organization, status, body.reason));
}

function organizationResult(organization: OrganizationRecord): HandlerResult {
  return { data: serializeOrganization(organization), etag: etagOf(organization) };
}
