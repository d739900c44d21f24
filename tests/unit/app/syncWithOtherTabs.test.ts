// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { defaultListParams } from '~/domain/organizationList';
import {
  assignSeats,
  changeStatus,
  createOrganization,
} from '~/stores/mutations/organizationMutations';
import { conditionalWrite } from '~/stores/mutations/conditionalWrite';
import { createToken, revokeToken } from '~/stores/mutations/tokenMutations';
import type { Stores } from '~/stores/context';
import { loadProfile } from '../stores/loadProfile';
import { disposeTestApps, createTestApp, type TestApp } from './testApp';

afterEach(disposeTestApps);

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
  return { first, second, staleQueries };
}

describe('syncWithOtherTabs: message from another tab', () => {
  type Loaded = Awaited<ReturnType<typeof loadedStores>>;
  const createPayload = {
    name: 'Created elsewhere',
    address: '',
    subdomain: 'created-elsewhere',
    billing: {
      billing_name: 'B',
      billing_email: 'b@example.com',
      billing_phone: '',
      amount: 1,
      currency: 'USD' as const,
    },
    subscriptions: [{ seat_type: 'full', total_seats: 1 }],
  };
  const deactivate = (stores: Stores, { first: { id } }: Loaded, etag?: string) =>
    conditionalWrite(stores, { id, etag }, changeStatus('deactivate'));

  it.each<[string, (stores: Stores, loaded: Loaded) => Promise<unknown>, readonly string[]]>([
    [
      'a change of status',
      deactivate,
      ['list', 'summary', 'organization', 'subscriptions', 'dailySeats'],
    ],
    [
      'a seat assignment',
      (stores, { second: { id, subscriptions } }) =>
        conditionalWrite(
          stores,
          { id, etag: subscriptions.data?.etag },
          assignSeats(subscriptions.data?.rows[0] ?? expect.fail(), {
            assigned_seats: 1,
            allow_excess: false,
          }),
        ),
      ['list', 'summary', 'other organization'],
    ],
    [
      'a new organization',
      (stores) => createOrganization(stores, createPayload, 'key'),
      ['list', 'summary'],
    ],
    [
      'a new token',
      (stores) => createToken(stores, { name: 'CI', expires_at: null }, 'key'),
      ['tokens'],
    ],
    [
      'writes that failed',
      (stores, loaded) =>
        Promise.allSettled([deactivate(stores, loaded, '"old"'), revokeToken(stores, 'unknown')]),
      [],
    ],
  ])('after %s, just what it changed is stale', async (_, write, stale) => {
    const [localChannel, remoteChannel] = linkedChannels();
    const writer = createTestApp({ channel: localChannel });
    const reader = await loadedStores(createTestApp({ channel: remoteChannel, api: writer.api }));
    expect(reader.staleQueries()).toEqual([]);
    await write(writer.app.stores, reader);
    expect(reader.staleQueries()).toEqual(stale);
  });

  it.each([null, 'organization', 7, {}, { organization: 7 }, { organization: 'unknown' }, []])(
    'the unknown message %j is ignored',
    (message) => {
      const [localChannel, remoteChannel] = linkedChannels();
      createTestApp({ channel: remoteChannel });
      expect(() => localChannel.postMessage(message)).not.toThrow();
    },
  );
});
