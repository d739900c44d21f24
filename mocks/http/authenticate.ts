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
    const actor =
      authenticateSession(backend, controlState, bearer) ?? authenticateToken(backend, bearer);
    if (actor) return { bearer, actor };
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
  const member = backend.database.staff.findFirst({
    where: { id: { equals: session.staff_id } },
    strict: true,
  });
  return { id: member.id, name: member.name };
}

/** A token acts under its own name. */
function authenticateToken({ database, now }: MockBackend, secret: string): Actor | undefined {
  const token = database.token.findFirst({ where: { secret: { equals: secret } } });
  if (!token || tokenStatus(token, now()) !== 'active') return undefined;
  database.token.update({
    where: { id: { equals: token.id } },
    data: { last_used_at: toRfc3339(now()) },
  });
  return { id: token.id, name: token.name };
}
