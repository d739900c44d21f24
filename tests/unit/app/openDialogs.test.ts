// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import {
  disposeTestApps,
  demoUser,
  openTestApp,
  samUser,
  eventually,
  storedSession,
} from './testApp';

afterEach(disposeTestApps);

/** An app on that path, after the server has ended the session. */
async function expireSession(path: string) {
  const testApp = await openTestApp({ path });
  const { session, tokens } = testApp.app.stores;
  testApp.api.control.endSessions();
  void tokens.list.ensure();
  await eventually(() => session.user).toBeUndefined();
  // The redirect keeps the dialog: the next user is not known yet.
  await expect(testApp.settledLocation()).resolves.toBe(
    `/login?redirect=${encodeURIComponent(path)}`,
  );
  const signIn = async (name: string) => {
    await session.signIn(`${name}@example.com`, name);
    return testApp.settledLocation();
  };
  return { ...testApp, signIn };
}

const paths = [
  ['/accounts?new', '/accounts'],
  ['/accounts?q=a&import&page=2#rows', '/accounts?q=a&page=2#rows'],
  ['/accounts/org_1?edit=&period=90', '/accounts/org_1?period=90'],
  ['/accounts?q=edit', '/accounts?q=edit'],
] as const;

it.each(paths)('the same user returns to %s with the dialog open', async (path) => {
  const { signIn } = await expireSession(path);
  await expect(signIn('demo')).resolves.toBe(path);
});

it.each(paths)('another user lands on %s without the dialog', async (path, pathWithoutDialog) => {
  const { signIn } = await expireSession(path);
  await expect(signIn('sam')).resolves.toBe(pathWithoutDialog);
});

it('another user who signs in in another tab lands on the page without the dialog', async () => {
  const testApp = await expireSession('/accounts?new');
  const session = { id: 'ses_other_tab', staff_id: samUser.id, created_at: '2026-03-02T09:30:00Z' };
  testApp.api.database.session.create(session);
  testApp.simulateOtherTab(storedSession(samUser, session.id));
  await expect(testApp.settledLocation()).resolves.toBe('/accounts');
});

it('the dialog in the URL belongs to the user whose session ended last', async () => {
  const { signIn, app, api, settledLocation } = await expireSession('/accounts?new');
  await signIn('sam');
  await app.router.navigate('/accounts?new');
  api.control.endSessions();
  void app.stores.tokens.list.refetch();
  await eventually(() => app.stores.session.user).toBeUndefined();
  await settledLocation();
  await expect(signIn('demo')).resolves.toBe('/accounts');
});

it('a switch to another user in another tab closes the open dialog', async () => {
  const testApp = await openTestApp({ path: '/accounts?q=a&new' });
  testApp.simulateOtherTab(storedSession(demoUser, 'ses_newer'));
  await expect(testApp.settledLocation()).resolves.toBe('/accounts?q=a&new');
  testApp.simulateOtherTab(storedSession(samUser));
  await eventually(() => testApp.router.state.location.search).toBe('?q=a');
});

it('a link to a dialog opens it after the first sign-in', async () => {
  const testApp = await openTestApp({ path: '/login?redirect=%2Faccounts%3Fnew', signedIn: false });
  await testApp.app.stores.session.signIn('sam@example.com', 'sam');
  await expect(testApp.settledLocation()).resolves.toBe('/accounts?new');
});
