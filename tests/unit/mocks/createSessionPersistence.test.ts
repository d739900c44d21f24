import { describe, expect, it } from 'vitest';
import { listOrganizations } from '~/api/contract/accounts';
import { logout } from '~/api/contract/auth';
import { createMockApi } from '~~/mocks/createMockApi';
import { createSessionPersistence } from '~~/mocks/persistence/SessionPersistence';
import { noon, sendCall, obtainBearerToken } from './createSignedInApi';

function createFakeStorage(initial?: string) {
  const entries = new Map(initial === undefined ? [] : [['ams.mock', initial]]);
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

function openPage(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, time = noon) {
  return createMockApi({
    organizations: 1,
    now: () => time,
    sessionPersistence: createSessionPersistence(() => storage),
  });
}

describe('createSessionPersistence', () => {
  it('sessions survive a reload and apply to every tab until sign-out', async () => {
    const storage = createFakeStorage();
    const first = openPage(storage);
    const token = await obtainBearerToken(first);
    const other = openPage(storage, noon + 1_000);
    expect((await sendCall(other, listOrganizations, {}, token)).status).toBe(200);
    const second = await obtainBearerToken(other);
    expect((await sendCall(first, listOrganizations, {}, second)).status).toBe(200);
    expect((await sendCall(other, logout, {}, token)).status).toBe(204);
    expect((await sendCall(first, listOrganizations, {}, token)).status).toBe(401);
    await sendCall(first, logout, {}, second);
    expect(storage.entries.size).toBe(0);
  });

  const session = { id: 'ses_x', staff_id: 'usr_demo', created_at: '2026-03-01T00:00:00Z' };
  const stored = (...data: unknown[]) => JSON.stringify({ v: 1, data });

  it.each([
    ['nonsense', 401],
    ['{"v":1,"data":{}}', 401],
    [JSON.stringify({ v: 2, data: [session] }), 401],
    [stored({ ...session, staff_id: 'usr_nobody' }), 401],
    [stored(null, 1, { id: '' }, { ...session, id: 5 }), 401],
    [stored(null, { ...session, id: 5 }, session), 200],
  ])('with %s in storage, a call of the session gets %i', async (text, status) => {
    const page = openPage(createFakeStorage(text));
    expect((await sendCall(page, listOrganizations, {}, 'ses_x')).status).toBe(status);
  });

  it('sessions last until the page closes if storage throws', async () => {
    const throwing = () => {
      throw new Error('denied');
    };
    const api = createMockApi({
      organizations: 1,
      now: () => noon,
      sessionPersistence: createSessionPersistence(throwing),
    });
    const token = await obtainBearerToken(api);
    expect((await sendCall(api, listOrganizations, {}, token)).status).toBe(200);
  });
});
