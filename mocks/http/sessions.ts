import { instantOf } from '../day';
import type { SessionRow, StaffRow } from '../rows';
import type { World } from '../World';

/** Signs someone in; the session's id is the bearer token. */
export function startSession(world: World, staff: StaffRow): SessionRow {
  recall(world);
  const session = world.database.sessions.create({
    id: `ses_${world.unused(40)}`,
    staff_id: staff.id,
    created_at: instantOf(world.now()),
  });
  world.sessions.write(world.database.sessions.all());
  return session;
}

/** Ends one session, or all of them. */
export function endSessions(world: World, id?: string): void {
  recall(world);
  const { sessions } = world.database;
  for (const session of sessions.all()) {
    if (id === undefined || session.id === id) sessions.remove(session.id);
  }
  world.sessions.write(sessions.all());
}

export function findSession(world: World, id: string): SessionRow | undefined {
  recall(world);
  return world.database.sessions.get(id);
}

/** Brings the table up to what is kept outside: another tab may have signed in or out meanwhile. */
function recall({ database: { sessions, staff }, sessions: store }: World): void {
  const kept = store.read();
  if (!kept) return;
  const ids = new Set(kept.map(({ id }) => id));
  for (const { id } of sessions.all()) if (!ids.has(id)) sessions.remove(id);
  for (const session of kept)
    if (!sessions.get(session.id) && staff.get(session.staff_id)) sessions.create({ ...session });
}
