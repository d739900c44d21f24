import type { ControlState } from '../control';
import { toRfc3339 } from '../day';
import { tokenStatus } from '../tokenStatus';
import type { MockBackend } from '../MockBackend';
import { ApiProblem } from './ApiProblem';
import { endSessions, findSession } from './sessions';

/**
 * Returns the bearer token if it is that of a session or the secret of an active token; otherwise
 * throws 401 `unauthenticated`.
 */
export function authenticate(
  backend: MockBackend,
  controlState: ControlState,
  authorization: string | null,
): string {
  const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (
    bearer !== undefined &&
    (authenticateSession(backend, controlState, bearer) || authenticateToken(backend, bearer))
  )
    return bearer;
  throw new ApiProblem(401, 'unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } });
}

function authenticateSession(
  backend: MockBackend,
  controlState: ControlState,
  id: string,
): boolean {
  if (!findSession(backend, id)) return false;
  if (!controlState.shouldEndSession()) return true;
  endSessions(backend);
  return false;
}

function authenticateToken({ database, now }: MockBackend, secret: string): boolean {
  const token = database.token.findFirst({ where: { secret: { equals: secret } } });
  if (!token || tokenStatus(token, now()) !== 'active') return false;
  database.token.update({
    where: { id: { equals: token.id } },
    data: { last_used_at: toRfc3339(now()) },
  });
  return true;
}
