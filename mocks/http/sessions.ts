import { toRfc3339 } from '../day';
import type { SessionRecord, StaffRecord } from '../records';
import type { MockBackend } from '../MockBackend';

/** Starts a session; its id is the bearer token. */
export function startSession(backend: MockBackend, staff: StaffRecord): SessionRecord {
  syncSessions(backend);
  const session = backend.database.sessions.create({
    id: `ses_${backend.uniqueString(40)}`,
    staff_id: staff.id,
    created_at: toRfc3339(backend.now()),
  });
  backend.sessionPersistence.write(backend.database.sessions.all());
  return session;
}

/** Ends one session, or all sessions without an id. */
export function endSessions(backend: MockBackend, id?: string): void {
  syncSessions(backend);
  const { sessions } = backend.database;
  for (const session of sessions.all()) {
    if (id === undefined || session.id === id) sessions.remove(session.id);
  }
  backend.sessionPersistence.write(sessions.all());
}

export function findSession(backend: MockBackend, id: string): SessionRecord | undefined {
  syncSessions(backend);
  return backend.database.sessions.get(id);
}

/** Syncs the table with the stored sessions: another tab may have signed in or out. */
function syncSessions({
  database: { sessions, staff },
  sessionPersistence: persistence,
}: MockBackend): void {
  const persisted = persistence.read();
  if (!persisted) return;
  const ids = new Set(persisted.map(({ id }) => id));
  for (const { id } of sessions.all()) if (!ids.has(id)) sessions.remove(id);
  for (const session of persisted)
    if (!sessions.get(session.id) && staff.get(session.staff_id)) sessions.create({ ...session });
}
