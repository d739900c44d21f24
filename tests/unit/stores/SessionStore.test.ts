import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { Credentials } from '~/domain/User';
import type { KeyValueStorage } from '~/lib/persisted';
import { SessionStore } from '~/stores/SessionStore';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';
import { networkError, fakeApi, jsonResponse, problemResponse, type Reply } from '../api/fakeApi';

const user = { id: 'usr_1', name: 'Ada', email: 'ada@example.com' };
const ada: Credentials = { user, token: 'ses_ada' };
const eve: Credentials = { user: { ...user, id: 'usr_2', name: 'Eve' }, token: 'ses_eve' };
const key = 'ams.session';
const storedText = (data: unknown, v: unknown = 1) => JSON.stringify({ v, data });

/** A session store over a fake API that signs Ada in, and the names of the users that it had. */
function setUp(stored?: string, reply: Reply = jsonResponse({ data: ada })) {
  const storage: KeyValueStorage = memoryStorage(stored === undefined ? {} : { [key]: stored });
  const { http, sent } = fakeApi(reply);
  const session = new SessionStore({ http, storage });
  const users: (string | undefined)[] = [];
  autorun(() => users.push(session.user?.name));
  return { sent, storage, session, users };
}

const signedIn = (reply?: Reply) => setUp(storedText(ada), reply);

describe('SessionStore.signIn', () => {
  it('stores token and user under one versioned key', async () => {
    const { session, storage, sent, users } = setUp();
    await session.signIn('ada@example.com', ' p ');
    expect(sent[0]?.body).toBe('{"email":"ada@example.com","password":" p "}');
    expect([session.token, session.user]).toEqual(['ses_ada', user]);
    expect(storage.getItem(key)).toBe(storedText(ada));
    expect(users).toEqual([undefined, 'Ada']);
  });

  // Malformed or blocked storage: tests/unit/app/storage.test.ts.
  it('restores the session at the next start, without unknown keys', () => {
    const { session } = setUp(storedText({ ...ada, role: 'root', user: { ...user, admin: true } }));
    expect(session.credentials).toEqual(ada);
  });
});

describe('SessionStore.signIn after an error', () => {
  const data = (content: unknown) => () => jsonResponse({ data: content });
  const replies: [string, () => Reply][] = [
    ['invalid credentials', () => problemResponse(401, { code: 'invalid_credentials' })],
    ...[422, 429, 503].map((status): [string, () => Reply] => [
      `${status}`,
      () => problemResponse(status),
    ]),
    ['no response', networkError],
    ['HTML', () => new Response('<h1>Sign in to the network</h1>')],
    ['no token', data({ user })],
    ['no user', data({ token: 'ses_1' })],
    ['an empty token', data({ user, token: '' })],
    ['a token with a line break', data({ user, token: 'ses\r\nX-Evil: 1' })],
    ['a token beyond Latin-1', data({ user, token: 'ses_中' })],
    ['a token with a space', data({ user, token: 'ses 1' })],
  ];

  it.each(replies)('clears token and user: %s', async (_, reply) => {
    const storage = memoryStorage({ [key]: storedText(eve) });
    const { http } = fakeApi(reply);
    const session = new SessionStore({ http, storage });
    expect(session.user?.name).toBe('Eve');
    await expect(session.signIn('a@b.co', 'p')).rejects.toBeInstanceOf(ApiError);
    expect([session.token, session.user, storage.getItem(key)]).toEqual([
      undefined,
      undefined,
      null,
    ]);
  });
});

describe('SessionStore.signOut', () => {
  it.each<[string, Reply]>([
    ['responds', new Response(null, { status: 204 })],
    ['fails', problemResponse(500)],
    ['never responds', 'hang'],
  ])('signs out without waiting when the server %s', async (_, reply) => {
    const { session, storage, sent } = signedIn(reply);
    session.signOut();
    expect([session.token, session.user, storage.getItem(key)]).toEqual([
      undefined,
      undefined,
      null,
    ]);
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer ses_ada']);
    await Promise.resolve();
  });

  it('sends no request when nobody is signed in', () => {
    const { session, sent } = setUp();
    session.signOut();
    expect(sent).toEqual([]);
  });
});

describe('SessionStore.expire', () => {
  it('ends the session once for twenty failed calls', () => {
    const { session, storage, users } = signedIn();
    const ended = Array.from({ length: 20 }, () => session.expire('ses_ada'));
    expect(ended.filter(Boolean)).toEqual([true]);
    expect([session.user, storage.getItem(key)]).toEqual([undefined, null]);
    expect(users).toEqual(['Ada', undefined]);
  });

  it.each([undefined, 'ses_old'])('ignores a token that is no longer in use: %j', (token) => {
    const { session, storage } = signedIn();
    expect(session.expire(token)).toBe(false);
    expect([session.token, storage.getItem(key)]).toEqual(['ses_ada', storedText(ada)]);
  });

  it.each([ada.user, eve.user])('adopts a newer session stored by another tab: %o', (other) => {
    const { session, storage } = signedIn();
    const newer = storedText({ token: 'ses_newer', user: other });
    storage.setItem(key, newer);
    expect(session.expire('ses_ada')).toBe(false);
    expect([session.token, session.user, storage.getItem(key)]).toEqual([
      'ses_newer',
      other,
      newer,
    ]);
    expect(session.expire('ses_newer')).toBe(true);
  });

  it('does not end a new sign-in because of an old token', async () => {
    const { session } = setUp(storedText(eve));
    const signing = session.signIn('a', 'b');
    expect(session.expire('ses_eve')).toBe(true);
    await signing;
    expect(session.expire('ses_eve')).toBe(false);
    expect(session.user?.name).toBe('Ada');
  });
});

describe('SessionStore.syncFromStorage', () => {
  it.each([
    ['signs in', undefined, storedText(ada), 'Ada'],
    ['signs out', storedText(ada), undefined, undefined],
    ['signs in as another user', storedText(ada), storedText(eve), 'Eve'],
    ['signs in again', storedText({ ...ada, token: 'ses_older' }), storedText(ada), 'Ada'],
    ['stores something malformed', storedText(ada), '{"v":9}', undefined],
  ])('follows another tab that %s', (_, before, after, name) => {
    for (const eventKey of [key, null]) {
      const { session, storage } = setUp(before);
      if (after === undefined) storage.removeItem(key);
      else storage.setItem(key, after);
      session.syncFromStorage(eventKey);
      expect([session.user?.name, session.token]).toEqual([
        name,
        name && `ses_${name.toLowerCase()}`,
      ]);
    }
  });

  it('ignores changes of other keys', () => {
    const { session, storage } = signedIn();
    storage.removeItem(key);
    for (const other of ['ams.theme', 'session', '', 'ams.session2'])
      session.syncFromStorage(other);
    expect(session.user?.name).toBe('Ada');
  });
});
