import { describe, expect, it } from 'vitest';
import { deactivateOrganization } from '~/api/contract/accountMutations';
import { createMockFetch } from '~~/mocks/createMockFetch';
import { createFailurePattern } from '~~/mocks/http/createFailurePattern';
import { seededRandom } from '~~/mocks/seededRandom';
import { createSignedInApi } from './createSignedInApi';

/** Numbers of the calls that fail, from 0. */
function failures(rate: number, seed: number, count: number): number[] {
  const fails = createFailurePattern(rate, seededRandom(seed));
  return Array.from({ length: count }, (_, call) => call).filter(() => fails());
}

describe('createFailurePattern', () => {
  it.each([1, 2, 3, 7, 42])(
    'a rate of 0.2 fails one call in each group of five (seed %i)',
    (seed) => {
      expect(failures(0.2, seed, 500).map((call) => Math.floor(call / 5))).toEqual(
        Array.from({ length: 100 }, (_, group) => group),
      );
    },
  );

  it('the same calls fail for the same seed, others for another one', () => {
    expect(failures(0.2, 1, 100)).toEqual(failures(0.2, 1, 100));
    expect(failures(0.2, 1, 100)).not.toEqual(failures(0.2, 2, 100));
  });

  it.each([0.05, 0.3, 0.5, 0.9, 1])('a rate of %d is met', (rate) => {
    expect(Math.abs(failures(rate, 1, 1000).length - rate * 1000)).toBeLessThanOrEqual(2);
  });
});

/** Reads an organization as the console does; 0 for a network error. */
async function createReader(seed = 1) {
  const { api, token, send } = await createSignedInApi({ seed });
  const fetch = createMockFetch(api);
  const read = (id: string, priority: RequestPriority = 'auto') =>
    fetch(`http://api.test/api/accounts/${id}`, {
      headers: { Authorization: `Bearer ${token}` },
      priority,
    }).then(
      ({ status }) => status,
      () => 0,
    );
  return { api, read, send };
}

describe('MockControl.setFailureRate', () => {
  it.each([1, 2, 3, 4, 5])(
    'one of the first five calls that users wait for fails with its retries (seed %i)',
    async (seed) => {
      const { api, read } = await createReader(seed);
      api.control.setFailureRate(0.2);
      const visible: number[] = [];
      for (let index = 0; index < 5; index += 1) {
        for (let prefetch = 0; prefetch < 4; prefetch += 1)
          expect(await read(`org_${index}`, 'low')).toBe(404);
        let status = await read(`org_${index}`);
        for (let retry = 0; retry < 2 && (status === 0 || status === 503); retry += 1)
          status = await read(`org_${index}`);
        visible.push(status);
      }
      expect(visible.filter((status) => status !== 404)).toHaveLength(1);
    },
  );

  it('the same calls fail each time that the rate is set, and none once it is 0', async () => {
    const { api, read } = await createReader();
    const run = async () => {
      api.control.setFailureRate(0.2);
      const received: number[] = [];
      for (let index = 0; index < 20; index += 1) received.push(await read(`org_${index}`));
      return received;
    };
    const first = await run();
    expect(first.filter((status) => status !== 404)).toHaveLength(4);
    expect(await run()).toEqual(first);
    api.control.setFailureRate(0);
    for (let index = 0; index < 20; index += 1) expect(await read(`org_${index}`)).toBe(404);
  });

  it('writes count too, and in an outage background calls fail as well', async () => {
    const { api, read, send } = await createReader();
    api.control.setFailureRate(1);
    expect(await read('acme.v2', 'low')).not.toBe(200);
    await expect(
      send(deactivateOrganization, { path: { id: 'acme.v2' } }).then(({ status }) => {
        if (status >= 500) throw new Error(String(status));
      }),
    ).rejects.toThrow();
    expect(api.control.getSnapshot().changes).toBe(0);
  });
});
