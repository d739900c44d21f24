import { describe, expect, it } from 'vitest';
import { activityApi } from '~/api/activity';
import { HttpClient } from '~/api/HttpClient';
import { organizationsApi } from '~/api/organizations';
import { tokensApi } from '~/api/tokens';
import { defaultListParams } from '~/domain/organizationList';
import { OrganizationsStore } from '~/stores/OrganizationsStore';
import { TokensStore } from '~/stores/TokensStore';
import { createMockFetch } from '~~/mocks/createMockFetch';
import type { Fault } from '~~/mocks/http/Fault';
import { loadProfile } from '../stores/loadProfile';
import { createSignedInApi } from './createSignedInApi';

const panelFault: Fault = { effect: { status: 500 }, awaited: true };

/** The console's stores with a mock API, as in the demo. */
async function createDemo() {
  const { api, token } = await createSignedInApi();
  const http = new HttpClient({
    host: 'http://api.test',
    token: () => token,
    onUnauthorized: () => undefined,
    fetch: createMockFetch(api),
  });
  const organizations = new OrganizationsStore({
    api: organizationsApi(http),
    activityApi: activityApi(http),
  });
  const tokens = new TokensStore({ api: tokensApi(http) });
  return { control: api.control, organizations, tokens, profile: organizations.profile('acme.v2') };
}

describe('Fault.awaited', () => {
  it('a fault for awaited calls skips a prefetch and fails the first call that the user waits for', async () => {
    const { control, profile } = await createDemo();
    control.failNext(panelFault);
    await profile.organization.ensure('low');
    expect(profile.organization.status).toBe('success');
    expect(control.getSnapshot().faults).toHaveLength(1);

    await loadProfile(profile);
    expect([profile.subscriptions.status, profile.dailySeats(30).status].toSorted()).toEqual([
      'error',
      'success',
    ]);
    expect(control.getSnapshot().faults).toEqual([]);
  });

  it('a fault for awaited calls stays pending when the user starts to wait for a running prefetch', async () => {
    const { control, profile } = await createDemo();
    control.failNext(panelFault);
    void profile.organization.ensure('low');
    await loadProfile(profile);
    expect(profile.organization.status).toBe('success');
    expect([profile.subscriptions.status, profile.dailySeats(30).status]).toContain('error');
  });

  it('a fault for awaited calls skips background refetches', async () => {
    const { control, organizations, tokens, profile } = await createDemo();
    const list = organizations.view(defaultListParams);
    const queries = [list, organizations.summary, tokens.list, ...profile.queries(30)];
    await Promise.all(queries.map((query) => query.ensure()));

    control.failNext(panelFault);
    control.clearLog();
    organizations.invalidate();
    tokens.list.invalidate();
    await Promise.all(queries.map((query) => query.ensure()));
    expect(control.log().map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(control.getSnapshot().faults).toHaveLength(1);

    await list.refetch();
    expect(list.status).toBe('error');
  });

  it('a fault with includeRetries fails the retries of the same call, but no prefetch of it', async () => {
    const { api, token } = await createSignedInApi();
    const read = async (priority: RequestPriority) => {
      const { status } = await createMockFetch(api)('http://api.test/api/accounts/acme.v2', {
        headers: { Authorization: `Bearer ${token}` },
        priority,
      });
      return status;
    };
    api.control.failNext({ effect: { status: 503 }, awaited: true, includeRetries: true });
    const statuses: number[] = [];
    for (const priority of ['auto', 'low', 'auto', 'high', 'auto'] as const)
      statuses.push(await read(priority));
    expect(statuses).toEqual([503, 200, 503, 503, 200]);
  });
});
