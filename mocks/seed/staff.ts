import type { Actor } from '../activity';
import type { StaffRecord, TokenRecord } from '../database';
import { millisecondsPerDay, toRfc3339 } from '../day';

/** The demo accounts; their passwords are public. */
export const staff: readonly [StaffRecord, ...StaffRecord[]] = [
  { id: 'usr_demo', name: 'Robin Hale', email: 'demo@example.com', password: 'demo' },
  { id: 'usr_sam', name: 'Sam Rivera', email: 'sam@example.com', password: 'sam' },
  { id: 'usr_ada', name: 'Ada Okafor', email: 'ada@example.com', password: 'ada' },
];

/** A colleague without a demo account. */
export const mira: Actor = { id: 'usr_mira', name: 'Mira Solano' };

/** A colleague who has left. */
export const jonas: Actor = { id: 'usr_jonas', name: 'Jonas Weber' };

/** Everybody who works with organizations today. */
export const team: readonly Actor[] = [...staff.map(({ id, name }) => ({ id, name })), mira];

export function staffActor(id: string): Actor {
  return team.find((actor) => actor.id === id) ?? mira;
}

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
 * Tokens of every status, with and without expiry, used and unused, oldest first. Two share a name:
 * that of a revoked token may be reused.
 */
const tokenPlans: readonly TokenPlan[] = [
  { name: 'Data warehouse sync', created: 410, lastUsed: 60, lifetime: 365 },
  { name: 'Support macros', created: 300, lastUsed: 31, lifetime: null, revoked: true },
  { name: 'CRM connector', created: 260, lastUsed: 130, lifetime: 365, revoked: true },
  { name: 'Nightly seat report', created: 200, lastUsed: 2, lifetime: null },
  { name: 'Contractor laptop', created: 150, lastUsed: 149, lifetime: 90, revoked: true },
  { name: 'CRM connector', created: 128, lastUsed: 1, lifetime: 365 },
  { name: 'Quarterly audit', created: 95, lastUsed: null, lifetime: 30 },
  { name: 'CI pipeline', created: 48, lastUsed: 1, lifetime: 365 },
  { name: 'Status page', created: 21, lastUsed: null, lifetime: 30 },
  { name: 'Billing export', created: 12, lastUsed: 1, lifetime: 90 },
  { name: 'Migration rehearsal', created: 3, lastUsed: null, lifetime: null },
];

/** The seeded tokens; `today` is the start of the day in UTC, `text` a random text. */
export function seedTokens(text: (length: number) => string, today: number): TokenRecord[] {
  return tokenPlans.map(({ name, created, lastUsed, lifetime, revoked = false }, index) => {
    const daysAgo = (days: number, hour: number) =>
      toRfc3339(today - days * millisecondsPerDay + hour * 3_617_000);
    return {
      id: `tok_${text(12)}`,
      name,
      staff_id: (staff[index % staff.length] ?? staff[0]).id,
      secret: `ams_${text(36)}`,
      revoked,
      created_at: daysAgo(created, 8 + index / 2),
      expires_at: lifetime === null ? null : daysAgo(created - lifetime, 8 + index / 2),
      last_used_at: lastUsed === null ? null : daysAgo(lastUsed, 15 + index / 2),
    };
  });
}
