import { describe, expect, it } from 'vitest';
import { listOrganizations, readOrganization, readSummary } from '~/api/contract/accounts';
import { createMockApi } from '~~/mocks/createMockApi';
import { createMockFetch } from '~~/mocks/createMockFetch';
import type { ScenarioName } from '~~/mocks/scenarios/scenarios';
import { noon, sendCall, createSignedInApi, obtainBearerToken } from '../createSignedInApi';

const scenarioDefaults = { organizations: undefined };

/** Statuses of consecutive calls, none of them a retry; 0 for a network error. */
async function statuses(scenario: ScenarioName, seed: number, count: number): Promise<number[]> {
  const api = createMockApi({ scenario, seed, organizations: 1, now: () => noon });
  const fetch = createMockFetch(api);
  const received: number[] = [];
  for (let index = 0; index < count; index += 1)
    received.push(
      await fetch(`http://api.test/api/accounts/${index}`).then(
        ({ status }) => status,
        () => 0,
      ),
    );
  return received;
}

describe('scenarios', () => {
  it.each([1, 7])('growing: many organizations run low on seats (seed %i)', async (seed) => {
    const count = async (scenario: ScenarioName) => {
      const { send } = await createSignedInApi({ ...scenarioDefaults, scenario, seed });
      return (await send<{ low_on_seats: number }>(readSummary)).data.low_on_seats;
    };
    expect(await count('growing')).toBeGreaterThan((await count('default')) * 1.8);
  });

  it('awkward: names and notes are hard to display, in no other scenario', async () => {
    const namesIn = async (scenario: ScenarioName) => {
      const { api } = await createSignedInApi({ ...scenarioDefaults, scenario });
      return api.database.organization.getAll().map(({ name }) => name);
    };
    const isAwkward = (name: string) => /[<>=$\u0590-\u06ff\u3000-\u9fff]|Null|NaN/.test(name);
    expect((await namesIn('awkward')).filter(isAwkward).length).toBeGreaterThan(7);
    for (const scenario of ['default', 'growing'] as const)
      expect((await namesIn(scenario)).filter(isAwkward)).toEqual([]);
  });

  it('flaky: one call in five fails, the same ones for a seed', async () => {
    const received = await statuses('flaky', 1, 300);
    expect(await statuses('flaky', 1, 300)).toEqual(received);
    expect(await statuses('flaky', 2, 300)).not.toEqual(received);
    const failed = received.filter((status) => status !== 401);
    expect(failed.length).toBe(60);
    expect(new Set(failed)).toEqual(new Set([0, 500, 503]));
  });

  it('expired: the session ends at its second call, later sessions last', async () => {
    const api = createMockApi({ scenario: 'expired', organizations: 1, now: () => noon });
    const list = async (token: string) =>
      (await sendCall(api, listOrganizations, {}, token)).status;
    const first = await obtainBearerToken(api);
    expect([await list(first), await list(first), await list(first)]).toEqual([200, 401, 401]);
    const second = await obtainBearerToken(api);
    expect([await list(second), await list(second), await list(second)]).toEqual([200, 200, 200]);
    await api.control.reset();
    expect([await list(second), await list(second)]).toEqual([200, 401]);
  });

  it('outage: every call fails until the failure rate is changed', async () => {
    expect((await statuses('outage', 1, 30)).every((status) => status === 0 || status >= 500)).toBe(
      true,
    );
    const api = createMockApi({ scenario: 'outage', organizations: 1, now: () => noon });
    api.control.setFailureRate(0);
    const token = await obtainBearerToken(api);
    expect((await sendCall(api, listOrganizations, {}, token)).status).toBe(200);
    await api.control.reset();
    await expect(statuses('outage', 1, 1)).resolves.not.toContain(200);
  });
});

describe('Fault.includeRetries and Fault.kind', () => {
  it('a fault with includeRetries fails the retries of the same read and no other call', async () => {
    const { api, send } = await createSignedInApi();
    const codes = async (...paths: string[]) => {
      const received: number[] = [];
      for (const id of paths)
        received.push(
          (await send(id === '' ? listOrganizations : readOrganization, { path: { id } })).status,
        );
      return received;
    };
    api.control.failNext({ effect: { status: 503 }, includeRetries: true });
    expect(api.control.getSnapshot().faults).toHaveLength(1);
    expect(await codes('', 'acme.v2', '', '', '', '')).toEqual([503, 200, 503, 503, 200, 200]);
    expect(api.control.getSnapshot().faults).toHaveLength(0);
  });

  it('a fault can be limited to reads or writes, and cancelled', async () => {
    const { api, send } = await createSignedInApi();
    const removeFault = api.control.failNext({ kind: 'write', effect: { status: 500 } });
    expect((await send(listOrganizations)).status).toBe(200);
    removeFault();
    api.control.failNext({ kind: 'read', effect: { status: 500 } });
    await obtainBearerToken(api);
    expect((await send(listOrganizations)).status).toBe(500);
  });
});

it('MockControl.subscribe notifies of every state change and of nothing else', async () => {
  const { api, send } = await createSignedInApi();
  let notificationCount = 0;
  const stop = api.control.subscribe(() => (notificationCount += 1));
  const before = api.control.getSnapshot();
  expect(api.control.getSnapshot()).toBe(before);
  await send(listOrganizations);
  expect(notificationCount).toBe(2);
  expect(api.control.getSnapshot().log).toHaveLength(2);
  stop();
  api.control.setLatency(5);
  expect([notificationCount, api.control.getSnapshot().latency]).toEqual([2, 5]);
});
