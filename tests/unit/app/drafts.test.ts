// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { disposeTestApps, createTestApp, samUser, eventually, storedSession } from './testApp';

afterEach(disposeTestApps);

/** A console with an unsaved form, whose session the server ends. */
async function endedSession() {
  const testApp = createTestApp({ path: '/accounts?new' });
  await testApp.settledLocation();
  const { drafts, session, tokens } = testApp.app.stores;
  drafts.register('new', () => 'half');
  testApp.api.control.endSessions();
  tokens.fetchIfStale();
  await eventually(() => session.user).toBeUndefined();
  await expect(testApp.settledLocation()).resolves.toBe('/login?redirect=%2Faccounts%3Fnew');
  return { ...testApp, drafts, session };
}

it('a draft outlives a 401 for the same person, who comes back to where it stood', async () => {
  const { drafts, session, settledLocation: place } = await endedSession();
  await session.signIn('demo@example.com', 'demo');
  await expect(place()).resolves.toBe('/accounts?new');
  expect(drafts.get('new')).toBe('half');
});

it('as another person it is gone, for good', async () => {
  const { drafts, session, simulateOtherTab: otherTab } = await endedSession();
  await session.signIn('sam@example.com', 'sam');
  expect(drafts.get('new')).toBeUndefined();
  otherTab(undefined);
  await session.signIn('demo@example.com', 'demo');
  expect(drafts.get('new')).toBeUndefined();
});

it('it is nowhere in storage', async () => {
  const { localStorage: local } = await endedSession();
  expect(
    JSON.stringify(
      ['ams.session', 'ams.theme', 'ams.menu', 'ams.toasts'].map((key) => local.getItem(key)),
    ),
  ).not.toContain('half');
});

it('a sign-out leaves none, a sign-out in another tab keeps it', async () => {
  const testApp = createTestApp({ path: '/token' });
  const { drafts } = testApp.app.stores;
  await testApp.settledLocation();
  drafts.register('form', () => 'half');
  testApp.simulateOtherTab(undefined);
  await testApp.app.stores.session.signIn('demo@example.com', 'demo');
  expect(drafts.get('form')).toBe('half');
  await testApp.settledLocation();
  await testApp.router.navigate('/logout');
  await testApp.app.stores.session.signIn('demo@example.com', 'demo');
  expect(drafts.get('form')).toBeUndefined();
});

it('another person in another tab doesn’t get what stood here', async () => {
  const testApp = createTestApp({ path: '/token' });
  const { drafts } = testApp.app.stores;
  await testApp.settledLocation();
  const close = drafts.register('form', () => 'half');
  testApp.simulateOtherTab(storedSession(samUser));
  close();
  expect(drafts.get('form')).toBeUndefined();
  testApp.simulateOtherTab(undefined);
  expect(drafts.get('form')).toBeUndefined();
});
