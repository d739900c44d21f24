import * as v from 'valibot';
import type { SessionRecord } from '../database/records';

/**
 * Storage for sessions, because the database is rebuilt from its seed at every start. `read`
 * returns `undefined` if there is no storage.
 */
export interface SessionPersistence {
  read(): readonly SessionRecord[] | undefined;
  write(sessions: readonly SessionRecord[]): void;
}

/** Sessions are lost with the database. */
export const noSessionPersistence: SessionPersistence = { read: () => undefined, write: () => {} };

const key = 'ams.mock';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Stores sessions in the browser, so that a sign-in survives reloads and applies to every tab.
 * Malformed sessions are dropped; if storage throws, sessions last until the page closes. `storage`
 * is a function because merely reading `window.localStorage` may throw.
 */
export function createSessionPersistence(storage: () => Storage): SessionPersistence {
  return {
    read() {
      try {
        return v.parse(storedSessions, storage().getItem(key));
      } catch {
        return undefined;
      }
    },
    write(sessions) {
      try {
        if (sessions.length === 0) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify({ v: 1, data: sessions }));
      } catch {
        // The session lasts until the page closes.
      }
    },
  };
}

const sessionSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  staff_id: v.string(),
  created_at: v.string(),
});

const storedSessions = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ v: v.literal(1), data: v.array(v.unknown()) }),
    v.transform(({ data }) => data.filter((session) => v.is(sessionSchema, session))),
  ),
  [],
);
