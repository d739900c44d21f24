import { findSubscriptions } from '../organizationIndex';
import type { OrganizationRecord, SubscriptionRecord } from '../records';
import type { MockBackend } from '../MockBackend';
import { touchOrganization } from './applyOrganizationChanges';
import { updateUsedSeats } from './subscriptions';

/** Reserved for examples: it belongs to nobody. */
const examplePhone = '+1 202 555 0142';

/**
 * What another person does to an organization while someone here is about to write to it: its
 * billing contact and one seat change, and so its version does. Whoever gets the 412 finds a
 * difference then, in the form as in the figures. An unknown organization is left alone.
 */
export function changeAsSomeoneElse(
  world: MockBackend,
  { id, sid }: Readonly<Record<string, string>>,
): void {
  const organization = world.database.organizations.get(id ?? '');
  if (!organization) return;
  const subscriptions = findSubscriptions(world.database, organization.id);
  const subscription = subscriptions.find((row) => row.id === sid) ?? subscriptions[0];
  if (subscription) updateUsedSeats(world, subscription, otherSeats(subscription));
  touchOrganization(world, organization, otherContact(organization));
}

/** One seat more, or one less where none is available; the total stays. */
function otherSeats({ used_seats, total_seats }: SubscriptionRecord): number {
  return used_seats < total_seats ? used_seats + 1 : Math.max(0, used_seats - 1);
}

function otherContact({
  billing_email,
  billing_phone,
}: OrganizationRecord): Pick<OrganizationRecord, 'billing_email' | 'billing_phone'> {
  const at = billing_email.lastIndexOf('@');
  const mailbox =
    billing_email.slice(0, at) === 'accounts.payable' ? 'billing' : 'accounts.payable';
  return {
    billing_email: mailbox + billing_email.slice(at),
    billing_phone: billing_phone?.replace(/\d(?=\D*$)/, nextDigit) ?? examplePhone,
  };
}

function nextDigit(digit: string): string {
  return String((Number(digit) + 1) % 10);
}
