import { beforeAll, describe, expect, it } from 'vitest';
import { listOrganizations, readOrganization } from '~/api/contract/accounts';
import { createSignedInApi } from './createSignedInApi';
import { timeBudget } from '../../setup/timeBudget';

/**
 * CPU time in milliseconds, the best of several runs, because the machine may be busy with something
 * else.
 */
async function bestTime(times: number, work: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < times; round += 1) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}

describe('mock API with 10,000 organizations', () => {
  let signedInApi: Awaited<ReturnType<typeof createSignedInApi>>;
  beforeAll(async () => {
    signedInApi = await createSignedInApi({ organizations: 10_000 });
  }, 30_000);

  it('lists, sorts and searches 10,000 organizations in under 50 ms', async () => {
    const { send } = signedInApi;
    for (const query of [
      '',
      '?sort=total_seats&order=desc&per_page=100',
      '?q=robot&sort=billing_name',
      '?status=inactive&page=9',
    ]) {
      expect(await bestTime(5, () => send(listOrganizations, { query }))).toBeLessThan(
        timeBudget(50),
      );
    }
  }, 30_000);

  it('lists 10,000 organizations in under 250 ms in the first call after a write', async () => {
    const { api, send } = signedInApi;
    const time = await bestTime(5, async () => {
      api.database.organization.update({
        where: { id: { equals: 'acme.v2' } },
        data: { amount: (amount) => amount + 1 },
      });
      return send(listOrganizations);
    });
    // 110 ms on an idle machine.
    expect(time).toBeLessThan(timeBudget(250));
  }, 30_000);

  it('finds one of 10,000 organizations by id in under 50 ms', async () => {
    const { send } = signedInApi;
    const path = { id: 'acme.v2' };
    expect(await bestTime(5, () => send(readOrganization, { path }))).toBeLessThan(timeBudget(50));
  }, 30_000);
});
