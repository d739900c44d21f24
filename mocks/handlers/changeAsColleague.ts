import type { Actor } from '../activity/ActivityEntry';
import { findSubscriptions } from '../database/findSubscriptions';
import type { OrganizationRecord } from '../database/records';
import { lastSignedInStaff } from '../http/sessions';
import type { MockBackend } from '../MockBackend';
import { staff } from '../seed/staff';
import { applyOrganizationChanges } from './applyOrganizationChanges';
import { changeStatus } from './changeStatus';
import { otherMailbox } from './simulateConcurrentChange';
import { changeSeats } from './writeSubscription';

/** What a colleague can change. */
export type ColleagueField = 'billing_email' | 'total_seats' | 'status';

export interface ColleagueChange {
  /** The name of the colleague. */
  readonly actor: string;
  /** The name of the organization. */
  readonly organization: string;
  readonly field: ColleagueField;
}

/** Seats that a colleague adds to the first subscription. */
const addedSeats = 10;

/**
 * Changes an organization as another demo account than the signed-in one. Seats are only added, so
 * that no organization runs out of them. Must run in a transaction. Returns `undefined` if there is
 * no such organization, or no subscription to add seats to.
 */
export function changeAsColleague(
  backend: MockBackend,
  organizationId: string,
  field: ColleagueField,
): ColleagueChange | undefined {
  const organization = backend.database.organization.findFirst({
    where: { id: { equals: organizationId } },
  });
  if (!organization) return undefined;
  const actor = colleagueOf(lastSignedInStaff(backend));
  return (
    changes[field](backend, actor, organization) && {
      actor: actor.name,
      organization: organization.name,
      field,
    }
  );
}

const changes: Readonly<
  Record<
    ColleagueField,
    (backend: MockBackend, actor: Actor, organization: OrganizationRecord) => object | undefined
  >
> = {
  billing_email: (backend, actor, organization) =>
    applyOrganizationChanges(backend, actor, organization, {
      billing_email: otherMailbox(organization.billing_email),
    }),
  total_seats: (backend, actor, organization) => {
    const [subscription] = findSubscriptions(backend.database, organization.id);
    return (
      subscription &&
      changeSeats(
        backend,
        actor,
        { organization, subscription },
        { total_seats: subscription.total_seats + addedSeats },
      )
    );
  },
  status: (backend, actor, organization) =>
    changeStatus(
      backend,
      actor,
      organization,
      organization.status === 'active' ? 'inactive' : 'active',
    ),
};

/** The first demo account that isn't signed in. */
function colleagueOf(signedIn: string | undefined): Actor {
  const { id, name } = staff.find((account) => account.id !== signedIn) ?? staff[0];
  return { id, name };
}
