import { describe, expect, it } from 'vitest';
import { listOrganizations } from '~/api/contract/accounts';
import { createToken } from '~/api/contract/tokenMutations';
import { createControlState } from '~~/mocks/control';
import { createSignedInApi } from './createSignedInApi';

describe('mock API latency', () => {
  it('latency delays every call', async () => {
    const { api, send } = await createSignedInApi({ now: Date.now, latency: [20, 30] });
    for (let call = 0; call < 3; call += 1) await send(listOrganizations);
    for (const { duration } of api.control.log()) expect(duration).toBeGreaterThanOrEqual(19);
  });

  it('latency is drawn from the seed, within its bounds', () => {
    const drawLatencies = (seed: number) => {
      const state = createControlState({
        seed,
        latency: [1_000, 3_000],
        failureRate: 0,
        sessionEndsAtCall: undefined,
        logSize: 1,
      });
      return Array.from({ length: 50 }, () => state.nextLatency());
    };
    expect(drawLatencies(1)).toEqual(drawLatencies(1));
    expect(drawLatencies(1)).not.toEqual(drawLatencies(2));
    for (const latency of drawLatencies(3)) expect(latency >= 1_000 && latency <= 3_000).toBe(true);
    expect(new Set(drawLatencies(3)).size).toBeGreaterThan(40);
  });

  it('a fault with a delay lets responses arrive out of order', async () => {
    const { api, send } = await createSignedInApi();
    api.control.failNext({ call: 'listOrganizations', delay: 40 });
    const order: string[] = [];
    await Promise.all([
      send(listOrganizations, { query: '?q=first' }).then(() => order.push('first')),
      send(listOrganizations, { query: '?q=second' }).then(() => order.push('second')),
    ]);
    expect(order).toEqual(['second', 'first']);
  });

  it('a write that is aborted during the latency has no effect', async () => {
    const { api, send } = await createSignedInApi();
    api.control.setLatency(30);
    const controller = new AbortController();
    const call = send(createToken, {
      body: { name: 'Aborted', expires_at: null },
      signal: controller.signal,
    });
    setTimeout(() => controller.abort(), 5);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await new Promise((resolve) => {
      setTimeout(resolve, 60);
    });
    expect(api.database.token.count({ where: { name: { equals: 'Aborted' } } })).toBe(0);
  });
});
