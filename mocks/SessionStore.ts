import type { SessionRow } from './rows';

/**
 * Where sessions outlive the database, which is built from its seed at each start. `undefined` from
 * `read`: there is no such place.
 */
export interface SessionStore {
  read(): readonly SessionRow[] | undefined;
  write(sessions: readonly SessionRow[]): void;
}

/** Sessions end with the world. */
export const noSessionStore: SessionStore = { read: () => undefined, write: () => {} };
