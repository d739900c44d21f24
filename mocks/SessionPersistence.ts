import type { SessionRecord } from './records';

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
