import { beforeAll, describe, expect, it } from 'vitest';
import { listOrganizations } from '~/api/contract/accounts';
import { deactivateOrganization } from '~/api/contract/accountMutations';
import { createSignedInApi } from './createSignedInApi';

/** The best of several runs, because the machine may be busy with something else. */
async function bestTime(times: number, work: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < times; round += 1) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
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
      expect(await bestTime(5, () => send(listOrganizations, { query }))).toBeLessThan(50);
    }
  }, 30_000);

  it('lists 10,000 organizations in under 150 ms in the first call after a write', async () => {
    const { send } = signedInApi;
    const time = await bestTime(5, async () => {
      signedInApi.api.database.organizations.update('acme.v2', { amount: 1 });
      return send(listOrganizations);
    });
    expect(time).toBeLessThan(150);
    expect((await send(deactivateOrganization, { path: { id: 'acme.v2' } })).status).toBe(200);
  }, 30_000);
});
