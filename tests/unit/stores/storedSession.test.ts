import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { AuthApi } from '../../../src/api/auth';
import type { Credentials } from '../../../src/domain/User';
import type { KeyValueStorage } from '../../../src/lib/persisted';
import { SessionStore } from '../../../src/stores/SessionStore';
import { memoryStorage } from '../../../stories/memoryStorage';

const user = { id: 'usr_1', name: 'Ada', email: 'ada@example.com' };
const ada: Credentials = { token: 'ses_ada', user };
const key = 'ams.session';
const textOf = (data: unknown, v: unknown = 1) => JSON.stringify({ v, data });

function world(
  stored?: string,
  storage: KeyValueStorage = memoryStorage(stored === undefined ? {} : { [key]: stored }),
) {
  const auth = {
    signIn: vi.fn<AuthApi['signIn']>(() => Promise.resolve(ada)),
    signOut: vi.fn<AuthApi['signOut']>(() => Promise.resolve()),
  };
  const session = new SessionStore({ auth, storage });
  const users: (string | undefined)[] = [];
  autorun(() => users.push(session.user?.name));
  return { auth, storage, session, users };
}

describe('what is stored and malformed is dropped:', () => {
  const good = { ...ada };
  it.each<[string, string]>([
    ['not JSON', '{'],
    ['a bare token', 'ses_ada'],
    ['null', 'null'],
    ['no version', JSON.stringify({ data: good })],
    ['a newer version', textOf(good, 2)],
    ['no token', textOf({ user })],
    ['an empty token', textOf({ ...good, token: '' })],
    ['a number as token', textOf({ ...good, token: 7 })],
    ['a token with a line break', textOf({ ...good, token: 'a\nb' })],
    ['a token beyond Latin-1', textOf({ ...good, token: '中' })],
    ['no user', textOf({ token: 'ses_ada' })],
    ['null as user', textOf({ ...good, user: null })],
    ['a name as user', textOf({ ...good, user: 'Ada' })],
    ['a user without id', textOf({ ...good, user: { name: 'Ada', email: 'a' } })],
    ['an empty id', textOf({ ...good, user: { ...user, id: '' } })],
    ['an object as name', textOf({ ...good, user: { ...user, name: {} } })],
    ['a prototype', `{"v":1,"data":{"__proto__":${JSON.stringify(good)}}}`],
    ['something huge', textOf({ ...good, user: { ...user, name: 'x'.repeat(200_000) } })],
  ])('%s', (_, stored) => {
    const { session, storage } = world(stored);
    expect(session.credentials).toBeUndefined();
    expect(storage.getItem(key)).toBeNull();
  });

  it('and unknown keys are not taken along', () => {
    const { session } = world(textOf({ ...good, role: 'root', user: { ...user, admin: true } }));
    expect(session.credentials).toEqual(ada);
  });
});
