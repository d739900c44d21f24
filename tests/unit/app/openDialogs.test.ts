// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import {
  disposeTestApps,
  demoUser,
  createTestApp,
  samUser,
  eventually,
  storedSession,
} from './testApp';

afterEach(disposeTestApps);

/** A console at that address, whose session the server ends. */
async function ended(path: string) {
  const world = createTestApp({ path });
  await world.settledLocation();
  const { session, tokens } = world.app.stores;
  world.api.control.endSessions();
  tokens.fetchIfStale();
  await eventually(() => session.user).toBeUndefined();
  // Whoever signs in next: the redirect says where the page was.
  await expect(world.settledLocation()).resolves.toBe(
    `/login?redirect=${encodeURIComponent(path)}`,
  );
  const signIn = async (name: string) => {
    await session.signIn(`${name}@example.com`, name);
    return world.settledLocation();
  };
  return { ...world, signIn };
}

const addresses = [
  ['/accounts?new', '/accounts'],
  ['/accounts?q=a&import&page=2#rows', '/accounts?q=a&page=2#rows'],
  ['/accounts/org_1?edit=&period=90', '/accounts/org_1?period=90'],
  ['/accounts?q=edit', '/accounts?q=edit'],
] as const;

it.each(addresses)('the same user comes back to %s with its dialog', async (path) => {
  const { signIn } = await ended(path);
  await expect(signIn('demo')).resolves.toBe(path);
});

it.each(addresses)('another user lands on %s without its dialog', async (path, without) => {
  const { signIn } = await ended(path);
  await expect(signIn('sam')).resolves.toBe(without);
});

it('another user who signs in in another tab lands on the page without its dialog', async () => {
  const world = await ended('/accounts?new');
  world.simulateOtherTab(storedSession(samUser));
  await expect(world.settledLocation()).resolves.toBe('/accounts');
});

it('the dialog belongs to the user whose session ended last', async () => {
  const { signIn, app, api, settledLocation: place } = await ended('/accounts?new');
  await signIn('sam');
  await app.router.navigate('/accounts?new');
  api.control.endSessions();
  app.stores.tokens.refetch();
  await eventually(() => app.stores.session.user).toBeUndefined();
  await place();
  await expect(signIn('demo')).resolves.toBe('/accounts');
});

it('a switch to another user in another tab closes the dialog that stands open here', async () => {
  const world = createTestApp({ path: '/accounts?q=a&new' });
  await world.settledLocation();
  world.simulateOtherTab(storedSession(demoUser, 'ses_newer'));
  await expect(world.settledLocation()).resolves.toBe('/accounts?q=a&new');
  world.simulateOtherTab(storedSession(samUser));
  await eventually(() => world.router.state.location.search).toBe('?q=a');
});

it('a link to a dialog opens it for whoever signs in first', async () => {
  const world = createTestApp({ path: '/login?redirect=%2Faccounts%3Fnew', signedIn: false });
  await world.settledLocation();
  await world.app.stores.session.signIn('sam@example.com', 'sam');
  await expect(world.settledLocation()).resolves.toBe('/accounts?new');
});
