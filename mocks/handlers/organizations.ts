import { listOrganizations, readOrganization } from '../../src/api/contract/accounts';
import {
  activateOrganization,
  createOrganization,
  deactivateOrganization,
  updateOrganization,
} from '../../src/api/contract/accountWrites';
import type { OrganizationStatus } from '../../src/domain/organizationList';
import { checkIfMatch, etagOf } from '../http/etag';
import { handle, type Answer } from '../http/handle';
import { findOrganizations } from '../organizationIndex';
import type { OrganizationRow } from '../rows';
import { organizationOnWire, rowOnWire } from '../wire';
import type { World } from '../World';
import { addOrganization } from './addOrganization';
import { changeOrganization } from './changeOrganization';
import { firstAnswer } from './firstAnswer';
import { findOrganization } from './lookUp';
import { refuseDuplicate } from './refuseDuplicate';

export const organizationRoutes = [
  handle(listOrganizations, ({ world, query }) => {
    const { page, per_page } = query;
    const found = findOrganizations(world.database, query);
    const rows = found.slice((page - 1) * per_page, page * per_page);
    return {
      data: rows.map(({ organization, totalSeats }) => rowOnWire(organization, totalSeats)),
      meta: {
        page,
        per_page,
        total: found.length,
        total_pages: Math.ceil(found.length / per_page),
      },
    };
  }),

  handle(createOrganization, ({ world, body, idempotencyKey }) =>
    firstAnswer(world, idempotencyKey, body, () => {
      refuseDuplicate(world, body);
      return answer(world, addOrganization(world, body));
    }),
  ),

  handle(readOrganization, ({ world, path }) => answer(world, findOrganization(world, path.id))),

  handle(updateOrganization, ({ world, path, body, ifMatch }) => {
    const organization = findOrganization(world, path.id);
    checkIfMatch(ifMatch, organization);
    refuseDuplicate(world, body, organization);
    const { billing, ...fields } = body;
    return answer(world, changeOrganization(world, organization, { ...fields, ...billing }));
  }),

  handle(activateOrganization, ({ world, path, ifMatch }) =>
    setStatus(world, path.id, ifMatch, 'active'),
  ),
  handle(deactivateOrganization, ({ world, path, ifMatch }) =>
    setStatus(world, path.id, ifMatch, 'inactive'),
  ),
];

function setStatus(world: World, id: string, ifMatch: string | null, status: OrganizationStatus) {
  const organization = findOrganization(world, id);
  checkIfMatch(ifMatch, organization);
  return answer(world, changeOrganization(world, organization, { status }));
}

function answer({ database }: World, organization: OrganizationRow): Answer {
  return { data: organizationOnWire(database, organization), etag: etagOf(organization) };
}
