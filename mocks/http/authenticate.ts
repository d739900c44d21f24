import type { ControlState } from '../control';
import { instantOf } from '../day';
import { tokenStatus } from '../tokenStatus';
import type { World } from '../World';
import { ApiProblem } from './ApiProblem';
import { endSessions, findSession } from './sessions';

/**
 * Lets in who carries a session's bearer token, or an active token's secret; throws 401
 * `unauthenticated`.
 */
export function authenticate(
  world: World,
  control: ControlState,
  authorization: string | null,
): string {
  const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (bearer !== undefined && (liveSession(world, control, bearer) || acceptToken(world, bearer)))
    return bearer;
  throw new ApiProblem(401, 'unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } });
}

function liveSession(world: World, control: ControlState, id: string): boolean {
  if (!findSession(world, id)) return false;
  if (!control.endsSession()) return true;
  endSessions(world);
  return false;
}

function acceptToken({ database, now }: World, secret: string): boolean {
  const token = database.tokens.all().find((candidate) => candidate.secret === secret);
  if (!token || tokenStatus(token, now()) !== 'active') return false;
  database.tokens.change(token.id, { last_used_at: instantOf(now()) });
  return true;
}
