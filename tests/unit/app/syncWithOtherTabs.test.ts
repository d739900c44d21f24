// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultListParams } from '~/domain/organizationList';
import { assignSeats, changeStatus, createOrganization } from '~/stores/organizationWrites';
import { conditionalWrite } from '~/stores/writes';
import { createToken, revokeToken } from '~/stores/tokenWrites';
import { STALE_TIME } from '~/stores/Query';
import { loadProfile } from '../stores/loadProfile';
import { disposeTestApps, createTestApp, type TestApp } from './testApp';

afterEach(() => {
  disposeTestApps();
  vi.useRealTimers();
});

/** Two connected channels: what one posts, the other receives. */
function linkedChannels(): readonly [BroadcastChannel, BroadcastChannel] {
  const ends = [new EventTarget(), new EventTarget()] as const;
  const link = (end: EventTarget, other: EventTarget) =>
    Object.assign(end, {
      postMessage: (data: unknown) =>
        other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })),
    }) as unknown as BroadcastChannel;
  return [link(...ends), link(ends[1], ends[0])];
}

/** What a change of the first organization makes stale. */
const organizationQueries = ['list', 'summary', 'organization', 'subscriptions', 'dailySeats'];

async function loadedStores(testApp: TestApp) {
  const { organizations, tokens } = testApp.app.stores;
  const profiles = testApp.api.database.organization
    .findMany({ take: 2 })
    .map(({ id }) => organizations.profile(id));
  const list = organizations.view(defaultListParams);
  await Promise.all([list.ensure(), organizations.summary.ensure(), tokens.list.ensure()]);
  await Promise.all(profiles.map((profile) => loadProfile(profile)));
  const [first, second] = profiles;
  if (!first || !second) throw new Error('expected at least two organizations');
  const queries = {
    list,
    summary: organizations.summary,
    organization: first.organization,
    subscriptions: first.subscriptions,
    dailySeats: first.dailySeats(30),
    'other organization': second.organization,
    tokens: tokens.list,
  };
  const staleQueries = () =>
    Object.entries(queries).flatMap(([name, { isStale }]) => (isStale ? [name] : []));
  return {
    list,
    summary: organizations.summary,
    tokens: tokens.list,
    first,
    second,
    staleQueries,
  };
}

describe('syncWithOtherTabs: message from another tab', () => {
  const tabs = async () => {
    const [localChannel, remoteChannel] = linkedChannels();
    const writer = createTestApp({ channel: localChannel });
    const reader = createTestApp({ channel: remoteChannel, api: writer.api });
    return { writer: writer.app.stores, reader: await loadedStores(reader) };
  };

  it('invalidates the changed organization and no other', async () => {
    const { writer, reader } = await tabs();
    expect(reader.staleQueries()).toEqual([]);
    const { id } = reader.first;
    await conditionalWrite(writer, { id, etag: undefined }, changeStatus('deactivate'));
    expect(reader.staleQueries()).toEqual(organizationQueries);
    const refetched = reader.list.ensure();
    expect(reader.list.status).toBe('success');
    await refetched;
    expect(reader.list.data?.rows.find(({ id }) => id === reader.first.id)?.status).toBe(
      'inactive',
    );
    expect(reader.first.current?.status).toBe('inactive');
  });

  it('invalidates an organization after a seat assignment, and the tokens after a creation', async () => {
    const { writer, reader } = await tabs();
    const { id, subscriptions } = reader.second;
    const { rows = [], etag } = subscriptions.data ?? {};
    const subscription = rows[0] ?? expect.fail();
    const seats = { assigned_seats: 1, allow_excess: false };
    await conditionalWrite(writer, { id, etag }, assignSeats(subscription, seats));
    expect(reader.staleQueries()).toEqual(['list', 'summary', 'other organization']);
    await createToken(writer, { name: 'CI', expires_at: null }, 'key');
    expect(reader.tokens.isStale).toBe(true);
  });

  it('invalidates the list after an organization was created', async () => {
    const { writer, reader } = await tabs();
    const billing = {
      billing_name: 'B',
      billing_email: 'b@example.com',
      billing_phone: '',
      amount: 1,
      currency: 'USD',
    };
    await createOrganization(
      writer,
      {
        name: 'Created elsewhere',
        address: '',
        subdomain: 'created-elsewhere',
        billing,
        subscriptions: [{ seat_type: 'full', total_seats: 1 }],
      },
      'key',
    );
    expect(reader.list.isStale).toBe(true);
  });

  it('invalidates nothing after a mutation that failed', async () => {
    const { writer, reader } = await tabs();
    const { id } = reader.first;
    const write = conditionalWrite(writer, { id, etag: '"old"' }, changeStatus('deactivate'));
    await expect(write).rejects.toThrow('412');
    await expect(revokeToken(writer, 'unknown')).rejects.toThrow('404');
    expect(reader.staleQueries()).toEqual([]);
  });
});

it.each([null, 'organization', 7, {}, { organization: 7 }, { organization: 'unknown' }, []])(
  'syncWithOtherTabs ignores the unknown message %j',
  async (message) => {
    const [localChannel, remoteChannel] = linkedChannels();
    createTestApp({ channel: remoteChannel });
    expect(() => localChannel.postMessage(message)).not.toThrow();
  },
);

describe('syncWithOtherTabs: return to the tab', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

  it.each([
    ['focus', () => window.dispatchEvent(new Event('focus'))],
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('invalidates only data five minutes old on %s', async (_, focusTab) => {
    const testApp = createTestApp();
    const { staleQueries, list, summary, tokens, first } = await loadedStores(testApp);
    const queries = [list, summary, first.subscriptions, tokens];
    const invalidated = () => queries.map(({ version }) => version > 0);
    vi.advanceTimersByTime(STALE_TIME - 60_000);
    focusTab();
    expect(invalidated()).toEqual([false, false, false, false]);
    expect(staleQueries()).toEqual([]);
    await tokens.refetch();
    vi.advanceTimersByTime(60_000);
    focusTab();
    expect(invalidated()).toEqual([true, true, true, false]);
  });

  it('does not invalidate while a refetch is in flight', async () => {
    const testApp = createTestApp();
    const { tokens } = await loadedStores(testApp);
    vi.advanceTimersByTime(STALE_TIME);
    const refetched = tokens.ensure();
    window.dispatchEvent(new Event('focus'));
    expect(tokens.version).toBe(0);
    await refetched;
    expect(tokens.isStale).toBe(false);
  });

  it('invalidates again after a failed refetch', async () => {
    const testApp = createTestApp();
    const { tokens } = await loadedStores(testApp);
    tokens.invalidate();
    testApp.api.control.failNext({ call: 'listTokens', effect: { status: 500 } });
    await tokens.ensure();
    window.dispatchEvent(new Event('focus'));
    expect(tokens.version).toBe(2);
  });

  it('ignores a hidden tab, and all events after it is disposed', async () => {
    const testApp = createTestApp();
    const { tokens } = await loadedStores(testApp);
    vi.advanceTimersByTime(STALE_TIME);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(tokens.version).toBe(0);
    vi.restoreAllMocks();
    testApp.app.dispose();
    window.dispatchEvent(new Event('focus'));
    expect(tokens.version).toBe(0);
  });
});
