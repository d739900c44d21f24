// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidateOnExternalChange } from '~/app/session/invalidateOnExternalChange';
import { defaultListParams } from '~/domain/organizationList';
import { STALE_TIME } from '~/stores/Query';
import { tabChannel, type TabChannel } from '~/lib/tabChannel';
import { disposeTestApps, createTestApp, eventually, type TestApp } from './testApp';

const disposers: (() => void)[] = [];
afterEach(() => {
  for (const dispose of disposers.splice(0)) dispose();
  disposeTestApps();
  vi.useRealTimers();
});

/** Two connected channels: what one broadcasts, the other receives. */
function linkedChannels(): [TabChannel, TabChannel] {
  const listeners: Set<(message: unknown) => void>[] = [new Set(), new Set()];
  const end = (index: number): TabChannel => ({
    broadcast: (message) => {
      for (const listener of listeners[1 - index] ?? []) listener(structuredClone(message));
    },
    subscribe: (listener) => {
      listeners[index]?.add(listener);
      return () => void listeners[index]?.delete(listener);
    },
  });
  return [end(0), end(1)];
}

async function loadedStores(testApp: TestApp) {
  const { organizations, tokens } = testApp.app.stores;
  const profiles = testApp.api.database.organizations
    .all()
    .slice(0, 2)
    .map(({ id }) => organizations.profile(id));
  organizations.showList(defaultListParams);
  organizations.fetchOverview();
  tokens.fetchIfStale();
  for (const profile of profiles) profile.fetchIfStale(30);
  await eventually(() => testApp.app.stores.activity.inFlight).toBe(0);
  const [first, second] = profiles;
  if (!first || !second) throw new Error('expected at least two organizations');
  const freshness = () =>
    [
      organizations.list,
      organizations.overview,
      first.organization,
      first.subscriptions,
      first.dailySeats,
      second.organization,
      tokens.list,
    ].map(({ isFresh }) => isFresh);
  return { organizations, tokens, first, second, freshness };
}

describe('invalidateOnExternalChange: message from another tab', () => {
  const tabs = async () => {
    const [localChannel, remoteChannel] = linkedChannels();
    const writer = createTestApp({ channel: localChannel });
    const reader = createTestApp({ channel: remoteChannel, api: writer.api });
    disposers.push(invalidateOnExternalChange(reader.app.stores, remoteChannel));
    return { writer: writer.app.stores, reader: await loadedStores(reader) };
  };

  it('invalidates the changed organization and no other', async () => {
    const { writer, reader } = await tabs();
    expect(reader.freshness()).toEqual([true, true, true, true, true, true, true]);
    await (
      await writer.organizations.mutations()
    ).changeStatus('deactivate', reader.first.id, undefined);
    expect(reader.freshness()).toEqual([false, false, false, false, false, true, true]);
    reader.organizations.showList(defaultListParams);
    expect(reader.organizations.list.status).toBe('success');
    await eventually(
      () => reader.organizations.list.data?.rows.find(({ id }) => id === reader.first.id)?.status,
    ).toBe('inactive');
    expect(reader.first.current?.status).toBe('inactive');
  });

  it('invalidates an organization after a seat assignment, and the tokens after a creation', async () => {
    const { writer, reader } = await tabs();
    const { data } = reader.second.subscriptions;
    await (
      await writer.organizations.mutations()
    ).assignSeats(reader.second.id, data?.rows[0]?.id ?? '', {
      assigned: 1,
      allowExcess: false,
      etag: data?.etag,
    });
    expect(reader.freshness()).toEqual([false, false, true, true, true, false, true]);
    await writer.tokens.create({ name: 'CI', expiresAt: null }, 'key');
    expect(reader.tokens.list.isFresh).toBe(false);
  });

  it('invalidates the list after an organization was created or edited', async () => {
    const { writer, reader } = await tabs();
    const mutations = await writer.organizations.mutations();
    await mutations.update(reader.first.id, { name: 'Edited elsewhere' }, reader.first.etag);
    expect(reader.freshness()).toEqual([false, false, false, false, false, true, true]);
    reader.organizations.showList(defaultListParams);
    await eventually(() => reader.organizations.list.isFresh).toBe(true);
    const billing = {
      billing_name: 'B',
      billing_email: 'b@example.com',
      billing_phone: '',
      amount: 1,
      currency: 'USD',
    };
    await mutations.create(
      {
        name: 'Created elsewhere',
        address: '',
        subdomain: 'created-elsewhere',
        billing,
        subscriptions: [{ seat_type: 'full', total_seats: 1 }],
      },
      'key',
    );
    expect(reader.organizations.list.isFresh).toBe(false);
  });

  it('invalidates nothing after a mutation that failed', async () => {
    const { writer, reader } = await tabs();
    await expect(
      (await writer.organizations.mutations()).changeStatus('deactivate', reader.first.id, '"old"'),
    ).rejects.toThrow('412');
    await expect(writer.tokens.revoke('unknown')).rejects.toThrow('404');
    expect(reader.freshness()).toEqual([true, true, true, true, true, true, true]);
  });
});

