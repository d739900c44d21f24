import { millisecondsPerDay, toRfc3339 } from '../day';
import type { TokenRecord } from '../database/records';
import type { Random } from './createRandom';
import { staff } from './staff';

interface TokenPlan {
  readonly name: string;
  /** Days before today. */
  readonly created: number;
  /** Days before today; null for never. */
  readonly lastUsed: number | null;
  /** Days from creation to expiry; null for no expiry. */
  readonly lifetime: number | null;
  readonly revoked?: true;
}

/**
 * Tokens of every status, with and without expiry, used and unused. The last two share a name: the
 * name of a revoked token may be reused.
 */
const tokenPlans: readonly TokenPlan[] = [
  { name: 'Billing export', created: 12, lastUsed: 1, lifetime: 90 },
  { name: 'CI pipeline', created: 48, lastUsed: 1, lifetime: 365 },
  { name: 'Nightly seat report', created: 200, lastUsed: 2, lifetime: null },
  { name: 'Status page', created: 21, lastUsed: null, lifetime: 30 },
  { name: 'Migration rehearsal', created: 3, lastUsed: null, lifetime: null },
  { name: 'Data warehouse sync', created: 410, lastUsed: 60, lifetime: 365 },
  { name: 'Quarterly audit', created: 95, lastUsed: null, lifetime: 30 },
  { name: 'Contractor laptop', created: 150, lastUsed: 149, lifetime: 90, revoked: true },
  { name: 'Support macros', created: 300, lastUsed: 31, lifetime: null, revoked: true },
  { name: 'CRM connector', created: 260, lastUsed: 130, lifetime: 365, revoked: true },
  { name: 'CRM connector', created: 128, lastUsed: 1, lifetime: 365 },
];

/** Tokens of every status; `today` is the start of the day in UTC. */
export function seedTokens(random: Random, today: number): TokenRecord[] {
  return tokenPlans
    .map(({ name, created, lastUsed, lifetime, revoked = false }, index) => {
      const createdAt =
        today - created * millisecondsPerDay + random.int(8 * 3_600, 18 * 3_600) * 1000;
      return {
        id: `tok_${random.text(12)}`,
        name,
        staff_id: (staff[index % staff.length] ?? staff[0]).id,
        secret: `ams_${random.text(36)}`,
        revoked,
        created_at: toRfc3339(createdAt),
        expires_at: lifetime === null ? null : toRfc3339(createdAt + lifetime * millisecondsPerDay),
        last_used_at:
          lastUsed === null
            ? null
            : toRfc3339(
                Math.max(createdAt + 60_000, today - lastUsed * millisecondsPerDay + 3_600_000),
              ),
      };
    })
    .toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
}
