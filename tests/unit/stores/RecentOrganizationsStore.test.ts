// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, demoUser, disposeTestApps, samUser, storedSession } from '../app/testApp';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';

const key = 'ams.recent';
const entry = (id: string, used_seats: number | null = 4) => ({
  id,
  name: `Name ${id}`,
  status: 'active',
  used_seats,
  total_seats: 10,
  seat_level: 'ok',
});
const stored = (data: unknown) => JSON.stringify({ v: 1, data });
const signedIn = (items: Record<string, string> = {}, user = demoUser) =>
  memoryStorage({ 'ams.session': storedSession(user), ...items });

function start(localStorage = signedIn()) {
  const testApp = createTestApp({ path: '/token', localStorage });
  const { stores } = testApp.app;
  return {
    ...testApp,
    stores,
    localStorage,
    view: (id: string, used_seats?: number | null) =>
      stores.recentOrganizations.recordView(entry(id, used_seats)),
    ids: () => stores.recentOrganizations.list.map(({ id }) => id),
  };
}

afterEach(disposeTestApps);

describe('recently viewed organizations', () => {
  it('keeps the last five organizations viewed, the latest first, each once with its latest seats', () => {
    const { view, ids, stores } = start();
    for (const id of 'abcdefghij') view(id);
    expect(ids()).toEqual('jihgf'.split(''));
    view('g', 7);
    expect(ids()).toEqual('gjihf'.split(''));
    expect(stores.recentOrganizations.list[0]).toEqual(entry('g', 7));
  });

  it('restores the organizations viewed by each user at the next start', () => {
    const storage = signedIn({ [key]: stored({ [samUser.id]: [entry('s')] }) });
    const { view } = start(storage);
    view('a', null);
    expect(JSON.parse(storage.getItem(key) ?? '')).toEqual({
      v: 1,
      data: { [samUser.id]: [entry('s')], [demoUser.id]: [entry('a', null)] },
    });
    expect(start(storage).ids()).toEqual(['a']);
  });

  it('belong to the user who is signed in', async () => {
    const { view, ids, simulateOtherTab } = start();
    view('a');
    simulateOtherTab(storedSession(samUser));
    expect(ids()).toEqual([]);
    view('b');
    simulateOtherTab(storedSession(demoUser));
    expect(ids()).toEqual(['a']);
    simulateOtherTab(undefined);
    view('c');
    expect(ids()).toEqual([]);
  });

  it('a sign-out clears the recently viewed organizations', async () => {
    const { view, ids, router, settledLocation, localStorage } = start();
    await settledLocation();
    view('a');
    await router.navigate('/logout');
    expect(localStorage.getItem(key)).toBeNull();
    localStorage.setItem('ams.session', storedSession(demoUser));
    window.dispatchEvent(new StorageEvent('storage', { key: 'ams.session' }));
    expect(ids()).toEqual([]);
  });

  it('follow another tab', () => {
    const { view, ids, localStorage } = start();
    view('a');
    localStorage.setItem(key, stored({ [demoUser.id]: [entry('b'), entry('a')] }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'ams.theme' }));
    expect(ids()).toEqual(['a']);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(ids()).toEqual(['b', 'a']);
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(ids()).toEqual([]);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'are empty at first for the user id %s',
    (id) => {
      const { view, ids } = start(signedIn({}, { ...demoUser, id }));
      expect(ids()).toEqual([]);
      view('a');
      expect(ids()).toEqual(['a']);
    },
  );
});
