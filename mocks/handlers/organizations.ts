import { listOrganizations, readOrganization, readSummary } from '~/api/contract/accounts';
import {
  activateOrganization,
  createOrganization,
  deactivateOrganization,
  updateOrganization,
} from '~/api/contract/accountMutations';
import { lookUpOrganizations } from '~/api/contract/lookup';
import type { OrganizationStatus } from '~/domain/organizationList';
import type { Actor } from '../activity/ActivityEntry';
import { etagOf } from '../http/etag';
import { defineHandler } from '../http/defineHandler';
import type { HandlerResult } from '../http/HandlerResult';
import { findOrganizations } from '../database/findOrganizations';
import type { OrganizationRecord } from '../database/records';
import { findOrganizationsByValue } from '../database/findOrganizationsByValue';
import { summarize } from '../database/summarize';
import { serializeOrganization, serializeListItem } from '../serialize';
import type { MockBackend } from '../MockBackend';
import { registerOrganization } from './registerOrganization';
import { applyOrganizationChanges } from './applyOrganizationChanges';
import { changeStatus } from './changeStatus';
import { assertUnique } from './assertUnique';
import { listOrder } from './listOrder';

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

  defineHandler(updateOrganization, ({ backend, actor, organization, body }) => {
    assertUnique(backend, body, organization);
    const { billing, reason, ...fields } = body;
    const edit = { ...fields, ...billing };
    return organizationResult(applyOrganizationChanges(backend, actor, organization, edit, reason));
  }),

  defineHandler(activateOrganization, (context) => setStatus(context, 'active')),
  defineHandler(deactivateOrganization, (context) => setStatus(context, 'inactive')),
];

interface StatusContext {
  readonly backend: MockBackend;
  readonly actor: Actor | null;
  readonly organization: OrganizationRecord;
  readonly body: { readonly reason?: string | null };
}

function setStatus(
  { backend, actor, organization, body }: StatusContext,
  status: OrganizationStatus,
): HandlerResult {
  return organizationResult(changeStatus(backend, actor, organization, status, body.reason));
}

function listRow(organization: OrganizationRecord) {
  return { ...serializeListItem(organization), etag: etagOf(organization) };
}

function organizationResult(organization: OrganizationRecord): HandlerResult {
  return { data: serializeOrganization(organization), etag: etagOf(organization) };
}
