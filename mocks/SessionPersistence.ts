import type { SessionRecord } from './records';

/**
 * Where sessions outlive the database, which is built from its seed at each start. `undefined` from
 * `read`: there is no such place.
 */
export interface SessionPersistence {
  read(): readonly SessionRecord[] | undefined;
  write(sessions: readonly SessionRecord[]): void;
}

/** Sessions end with the world. */
export const noSessionPersistence: SessionPersistence = { read: () => undefined, write: () => {} };
