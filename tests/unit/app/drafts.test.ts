// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import {
  disposeTestApps,
  createTestApp,
  openTestApp,
  samUser,
  eventually,
  storedSession,
} from './testApp';

afterEach(disposeTestApps);

/** An app with an unsaved form, after the server has ended the session. */
async function endedSession() {
  const testApp = await openTestApp({ path: '/accounts?new' });
  const { drafts, session, tokens } = testApp.app.stores;
  drafts.register('new', () => 'half');
  testApp.api.control.endSessions();
  void tokens.list.ensure();
  await eventually(() => session.user).toBeUndefined();
  await expect(testApp.settledLocation()).resolves.toBe('/login?redirect=%2Faccounts%3Fnew');
  return { ...testApp, drafts, session };
}

it('a draft survives a 401, and the same user returns to its form', async () => {
  const { drafts, session, settledLocation } = await endedSession();
  await session.signIn('demo@example.com', 'demo');
  await expect(settledLocation()).resolves.toBe('/accounts?new');
  expect(drafts.get('new')).toBe('half');
});

it('a draft is discarded for good when another user signs in', async () => {
  const { drafts, session, simulateOtherTab } = await endedSession();
  await session.signIn('sam@example.com', 'sam');
  expect(drafts.get('new')).toBeUndefined();
  simulateOtherTab(undefined);
  await session.signIn('demo@example.com', 'demo');
  expect(drafts.get('new')).toBeUndefined();
});

it('a draft is never written to storage', async () => {
  const { localStorage } = await endedSession();
  expect(
    JSON.stringify(
      ['ams.session', 'ams.theme', 'ams.menu', 'ams.toasts'].map((key) =>
        localStorage.getItem(key),
      ),
    ),
  ).not.toContain('half');
});

it('a sign-out discards drafts, a sign-out in another tab keeps them', async () => {
  const testApp = await openTestApp({ path: '/token' });
  const { drafts } = testApp.app.stores;
  await testApp.settledLocation();
  drafts.register('form', () => 'half');
  testApp.simulateOtherTab(undefined);
  await testApp.app.stores.session.signIn('demo@example.com', 'demo');
  expect(drafts.get('form')).toBe('half');
  await testApp.router.navigate('/logout');
  await testApp.app.stores.session.signIn('demo@example.com', 'demo');
  expect(drafts.get('form')).toBeUndefined();
});

it('another user signing in in another tab gets no draft of this one', async () => {
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
