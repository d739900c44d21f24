// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { closeWorlds, openWorld, sam, soon, stored } from './world';

afterEach(closeWorlds);

/** A console with an unsaved form, whose session the server ends. */
async function ended() {
  const world = openWorld({ path: '/accounts?new' });
  await world.place();
  const { drafts, session, tokens } = world.app.stores;
  drafts.watch('new', () => 'half');
  world.api.control.endSessions();
  tokens.open();
  await soon(() => session.user).toBeUndefined();
  await expect(world.place()).resolves.toBe('/login?redirect=%2Faccounts%3Fnew');
  return { ...world, drafts, session };
}

it('a draft outlives a 401 for the same person, who comes back to where it stood', async () => {
  const { drafts, session, place } = await ended();
  await session.signIn('demo@example.com', 'demo');
  await expect(place()).resolves.toBe('/accounts?new');
  expect(drafts.find('new')).toBe('half');
});

it('as another person it is gone, for good', async () => {
  const { drafts, session, otherTab } = await ended();
  await session.signIn('sam@example.com', 'sam');
  expect(drafts.find('new')).toBeUndefined();
  otherTab(undefined);
  await session.signIn('demo@example.com', 'demo');
  expect(drafts.find('new')).toBeUndefined();
});

it('it is nowhere in storage', async () => {
  const { local } = await ended();
  expect(
    JSON.stringify(
      ['ams.session', 'ams.theme', 'ams.menu', 'ams.toasts'].map((key) => local.getItem(key)),
    ),
  ).not.toContain('half');
});

it('a sign-out leaves none, a sign-out in another tab keeps it', async () => {
  const world = openWorld({ path: '/token' });
  const { drafts } = world.app.stores;
  await world.place();
  drafts.watch('form', () => 'half');
  world.otherTab(undefined);
  await world.app.stores.session.signIn('demo@example.com', 'demo');
  expect(drafts.find('form')).toBe('half');
  await world.place();
  await world.router.navigate('/logout');
  await world.app.stores.session.signIn('demo@example.com', 'demo');
  expect(drafts.find('form')).toBeUndefined();
});

it('another person in another tab doesn’t get what stood here', async () => {
  const world = openWorld({ path: '/token' });
  const { drafts } = world.app.stores;
  await world.place();
  const close = drafts.watch('form', () => 'half');
  world.otherTab(stored(sam));
  close();
  expect(drafts.find('form')).toBeUndefined();
  world.otherTab(undefined);
  expect(drafts.find('form')).toBeUndefined();
});
