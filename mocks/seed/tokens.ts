import type { Faker } from '@faker-js/faker';
import { dayLength, instantOf } from '../day';
import type { TokenRow } from '../rows';

interface Plan {
  readonly name: string;
  /** Days before today; `null` never. */
  readonly created: number;
  readonly used: number | null;
  /** Days from creation to expiry. */
  readonly lasts: number | null;
  readonly revoked?: true;
}

/**
 * Each status, with and without an end, used and unused; the last two share a name, as a revoked
 * token's may be taken again.
 */
const plans: readonly Plan[] = [
  { name: 'Billing export', created: 12, used: 1, lasts: 90 },
  { name: 'CI pipeline', created: 48, used: 1, lasts: 365 },
  { name: 'Nightly seat report', created: 200, used: 2, lasts: null },
  { name: 'Status page', created: 21, used: null, lasts: 30 },
  { name: 'Migration rehearsal', created: 3, used: null, lasts: null },
  { name: 'Data warehouse sync', created: 410, used: 60, lasts: 365 },
  { name: 'Quarterly audit', created: 95, used: null, lasts: 30 },
  { name: 'Contractor laptop', created: 150, used: 149, lasts: 90, revoked: true },
  { name: 'Support macros', created: 300, used: 31, lasts: null, revoked: true },
  { name: 'CRM connector', created: 260, used: 130, lasts: 365, revoked: true },
  { name: 'CRM connector', created: 128, used: 1, lasts: 365 },
];

const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Tokens of every status; `today` is the UTC midnight that began it. */
export function seedTokens(faker: Faker, today: number): TokenRow[] {
  return plans
    .map(({ name, created, used, lasts, revoked = false }) => {
      const createdAt =
        today - created * dayLength + faker.number.int({ min: 8 * 3_600, max: 18 * 3_600 }) * 1000;
      return {
        id: `tok_${faker.string.fromCharacters(alphabet, 12)}`,
        name,
        secret: `ams_${faker.string.fromCharacters(alphabet, 36)}`,
        revoked,
        created_at: instantOf(createdAt),
        expires_at: lasts === null ? null : instantOf(createdAt + lasts * dayLength),
        last_used_at:
          used === null
            ? null
            : instantOf(Math.max(createdAt + 60_000, today - used * dayLength + 3_600_000)),
      };
    })
    .toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
}
