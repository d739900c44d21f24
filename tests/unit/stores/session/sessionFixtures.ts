import { autorun } from 'mobx';
import { vi } from 'vitest';
import type { AuthApi } from '~/api/auth';
import type { Credentials } from '~/domain/User';
import type { KeyValueStorage } from '~/lib/persisted';
import { SessionStore } from '~/stores/SessionStore';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';

export const user = { id: 'usr_1', name: 'Ada', email: 'ada@example.com' };
export const ada: Credentials = { token: 'ses_ada', user };
export const eve: Credentials = { token: 'ses_eve', user: { ...user, id: 'usr_2', name: 'Eve' } };
export const key = 'ams.session';
export const storedText = (data: unknown, v: unknown = 1) => JSON.stringify({ v, data });

/** A session store over a fake API, and the names of the users that it had. */
export function setUp(
  stored?: string,
  storage: KeyValueStorage = memoryStorage(stored === undefined ? {} : { [key]: stored }),
) {
  const auth = {
    login: vi.fn<AuthApi['login']>(() => Promise.resolve(ada)),
    logout: vi.fn<AuthApi['logout']>(() => Promise.resolve()),
  };
  const session = new SessionStore({ auth, storage });
  const users: (string | undefined)[] = [];
  autorun(() => users.push(session.user?.name));
  return { auth, storage, session, users };
}
