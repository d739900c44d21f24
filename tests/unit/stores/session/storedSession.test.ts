import { describe, expect, it } from 'vitest';
import { user, ada, key, storedText, setUp } from './sessionFixtures';

describe('SessionStore restoring a session', () => {
  const valid = { ...ada };
  it.each<[string, string]>([
    ['not JSON', '{'],
    ['a bare token', 'ses_ada'],
    ['null', 'null'],
    ['no version', JSON.stringify({ data: valid })],
    ['a newer version', storedText(valid, 2)],
    ['no token', storedText({ user })],
    ['an empty token', storedText({ ...valid, token: '' })],
    ['a number as token', storedText({ ...valid, token: 7 })],
    ['a token with a line break', storedText({ ...valid, token: 'a\nb' })],
    ['a token beyond Latin-1', storedText({ ...valid, token: '中' })],
    ['no user', storedText({ token: 'ses_ada' })],
    ['null as user', storedText({ ...valid, user: null })],
    ['a name as user', storedText({ ...valid, user: 'Ada' })],
    ['a user without id', storedText({ ...valid, user: { name: 'Ada', email: 'a' } })],
    ['an empty id', storedText({ ...valid, user: { ...user, id: '' } })],
    ['an object as name', storedText({ ...valid, user: { ...user, name: {} } })],
    ['a prototype', `{"v":1,"data":{"__proto__":${JSON.stringify(valid)}}}`],
    ['something huge', storedText({ ...valid, user: { ...user, name: 'x'.repeat(200_000) } })],
  ])('discards a malformed session: %s', (_, stored) => {
    const { session, storage } = setUp(stored);
    expect(session.credentials).toBeUndefined();
    expect(storage.getItem(key)).toBeNull();
  });

  it('ignores unknown keys', () => {
    const { session } = setUp(
      storedText({ ...valid, role: 'root', user: { ...user, admin: true } }),
    );
    expect(session.credentials).toEqual(ada);
  });
});
