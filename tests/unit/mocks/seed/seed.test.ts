import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { createOrganization } from '~/api/contract/accountMutations';
import { checkBody } from '~/api/contract/checkBody';
import { callPath } from '~/api/callPath';
import { dailyCounts } from '~~/mocks/dailyCounts';
import { createDatabase } from '~~/mocks/database/createDatabase';
import { findSubscriptions } from '~~/mocks/database/findSubscriptions';
import { seedDatabase } from '~~/mocks/seed/seedDatabase';
import { tokenStatus } from '~~/mocks/tokenStatus';
import { databaseDigest } from './databaseDigest';
import { scenarioDigests, seedDigest } from './seedDigest';
import { noon } from '../createSignedInApi';

const today = '2026-03-02';
const database = seedDatabase(createDatabase(), { seed: 1, organizationCount: 200, now: noon });
const organizations = database.organization.getAll();
const subscriptions = database.subscription.getAll();

describe('seedDatabase', () => {
  it('seed and day determine the data to the byte', async () => {
    const digest = await databaseDigest(database, today);
    expect(digest).toBe(seedDigest);
    expect(
      await databaseDigest(
        seedDatabase(createDatabase(), { seed: 1, organizationCount: 200, now: noon }),
        today,
      ),
    ).toBe(digest);
    expect(
      await databaseDigest(
        seedDatabase(createDatabase(), {
          seed: 1,
          organizationCount: 200,
          now: Date.parse('2026-03-02T23:59:59Z'),
        }),
        today,
      ),
    ).toBe(digest);
    expect(
      await databaseDigest(
        seedDatabase(createDatabase(), { seed: 2, organizationCount: 200, now: noon }),
        today,
      ),
    ).not.toBe(digest);
    expect(
      await databaseDigest(
        seedDatabase(createDatabase(), { seed: 1, organizationCount: 200, now: noon + 86_400_000 }),
        '2026-03-03',
      ),
    ).not.toBe(digest);
  });

  it('scenario data does not depend on the time zone', () => {
    const digests = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'].map((TZ) =>
      execFileSync(process.execPath, ['--import', 'tsx', 'tests/unit/mocks/seed/printDigest.ts'], {
        env: { ...process.env, TZ },
        encoding: 'utf8',
      }),
    );
    expect(digests.map((text) => JSON.parse(text) as unknown)).toEqual([
      scenarioDigests,
      scenarioDigests,
    ]);
  }, 30_000);

  it('the first organizations do not depend on the number of organizations', () => {
    expect(
      seedDatabase(createDatabase(), {
        seed: 1,
        organizationCount: 20,
        now: noon,
      }).organization.getAll(),
    ).toEqual(organizations.slice(0, 20));
  });

  it('200 organizations satisfy the contract and have unique names and subdomains', () => {
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
    for (const key of ['id', 'subdomain'] as const)
      expect(new Set(organizations.map((organization) => organization[key])).size).toBe(200);
    expect(new Set(organizations.map(({ name }) => name.toLowerCase())).size).toBe(200);
  });

  it('seeded data covers all currencies, statuses and seat types, with dates before today', () => {
    const currencies = organizations.map(({ currency }) => currency);
    expect([...new Set(currencies)].toSorted()).toEqual(['EUR', 'GBP', 'USD']);
    for (const currency of ['EUR', 'GBP', 'USD'])
      expect(currencies.filter((other) => other === currency).length).toBeGreaterThan(20);
    const inactive = organizations.filter(({ status }) => status === 'inactive').length;
    expect(inactive).toBeGreaterThanOrEqual(8);
    expect(inactive).toBeLessThanOrEqual(26);
    expect(
      subscriptions.filter(({ used_seats, total_seats }) => used_seats === total_seats).length,
    ).toBeGreaterThan(20);
    expect(
      subscriptions.filter(({ used_seats, total_seats }) => used_seats <= total_seats / 20).length,
    ).toBeGreaterThan(10);
    expect(new Set(subscriptions.map(({ seat_type }) => seat_type))).toEqual(
      new Set(['full', 'light', 'guest']),
    );
    for (const { registered_at, updated_at, billing_email } of organizations) {
      expect(
        registered_at >= '2020-02' && registered_at <= updated_at && updated_at < '2026-03-02',
      ).toBe(true);
      expect(billing_email).toMatch(/\.example$/);
    }
    expect(organizations.filter(({ id }) => id.includes('.')).length).toBeGreaterThan(3);
    expect(organizations.filter(({ id }) => id.includes(':')).length).toBeGreaterThan(3);
    expect(organizations[0]?.id).toBe('acme.v2');
  });

  it('daily seats start at registration, stay within the total and end with the assigned seats', () => {
    for (const subscription of subscriptions) {
      const registered = database.organization
        .findFirst({ where: { id: { equals: subscription.organization_id } }, strict: true })
        .registered_at.slice(0, 10);
      const counts = dailyCounts(subscription, today);
      expect(
        subscription.daily_start >= registered && subscription.daily_start >= '2025-03-02',
      ).toBe(true);
      expect(counts.at(-1)).toBe(subscription.used_seats);
      expect(
        counts.every(
          (count) => Number.isInteger(count) && count >= 0 && count <= subscription.total_seats,
        ),
      ).toBe(true);
    }
  });

  it('daily seats have a weekday pattern and grow', () => {
    const busy = subscriptions
      .filter(({ used_seats, daily_start }) => used_seats > 200 && daily_start === '2025-03-02')
      .map((subscription) => dailyCounts(subscription, today));
    const sum = (rows: number[][], from: number, to: number) =>
      rows.flatMap((row) => row.slice(from, to)).reduce((total, count) => total + count, 0);
    // 2026-02-28 was a Saturday, 2026-02-26 a Thursday.
    expect(sum(busy, 363, 364)).toBeLessThan(sum(busy, 361, 362) * 0.8);
    expect(sum(busy, 0, 28)).toBeLessThan(sum(busy, -29, -1) * 0.9);
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

  it('10,000 organizations have unique names and subdomains', () => {
    const large = seedDatabase(createDatabase(), {
      seed: 7,
      organizationCount: 10_000,
      now: noon,
    }).organization.getAll();
    expect(new Set(large.map(({ subdomain }) => subdomain)).size).toBe(10_000);
    expect(new Set(large.map(({ name }) => name.toLowerCase())).size).toBe(10_000);
    expect(new Set(large.map(({ id }) => id)).size).toBe(10_000);
  }, 30_000);
});
