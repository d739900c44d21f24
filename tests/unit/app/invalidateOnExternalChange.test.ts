// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidateOnExternalChange } from '../../../src/app/invalidateOnExternalChange';
import { defaultListParams } from '../../../src/domain/organizationList';
import { STALE_TIME } from '../../../src/stores/Query';
import { tabChannel, type TabChannel } from '../../../src/lib/tabChannel';
import { disposeTestApps, createTestApp, eventually, type TestApp } from './testApp';

const disposers: (() => void)[] = [];
afterEach(() => {
  for (const dispose of disposers.splice(0)) dispose();
  disposeTestApps();
  vi.useRealTimers();
});

/** Two ends of a wire: what one tells the other hears. */
function linkedChannels(): [TabChannel, TabChannel] {
  const listeners: Set<(message: unknown) => void>[] = [new Set(), new Set()];
  const end = (own: number): TabChannel => ({
    broadcast: (message) => {
      for (const listener of listeners[1 - own] ?? []) listener(structuredClone(message));
    },
    subscribe: (listener) => {
      listeners[own]?.add(listener);
      return () => void listeners[own]?.delete(listener);
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
  if (!first || !second) throw new Error('two organizations at least');
  const fresh = () =>
    [
      organizations.list,
      organizations.overview,
      first.organization,
      first.subscriptions,
      first.dailySeats,
      second.organization,
      tokens.list,
    ].map(({ isFresh }) => isFresh);
  return { organizations, tokens, first, second, fresh };
}

describe('two tabs', () => {
  const tabs = async () => {
    const [localChannel, remoteChannel] = linkedChannels();
    const writer = createTestApp({ channel: localChannel });
    const reader = createTestApp({ channel: remoteChannel, api: writer.api });
    disposers.push(invalidateOnExternalChange(reader.app.stores, remoteChannel));
    return { writer: writer.app.stores, reader: await loadedStores(reader) };
  };

  it('tell each other which organization was changed, and nothing of another one grows old', async () => {
    const { writer, reader } = await tabs();
    expect(reader.fresh()).toEqual([true, true, true, true, true, true, true]);
    await (
      await writer.organizations.mutations()
    ).changeStatus('deactivate', reader.first.id, undefined);
    expect(reader.fresh()).toEqual([false, false, false, false, false, true, true]);
    reader.organizations.showList(defaultListParams);
    expect(reader.organizations.list.status).toBe('success');
    await eventually(
      () => reader.organizations.list.data?.rows.find(({ id }) => id === reader.first.id)?.status,
    ).toBe('inactive');
    expect(reader.first.current?.status).toBe('inactive');
  });

  it('tell each other that seats were assigned, and that the tokens were changed', async () => {
    const { writer, reader } = await tabs();
    const { data } = reader.second.subscriptions;
    await (
      await writer.organizations.mutations()
    ).assignSeats(reader.second.id, data?.rows[0]?.id ?? '', {
      assigned: 1,
      allowExcess: false,
      etag: data?.etag,
    });
    expect(reader.fresh()).toEqual([false, false, true, true, true, false, true]);
    await writer.tokens.create({ name: 'told', expiresAt: null }, 'key');
    expect(reader.tokens.list.isFresh).toBe(false);
  });

  it('tell each other that one was created or edited', async () => {
    const { writer, reader } = await tabs();
    const mutations = await writer.organizations.mutations();
    await mutations.update(reader.first.id, { name: 'Edited elsewhere' }, reader.first.etag);
    expect(reader.fresh()).toEqual([false, false, false, false, false, true, true]);
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

  it('tell nothing of a change that failed', async () => {
    const { writer, reader } = await tabs();
    await expect(
      (await writer.organizations.mutations()).changeStatus('deactivate', reader.first.id, '"old"'),
    ).rejects.toThrow('412');
    await expect(writer.tokens.revoke('nobody')).rejects.toThrow('404');
    expect(reader.fresh()).toEqual([true, true, true, true, true, true, true]);
  });
});

it.each([
  null,
  'organization',
  7,
  {},
  { organization: 7 },
  { organization: 'nobody knows it' },
  [],
])('hears %j without a stumble', async (message) => {
  const [localChannel, remoteChannel] = linkedChannels();
  const testApp = createTestApp({ channel: remoteChannel });
  disposers.push(invalidateOnExternalChange(testApp.app.stores, remoteChannel));
  expect(() => localChannel.broadcast(message)).not.toThrow();
});

describe('coming back into view', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

  it.each([
    ['focus', () => window.dispatchEvent(new Event('focus'))],
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('by %s invalidates only what is five minutes old', async (_, focusTab) => {
    const testApp = createTestApp();
    disposers.push(invalidateOnExternalChange(testApp.app.stores, undefined));
    const { fresh, organizations, tokens, first } = await loadedStores(testApp);
    const loads = [organizations.list, organizations.overview, first.subscriptions, tokens.list];
    const invalidated = () => loads.map(({ staleCount: outdated }) => outdated > 0);
    vi.advanceTimersByTime(STALE_TIME - 60_000);
    focusTab();
    expect(invalidated()).toEqual([false, false, false, false]);
    expect(fresh()).toEqual([true, true, true, true, true, true, true]);
    tokens.refetch();
    await eventually(() => tokens.list.status).toBe('success');
    vi.advanceTimersByTime(60_000);
    focusTab();
    expect(invalidated()).toEqual([true, true, true, false]);
  });

  it('leaves a refetch alone that is in flight', async () => {
    const testApp = createTestApp();
    disposers.push(invalidateOnExternalChange(testApp.app.stores, undefined));
    const { tokens } = await loadedStores(testApp);
    vi.advanceTimersByTime(STALE_TIME);
    tokens.fetchIfStale();
    window.dispatchEvent(new Event('focus'));
    expect(tokens.list.staleCount).toBe(0);
    await eventually(() => tokens.list.isFresh).toBe(true);
  });

  it('invalidates again what could not be refetched', async () => {
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

  it('and going out of view do not count alike', async () => {
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

it('a browser’s channel carries it from one to the other, and not back', async () => {
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