it.each([null, 'organization', 7, {}, { organization: 7 }, { organization: 'unknown' }, []])(
  'invalidateOnExternalChange ignores the unknown message %j',
  async (message) => {
    const [localChannel, remoteChannel] = linkedChannels();
    const testApp = createTestApp({ channel: remoteChannel });
    disposers.push(invalidateOnExternalChange(testApp.app.stores, remoteChannel));
    expect(() => localChannel.broadcast(message)).not.toThrow();
  },
);

describe('invalidateOnExternalChange: return to the tab', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

  it.each([
    ['focus', () => window.dispatchEvent(new Event('focus'))],
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('invalidates only data five minutes old on %s', async (_, focusTab) => {
    const testApp = createTestApp();
    disposers.push(invalidateOnExternalChange(testApp.app.stores, undefined));
    const { freshness, organizations, tokens, first } = await loadedStores(testApp);
    const queries = [organizations.list, organizations.overview, first.subscriptions, tokens.list];
    const invalidated = () => queries.map(({ staleCount }) => staleCount > 0);
    vi.advanceTimersByTime(STALE_TIME - 60_000);
    focusTab();
    expect(invalidated()).toEqual([false, false, false, false]);
    expect(freshness()).toEqual([true, true, true, true, true, true, true]);
    tokens.refetch();
    await eventually(() => tokens.list.status).toBe('success');
    vi.advanceTimersByTime(60_000);
    focusTab();
    expect(invalidated()).toEqual([true, true, true, false]);
  });

  it('does not invalidate while a refetch is in flight', async () => {
    const testApp = createTestApp();
    disposers.push(invalidateOnExternalChange(testApp.app.stores, undefined));
    const { tokens } = await loadedStores(testApp);
    vi.advanceTimersByTime(STALE_TIME);
    tokens.fetchIfStale();
    window.dispatchEvent(new Event('focus'));
    expect(tokens.list.staleCount).toBe(0);
    await eventually(() => tokens.list.isFresh).toBe(true);
  });

  it('invalidates again after a failed refetch', async () => {
    const testApp = createTestApp();
    disposers.push(invalidateOnExternalChange(testApp.app.stores, undefined));
    const { tokens } = await loadedStores(testApp);
    tokens.invalidate();
    testApp.api.control.failNext({ call: 'listTokens', effect: { status: 500 } });
    tokens.fetchIfStale();
    await eventually(() => tokens.list.isFetching).toBe(false);
    window.dispatchEvent(new Event('focus'));
    expect(tokens.list.staleCount).toBe(2);
  });

  it('ignores a hidden tab, and all events after it is disposed', async () => {
    const testApp = createTestApp();
    disposers.push(invalidateOnExternalChange(testApp.app.stores, undefined));
    const { tokens } = await loadedStores(testApp);
    vi.advanceTimersByTime(STALE_TIME);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(tokens.list.staleCount).toBe(0);
    vi.restoreAllMocks();
    disposers.pop()?.();
    window.dispatchEvent(new Event('focus'));
    expect(tokens.list.staleCount).toBe(0);
  });
});

it('tabChannel delivers messages to the other tabs only', async () => {
  const received: unknown[] = [];
  const [localChannel, remoteChannel] = [tabChannel('test'), tabChannel('test')];
  disposers.push(
    ...[localChannel, remoteChannel].flatMap(
      (end) => end?.subscribe((message) => received.push(message)) ?? [],
    ),
  );
  localChannel?.broadcast({ organization: 'a' });
  await eventually(() => received).toEqual([{ organization: 'a' }]);
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(tabChannel('test')).toBeUndefined();
  vi.unstubAllGlobals();
});
