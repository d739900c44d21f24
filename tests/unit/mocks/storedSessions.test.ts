import { describe, expect, it } from 'vitest';
import { listOrganizations } from '../../../src/api/contract/accounts';
import { logout } from '../../../src/api/contract/auth';
import { createMockApi } from '../../../mocks/createMockApi';
import { storedSessions } from '../../../mocks/storedSessions';
import { noon, sendTo, signIn } from './signedIn';

function storage(initial?: string) {
  const kept = new Map(initial === undefined ? [] : [['ams.mock', initial]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function page(kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, at = noon) {
  return createMockApi({ organizations: 1, now: () => at, sessions: storedSessions(() => kept) });
}

describe('sessions in the browser’s storage', () => {
  it('survive a reload and hold in every tab, until sign-out', async () => {
    const kept = storage();
    const first = page(kept);
    const token = await signIn(first);
    const other = page(kept, noon + 1_000);
    expect((await sendTo(other, listOrganizations, {}, token)).status).toBe(200);
    const second = await signIn(other);
    expect((await sendTo(first, listOrganizations, {}, second)).status).toBe(200);
    expect((await sendTo(other, logout, {}, token)).status).toBe(204);
    expect((await sendTo(first, listOrganizations, {}, token)).status).toBe(401);
    await sendTo(first, logout, {}, second);
    expect(kept.kept.size).toBe(0);
  });

  it('are dropped when they are malformed', async () => {
    const session = { id: 'ses_x', staff_id: 'usr_demo', created_at: '2026-03-01T00:00:00Z' };
    const bad = [
      '',
      'nonsense',
      'null',
      '[]',
      '{"v":2,"data":[]}',
      '{"v":1,"data":{}}',
      '{"v":1,"data":[null,1,{"id":""}]}',
      JSON.stringify({ v: 2, data: [session] }),
    ];
    for (const text of bad)
      expect((await sendTo(page(storage(text)), listOrganizations, {}, 'ses_x')).status).toBe(401);
    const stranger = JSON.stringify({ v: 1, data: [{ ...session, staff_id: 'usr_nobody' }] });
    expect((await sendTo(page(storage(stranger)), listOrganizations, {}, 'ses_x')).status).toBe(
      401,
    );
    for (const data of [[session], [null, { ...session, id: 5 }, session]]) {
      expect(
        (
          await sendTo(
            page(storage(JSON.stringify({ v: 1, data }))),
            listOrganizations,
            {},
            'ses_x',
          )
        ).status,
      ).toBe(200);
    }
  });

  it('live as long as the page where storage throws', async () => {
    const throwing = () => {
      throw new Error('denied');
    };
    const api = createMockApi({
      organizations: 1,
      now: () => noon,
      sessions: storedSessions(throwing),
    });
    const token = await signIn(api);
    expect((await sendTo(api, listOrganizations, {}, token)).status).toBe(200);
  });
});
