import { describe, expect, it } from 'vitest';
import { createOrganization } from '~/api/contract/accountMutations';
import { checkBody } from '~~/mocks/http/checkBody';
import { callPath } from '~/api/callPath';
import { seatsInUseOn } from '~~/mocks/dailySeats';
import { findSubscriptions } from '~~/mocks/database/findSubscriptions';
import { tokenStatus } from '~~/mocks/tokenStatus';
import type { SeedOptions } from '~~/mocks/seed/seedDatabase';
import { noon, today } from '../createSignedInApi';
import { databaseDigest } from './databaseDigest';
import { seedData } from './seedData';

const { database } = seedData();
const organizations = database.organization.getAll();
const subscriptions = database.subscription.getAll();

function digestOf(options: Partial<SeedOptions>, day = today): Promise<string> {
  const data = seedData(options);
  return databaseDigest(data.database, day, data.activity);
}

describe('seedDatabase', () => {
  it('seed and day determine the data to the byte', async () => {
    const seedDigest = await digestOf({});
    expect(await digestOf({ now: Date.parse('2026-03-02T23:59:59Z') })).toBe(seedDigest);
    expect(await digestOf({ seed: 2 })).not.toBe(seedDigest);
    expect(await digestOf({ now: noon + 86_400_000 }, today + 1)).not.toBe(seedDigest);
  });

  it('the first organizations do not depend on the number of organizations', () => {
    const few = seedData({ organizationCount: 20 });
    expect(few.database.organization.getAll()).toEqual(organizations.slice(0, 20));
  });

  it('ids and names are the same on every day', () => {
    const identities = (now: number) => {
      const { database: other } = seedData({ now });
      return [
        other.organization.getAll().map(({ id, name, subdomain }) => [id, name, subdomain]),
        other.subscription.getAll().map(({ id }) => id),
      ];
    };
    for (const days of [1, 14])
      expect(identities(noon + days * 86_400_000)).toEqual(identities(noon));
  });

  it('organizations satisfy the contract', () => {
    expect(organizations).toHaveLength(200);
    for (const organization of organizations) {
      const body = {
        ...organization,
        billing: organization,
        subscriptions: findSubscriptions(database, organization.id),
      };
      expect(checkBody(createOrganization.body, body)).toEqual([]);
      expect(callPath('/{id}', { id: organization.id })).toBe(
        `/${encodeURIComponent(organization.id)}`,
      );
    }
  });

  it('seeded data covers six currencies, every status, seat type and kind of id', () => {
    const currencies = organizations.map(({ currency }) => currency);
    expect([...new Set(currencies)].toSorted()).toEqual(['CHF', 'EUR', 'GBP', 'PLN', 'SEK', 'USD']);
    const inactive = organizations.filter(({ status }) => status === 'inactive').length;
    expect(inactive).toBeGreaterThanOrEqual(8);
    expect(inactive).toBeLessThanOrEqual(26);
    expect(new Set(subscriptions.map(({ seat_type }) => seat_type))).toEqual(
      new Set(['full', 'light', 'guest']),
    );
    expect(organizations.filter(({ id }) => id.includes('.')).length).toBeGreaterThan(3);
    expect(organizations.filter(({ id }) => id.includes(':')).length).toBeGreaterThan(3);
    expect(organizations[0]?.id).toBe('acme.v2');
  });

  it('daily seats have a weekday pattern and grow', () => {
    const busy = subscriptions.filter(
      ({ used_seats, used_history }) => used_seats > 200 && (used_history[0] ?? 0) < today - 365,
    );
    expect(busy.length).toBeGreaterThan(10);
    const sumOn = (...days: number[]) =>
      busy
        .flatMap((row) => days.map((day) => seatsInUseOn(row, day, today) ?? 0))
        .reduce((sum, count) => sum + count, 0);
    // 2026-02-28 was a Saturday, 2026-02-26 a Thursday.
    expect(sumOn(today - 2)).toBeLessThan(sumOn(today - 4) * 0.8);
    const weeks = (first: number) => Array.from({ length: 28 }, (_, index) => first - index);
    expect(sumOn(...weeks(today - 330))).toBeLessThan(sumOn(...weeks(today - 1)) * 0.9);
  });

  it('seeded tokens cover every status, with and without expiry, used and unused', () => {
    const tokens = database.token.getAll();
    expect(new Set(tokens.map((token) => tokenStatus(token, noon)))).toEqual(
      new Set(['active', 'revoked', 'expired']),
    );
    expect(
      tokens.some((token) => token.expires_at === null && tokenStatus(token, noon) === 'active'),
    ).toBe(true);
    expect(tokens.some((token) => token.last_used_at === null)).toBe(true);
    const active = tokens
      .filter((token) => tokenStatus(token, noon) === 'active')
      .map(({ name }) => name);
    expect(new Set(active).size).toBe(active.length);
  });
});
