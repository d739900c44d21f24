import type { Faker } from '@faker-js/faker';
import type { Region } from './regions';
import { firstName, lastName } from './people';

const areaCodes: Readonly<Record<string, readonly string[]>> = {
  'United States': ['212', '312', '415', '503', '512', '617', '720', '206'],
  'United Kingdom': ['113', '114', '115', '116', '117', '118', '121', '131', '141', '151', '161'],
};

const letters = 'ABDEFGHJLNPQRSTUWXYZ';

/** A postal address in a region, on one line. */
export function postalAddressIn(faker: Faker, region: Region): string {
  const [city, post] = faker.helpers.arrayElement(region.cities);
  const street = faker.helpers.arrayElement(region.streets);
  const parts: Readonly<Record<string, string>> = {
    n: String(faker.number.int({ min: 1, max: 240 })),
    street,
    city,
    post: fillPattern(faker, post),
  };
  return `${region.address.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')}, ${region.country}`;
}

/** A phone number in a region, from a range reserved for fiction if the country has one. */
export function phoneIn(faker: Faker, region: Region): string {
  const area = faker.helpers.arrayElement(areaCodes[region.country] ?? ['']);
  return fillPattern(faker, region.phone.replace('{area}', area));
}

/** A billing contact with an email address at the organization's `.example` domain. */
export function billingContact(
  faker: Faker,
  subdomain: string,
): { billing_name: string; billing_email: string } {
  const first = firstName(faker);
  const last = lastName(faker);
  const domain = `${subdomain}.example`;
  const personalEmail = `${mailbox(first)}.${mailbox(last)}@${domain}`;
  const kind = faker.number.int(99);
  if (kind < 12)
    return { billing_name: 'Accounts Payable', billing_email: `accounts.payable@${domain}` };
  return {
    billing_name: `${first} ${last}`,
    billing_email:
      kind < 24
        ? `${mailbox(first)}+billing@${domain}`
        : kind < 34
          ? `billing@${domain}`
          : personalEmail,
  };
}

function mailbox(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

function fillPattern(faker: Faker, pattern: string): string {
  return pattern.replace(/[#@]/g, (placeholder) =>
    placeholder === '#'
      ? String(faker.number.int(9))
      : (letters[faker.number.int(letters.length - 1)] ?? 'A'),
  );
}
