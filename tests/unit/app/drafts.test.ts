// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import {
  demoUser,
  disposeTestApps,
  eventually,
  openTestApp,
  samUser,
  storedSession,
} from './testApp';

afterEach(disposeTestApps);

/** An app with an unsaved form on that path, after the server has ended the session. */
async function endedSession(path: string) {
  const testApp = await openTestApp({ path });
  const { drafts, session, tokens } = testApp.app.stores;
  drafts.register('form', () => 'half');
  drafts.register('clean form', () => undefined);
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
  return { ...testApp, drafts, signIn };
}

it.each([
  ['/accounts?new', '/accounts'],
  ['/accounts?q=a&import&page=2#rows', '/accounts?q=a&page=2#rows'],
  ['/accounts/org_1?edit=&period=90', '/accounts/org_1?period=90'],
  ['/accounts?q=edit', '/accounts?q=edit'],
])(
  'after a 401 at %s the same user has the dialog and the draft, another one lands on %s without',
  async (path, pathWithoutDialog) => {
    const same = await endedSession(path);
    await expect(same.signIn('demo')).resolves.toBe(path);
    expect([same.drafts.get('form'), same.drafts.get('clean form')]).toEqual(['half', undefined]);
    const other = await endedSession(path);
    await expect(other.signIn('sam')).resolves.toBe(pathWithoutDialog);
    expect(other.drafts.get('form')).toBeUndefined();
    other.simulateOtherTab(undefined);
    await other.signIn('demo');
    expect(other.drafts.get('form')).toBeUndefined();
  },
);

it('another user who signs in in another tab lands on the page without dialog and draft', async () => {
  const testApp = await endedSession('/accounts?new');
  const session = { id: 'ses_other_tab', staff_id: samUser.id, created_at: '2026-03-02T09:30:00Z' };
  testApp.api.database.session.create(session);
  testApp.simulateOtherTab(storedSession(samUser, session.id));
  await expect(testApp.settledLocation()).resolves.toBe('/accounts');
  expect(testApp.drafts.get('form')).toBeUndefined();
});

it('a switch to another user in another tab closes the open dialog and drops its draft', async () => {
  const testApp = await openTestApp({ path: '/accounts?q=a&new' });
  const { drafts } = testApp.app.stores;
  const close = drafts.register('form', () => 'half');
  testApp.simulateOtherTab(storedSession(demoUser, 'ses_newer'));
  await expect(testApp.settledLocation()).resolves.toBe('/accounts?q=a&new');
  testApp.simulateOtherTab(storedSession(samUser));
  close();
  await eventually(() => testApp.router.state.location.search).toBe('?q=a');
  expect(drafts.get('form')).toBeUndefined();
});

it('a sign-out discards drafts, a sign-out in another tab keeps them', async () => {
  const testApp = await openTestApp({ path: '/token' });
  const { drafts, session } = testApp.app.stores;
  drafts.register('form', () => 'half');
  testApp.simulateOtherTab(undefined);
  await session.signIn('demo@example.com', 'demo');
  expect(drafts.get('form')).toBe('half');
  await testApp.router.navigate('/logout');
  await session.signIn('demo@example.com', 'demo');
  expect(drafts.get('form')).toBeUndefined();
});
