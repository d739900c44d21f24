// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followChanges } from '../../../src/app/followChanges';
import { defaultQuery } from '../../../src/domain/organizationList';
import { STALE_AFTER } from '../../../src/stores/Load';
import { tabChannel, type TabChannel } from '../../../src/lib/tabChannel';
import { closeWorlds, openWorld, soon, type World } from './world';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
  closeWorlds();
  vi.useRealTimers();
});

/** Two ends of a wire: what one tells the other hears. */
function wire(): [TabChannel, TabChannel] {
  const ears: Set<(message: unknown) => void>[] = [new Set(), new Set()];
  const end = (own: number): TabChannel => ({
    tell: (message) => {
      for (const hear of ears[1 - own] ?? []) hear(structuredClone(message));
    },
    listen: (hear) => {
      ears[own]?.add(hear);
      return () => void ears[own]?.delete(hear);
    },
  });
  return [end(0), end(1)];
}

async function opened(world: World) {
  const { organizations, tokens } = world.app.stores;
  const profiles = world.api.database.organizations
    .all()
    .slice(0, 2)
    .map(({ id }) => organizations.profile(id));
  organizations.show(defaultQuery);
  organizations.openOverview();
  tokens.open();
  for (const profile of profiles) profile.open(30);
  await soon(() => world.app.stores.activity.inFlight).toBe(0);
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
    const [here, there] = wire();
    const writer = openWorld({ channel: here });
    const reader = openWorld({ channel: there, api: writer.api });
    undo.push(followChanges(reader.app.stores, there));
    return { writer: writer.app.stores, reader: await opened(reader) };
  };

  it('tell each other which organization was changed, and nothing of another one grows old', async () => {
    const { writer, reader } = await tabs();
    expect(reader.fresh()).toEqual([true, true, true, true, true, true, true]);
    await (
      await writer.organizations.writes()
    ).changeStatus('deactivate', reader.first.id, undefined);
    expect(reader.fresh()).toEqual([false, false, false, false, false, true, true]);
    reader.organizations.show(defaultQuery);
    expect(reader.organizations.list.status).toBe('ready');
    await soon(
      () => reader.organizations.list.data?.rows.find(({ id }) => id === reader.first.id)?.status,
    ).toBe('inactive');
    expect(reader.first.current?.status).toBe('inactive');
  });

  it('tell each other that seats were assigned, and that the tokens were changed', async () => {
    const { writer, reader } = await tabs();
    const { data } = reader.second.subscriptions;
    await (
      await writer.organizations.writes()
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
    const writes = await writer.organizations.writes();
    await writes.update(reader.first.id, { name: 'Edited elsewhere' }, reader.first.etag);
    expect(reader.fresh()).toEqual([false, false, false, false, false, true, true]);
    reader.organizations.show(defaultQuery);
    await soon(() => reader.organizations.list.isFresh).toBe(true);
    const billing = {
      billing_name: 'B',
      billing_email: 'b@example.com',
      billing_phone: '',
      amount: 1,
      currency: 'USD',
    };
    await writes.create(
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
      (await writer.organizations.writes()).changeStatus('deactivate', reader.first.id, '"old"'),
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
  const [here, there] = wire();
  const world = openWorld({ channel: there });
  undo.push(followChanges(world.app.stores, there));
  expect(() => here.tell(message)).not.toThrow();
});

describe('coming back into view', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

  it.each([
    ['focus', () => window.dispatchEvent(new Event('focus'))],
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('by %s invalidates only what is five minutes old', async (_, comeBack) => {
    const world = openWorld();
    undo.push(followChanges(world.app.stores, undefined));
    const { fresh, organizations, tokens, first } = await opened(world);
    const loads = [organizations.list, organizations.overview, first.subscriptions, tokens.list];
    const invalidated = () => loads.map(({ outdated }) => outdated > 0);
    vi.advanceTimersByTime(STALE_AFTER - 60_000);
    comeBack();
    expect(invalidated()).toEqual([false, false, false, false]);
    expect(fresh()).toEqual([true, true, true, true, true, true, true]);
    tokens.reload();
    await soon(() => tokens.list.status).toBe('ready');
    vi.advanceTimersByTime(60_000);
    comeBack();
    expect(invalidated()).toEqual([true, true, true, false]);
  });

  it('leaves a refetch alone that is in flight', async () => {
    const world = openWorld();
    undo.push(followChanges(world.app.stores, undefined));
    const { tokens } = await opened(world);
    vi.advanceTimersByTime(STALE_AFTER);
    tokens.open();
    window.dispatchEvent(new Event('focus'));
    expect(tokens.list.outdated).toBe(0);
    await soon(() => tokens.list.isFresh).toBe(true);
  });

  it('invalidates again what could not be refetched', async () => {
    const world = openWorld();
    undo.push(followChanges(world.app.stores, undefined));
    const { tokens } = await opened(world);
    tokens.outdate();
    world.api.control.failNext({ call: 'listTokens', effect: { status: 500 } });
    tokens.open();
    await soon(() => tokens.list.isOpen).toBe(false);
    window.dispatchEvent(new Event('focus'));
    expect(tokens.list.outdated).toBe(2);
  });

  it('and going out of view do not count alike', async () => {
    const world = openWorld();
    undo.push(followChanges(world.app.stores, undefined));
    const { tokens } = await opened(world);
    vi.advanceTimersByTime(STALE_AFTER);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(tokens.list.outdated).toBe(0);
    vi.restoreAllMocks();
    undo.pop()?.();
    window.dispatchEvent(new Event('focus'));
    expect(tokens.list.outdated).toBe(0);
  });
});

it('a browser’s channel carries it from one to the other, and not back', async () => {
  const heard: unknown[] = [];
  const [here, there] = [tabChannel('test'), tabChannel('test')];
  undo.push(...[here, there].flatMap((end) => end?.listen((message) => heard.push(message)) ?? []));
  here?.tell({ organization: 'a' });
  await soon(() => heard).toEqual([{ organization: 'a' }]);
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(tabChannel('test')).toBeUndefined();
  vi.unstubAllGlobals();
});
