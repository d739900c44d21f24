import type { Actor } from '../activity/ActivityEntry';
import type { ControlState } from '../control';
import { toRfc3339 } from '../day';
import { tokenStatus } from '../tokenStatus';
import type { MockBackend } from '../MockBackend';
import { ApiProblem } from './ApiProblem';
import { endSessions, findSession } from './sessions';

/** Who sent an authenticated call. */
export interface Caller {
  readonly bearer: string;
  readonly actor: Actor;
  /** The bearer token is one of `createToken`. */
  readonly isToken: boolean;
}

/**
 * Identifies the caller by a bearer token, which is that of a session or the secret of an active
 * token; otherwise throws 401 `unauthenticated`.
 */
export function authenticate(
  backend: MockBackend,
  controlState: ControlState,
  authorization: string | null,
): Caller {
  const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (bearer !== undefined) {
    const user = authenticateSession(backend, controlState, bearer);
    if (user) return { bearer, actor: user, isToken: false };
    const creator = authenticateToken(backend, bearer);
    if (creator) return { bearer, actor: creator, isToken: true };
  }
  throw new ApiProblem(401, 'unauthenticated');
}

function authenticateSession(
  backend: MockBackend,
  controlState: ControlState,
  id: string,
): Actor | undefined {
  const session = findSession(backend, id);
  if (!session) return undefined;
  if (controlState.shouldEndSession()) {
    endSessions(backend);
    return undefined;
  }
  return findStaff(backend, session.staff_id);
}

/** A token acts for the user who created it. */
function authenticateToken(backend: MockBackend, secret: string): Actor | undefined {
  const { database, now } = backend;
  const token = database.token.findFirst({ where: { secret: { equals: secret } } });
  if (!token || tokenStatus(token, now()) !== 'active') return undefined;
  database.token.update({
    where: { id: { equals: token.id } },
    data: { last_used_at: toRfc3339(now()) },
  });
  return findStaff(backend, token.staff_id);
}

function findStaff({ database }: MockBackend, id: string): Actor {
  const { name } = database.staff.findFirst({ where: { id: { equals: id } }, strict: true });
  return { id, name };
}
