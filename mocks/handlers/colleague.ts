import type { Actor } from '../activity';
import { findSubscriptions, type OrganizationRecord, type SubscriptionRecord } from '../database';
import type { MockBackend } from '../handler';
import { mira, staff } from '../seed/staff';
import { changeSeats, changeStatus, editOrganization } from '../writes';

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
  const actor = colleagueOf(backend.database.session.getAll().at(-1)?.staff_id);
  const changed = changes[field]({ backend, actor, organization });
  return changed && { actor: actor.name, organization: organization.name, field };
}

type Context = Parameters<typeof editOrganization>[0];

const changes: Readonly<Record<ColleagueField, (context: Context) => object | undefined>> = {
  billing_email: (context) =>
    editOrganization(context, { billing_email: otherMailbox(context.organization.billing_email) }),
  total_seats: (context) => {
    const [subscription] = findSubscriptions(context.backend.database, context.organization.id);
    const total_seats = (subscription?.total_seats ?? 0) + addedSeats;
    return subscription && changeSeats({ ...context, subscription }, { total_seats });
  },
  status: (context) =>
    changeStatus(context, context.organization.status === 'active' ? 'inactive' : 'active'),
};

/** The first demo account that isn't signed in. */
function colleagueOf(signedIn: string | undefined): Actor {
  const { id, name } = staff.find((account) => account.id !== signedIn) ?? staff[0];
  return { id, name };
}

/** From the range reserved for fiction. */
const examplePhone = '+1 202 555 0142';

/**
 * Changes an organization as if another user had saved it just before a write: its billing contact,
 * one seat and therefore its version. The user who gets the 412 then sees a difference in the form
 * and in the figures. Ignores unknown organizations.
 */
export function simulateConcurrentChange(
  backend: MockBackend,
  { id, sid }: Readonly<Record<string, string>>,
): void {
  const organization = backend.database.organization.findFirst({
    where: { id: { equals: id ?? '' } },
  });
  if (!organization) return;
  const subscriptions = findSubscriptions(backend.database, organization.id);
  const subscription = subscriptions.find((row) => row.id === sid) ?? subscriptions[0];
  const context = { backend, actor: mira, organization };
  const changed = subscription
    ? changeSeats({ ...context, subscription }, { used_seats: changedSeats(subscription) })
    : context;
  const { organization: current } = changed;
  editOrganization({ ...context, organization: current }, changedContact(current));
}

/** One seat more, or one less if none is available; the total stays. */
function changedSeats({ used_seats, total_seats }: SubscriptionRecord): number {
  return used_seats < total_seats ? used_seats + 1 : Math.max(0, used_seats - 1);
}

function changedContact({
  billing_email,
  billing_phone,
}: OrganizationRecord): Pick<OrganizationRecord, 'billing_email' | 'billing_phone'> {
  return {
    billing_email: otherMailbox(billing_email),
    billing_phone: billing_phone?.replace(/\d(?=\D*$)/, nextDigit) ?? examplePhone,
  };
}

/** Another mailbox of the same company. */
function otherMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const mailbox = email.slice(0, at) === 'accounts.payable' ? 'billing' : 'accounts.payable';
  return mailbox + email.slice(at);
}

function nextDigit(digit: string): string {
  return String((Number(digit) + 1) % 10);
}
