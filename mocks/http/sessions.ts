import type { SessionRecord, StaffRecord } from '../database/records';
import { toRfc3339 } from '../day';
import type { MockBackend } from '../MockBackend';

/** Starts a session; its id is the bearer token. */
export function startSession(backend: MockBackend, staff: StaffRecord): SessionRecord {
  const { session } = syncSessions(backend);
  const created = session.create({
    id: `ses_${backend.uniqueString(40)}`,
    staff_id: staff.id,
    created_at: toRfc3339(backend.now()),
  });
  backend.sessionPersistence.write(session.getAll());
  return created;
}

/** Ends one session, or all sessions without an id. */
export function endSessions(backend: MockBackend, id?: string): void {
  const { session } = syncSessions(backend);
  session.deleteMany({ where: id === undefined ? {} : { id: { equals: id } } });
  backend.sessionPersistence.write(session.getAll());
}

export function findSession(backend: MockBackend, id: string): SessionRecord | null {
  return syncSessions(backend).session.findFirst({ where: { id: { equals: id } } });
}

/** The account that signed in last and is still signed in. */
export function lastSignedInStaff(backend: MockBackend): string | undefined {
  return syncSessions(backend).session.getAll().at(-1)?.staff_id;
}

/** The database with the stored sessions: another tab may have signed in or out. */
function syncSessions({ database, sessionPersistence }: MockBackend): MockBackend['database'] {
  const { session, staff } = database;
  const stored = sessionPersistence.read();
  if (!stored) return database;
  session.deleteMany({ where: { id: { notIn: stored.map(({ id }) => id) } } });
  for (const row of stored) {
    const exists = session.findFirst({ where: { id: { equals: row.id } } });
    if (!exists && staff.findFirst({ where: { id: { equals: row.staff_id } } }))
      session.create(row);
  }
  return database;
}
