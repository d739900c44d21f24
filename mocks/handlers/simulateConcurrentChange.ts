import { findSubscriptions } from '../database/findSubscriptions';
import type { OrganizationRecord, SubscriptionRecord } from '../database/records';
import type { MockBackend } from '../MockBackend';
import { colleagues } from '../seed/staff';
import { applyOrganizationChanges } from './applyOrganizationChanges';
import { changeSeats } from './writeSubscription';

/** Whoever is signed in sees the change as somebody else's. */
const [colleague] = colleagues;

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
  const changed = subscription
    ? changeSeats(
        backend,
        colleague,
        { organization, subscription },
        { used_seats: changedSeats(subscription) },
      ).organization
    : organization;
  applyOrganizationChanges(backend, colleague, changed, changedContact(changed));
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
export function otherMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const mailbox = email.slice(0, at) === 'accounts.payable' ? 'billing' : 'accounts.payable';
  return mailbox + email.slice(at);
}

function nextDigit(digit: string): string {
  return String((Number(digit) + 1) % 10);
}
