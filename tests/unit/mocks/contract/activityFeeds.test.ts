import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActivityEntry } from '~~/mocks/activity/ActivityEntry';
import { startSignedInServer, type SignedInServer } from '../startSignedInServer';

interface Meta {
  readonly next: string | null;
}

const acme = '/api/accounts/acme.v2';
let server: SignedInServer;

beforeEach(async () => {
  server ??= await startSignedInServer({ organizations: 40 });
  await server.control.reset();
});
afterAll(() => server.close());

const post = (path: string, body?: unknown) => server.send(path, { method: 'POST', body });
const feed = (path: string) => server.send<ActivityEntry[], Meta>(path);

describe('activity feeds', () => {
  /** All entries, page by page; `between` runs after each page. */
  async function readAll(path: string, limit: number, between = async () => {}) {
    const entries: ActivityEntry[] = [];
    let query = `?limit=${limit}`;
    for (;;) {
      const { data, meta } = await feed(path + query);
      entries.push(...data);
      if (meta.next === null) return entries;
      expect(data).toHaveLength(limit);
      query = `?limit=${limit}&before=${encodeURIComponent(meta.next)}`;
      await between();
    }
  }

  it('pages of any size give the same feed, newest first', async () => {
    await post(`${acme}/notes`, { text: 'One' });
    await post(`${acme}/deactivate`);
    await post('/api/accounts/org_aurora/notes', { text: 'Two' });
    for (const path of [`${acme}/activity`, '/api/activity']) {
      const all = await readAll(path, 100);
      expect(await readAll(path, 7)).toEqual(all);
      expect(await readAll(path, 25)).toEqual(all);
      const times = all.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    }
    const all = await readAll('/api/activity', 100);
    expect(all.slice(0, 3).map(({ action }) => action)).toEqual([
      'note_added',
      'organization_deactivated',
      'note_added',
    ]);
    expect(all.filter(({ organization }) => organization.id === 'acme.v2')).toEqual(
      await readAll(`${acme}/activity`, 100),
    );
  });

  it('cursors neither repeat nor skip an entry while others are added', async () => {
    const before = await readAll('/api/activity', 100);
    let added = 0;
    const during = await readAll('/api/activity', 20, async () => {
      if ((added += 1) <= 5) await post(`${acme}/notes`, { text: `Note ${added}` });
    });
    expect(during).toEqual(before);
    expect(await readAll('/api/activity', 100)).toHaveLength(before.length + 5);
  });

  it('feeds have 25 entries by default', async () =>
    expect((await feed('/api/activity')).data).toHaveLength(25));
});

describe('headers', () => {
  it('every response has its own X-Request-Id', async () => {
    const responses = [
      await feed('/api/activity'),
      await feed('/api/accounts/nobody'),
      await post(`${acme}/notes`, {}),
    ];
    const ids = responses.map(({ headers }) => headers.get('X-Request-Id'));
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^req_\w+$/);
  });

  it('every 401 has WWW-Authenticate', async () => {
    const failedLogin = await server.send('/api/auth/login', {
      method: 'POST',
      body: { email: 'demo@example.com', password: 'wrong' },
    });
    server.control.failNext({ effect: { status: 401 } });
    for (const { status, headers } of [failedLogin, await feed('/api/activity')])
      expect([status, headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
  });
});
