import type { Random } from './createRandom';
import type { City, Region } from './regions/Region';
import { toAscii } from './toSubdomain';

export interface BillingContact {
  readonly billing_name: string;
  readonly billing_email: string;
}

/** A billing contact with an email address at the organization's `.example` domain. */
export function billingContact(
  random: Random,
  { people, department }: Region,
  subdomain: string,
): BillingContact {
  const domain = `${subdomain}.example`;
  if (random.chance(14))
    return { billing_name: department[0], billing_email: `${department[1]}@${domain}` };
  const isWoman = random.chance(50);
  const first = random.pick(isWoman ? people.women : people.men);
  const surname = random.pick(people.surnames);
  const last = isWoman ? (people.womensSurname?.(surname) ?? surname) : surname;
  const mailbox = random.chance(12) ? 'billing' : `${toMailbox(first)}.${toMailbox(last)}`;
  return { billing_name: `${first} ${last}`, billing_email: `${mailbox}@${domain}` };
}

/** A postal address in a city, on one line. */
export function postalAddress(
  random: Random,
  { address, streets, country }: Region,
  { name, postcode }: City,
): string {
  return address
    .replace('{n}', String(random.int(1, 180)))
    .replace('{street}', random.pick(streets))
    .replace('{postcode}', random.fill(postcode))
    .replace('{city}', name)
    .replace('{country}', country);
}

function toMailbox(name: string): string {
  return toAscii(name).replaceAll(' ', '');
}
