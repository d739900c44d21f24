import { calls } from '../calls';
import type { ControlState } from '../control';
import type { MockBackend } from '../MockBackend';
import { ApiProblem } from './ApiProblem';
import { authenticate } from './authenticate';
import { checkIfMatch } from './etag';
import type { IncomingRequest } from './IncomingRequest';
import { matchPath } from './matchPath';
import { successOutcome, type Outcome } from './outcomes';
import { findPathRecords } from './pathRecords';
import { readBody, readQuery } from './readRequest';
import { respondOncePerKey } from './respondOncePerKey';

/** Makes the checks in the order of docs/api.md ("Order of checks"), then runs the handler. */
export function runHandler(
  backend: MockBackend,
  controlState: ControlState,
  { request, url, handler, path, body: received }: IncomingRequest,
): Outcome {
  const { headers } = request;
  const caller =
    handler?.call.authorization === 'none'
      ? undefined
      : authenticate(backend, controlState, headers.get('Authorization'));
  if (!handler) throw unknownCallProblem(request.method, url.pathname);
  const { call, resolver } = handler;
  if (call.sessionOnly && caller?.isToken) throw new ApiProblem(403, 'forbidden');
  const records = findPathRecords(backend.database, call.path, path);
  const query = readQuery(call, url);
  const body = readBody(call, request, received, backend.now());
  const respond = () => {
    if (call.ifMatch) checkIfMatch(call.ifMatch, headers.get('If-Match'), records.organization);
    const { bearer = '', actor = null } = caller ?? {};
    return resolver({ backend, query, body, bearer, actor, ...records } as never);
  };
  const key = call.idempotencyKey === 'replayed' ? headers.get('Idempotency-Key') : null;
  const result =
    key === null
      ? respond()
      : respondOncePerKey(
          { backend, actorId: caller?.actor.id, key, request: { path: url.pathname, body } },
          respond,
        );
  return successOutcome(call, result);
}

function unknownCallProblem(method: string, pathname: string): ApiProblem {
  const methods = Object.values(calls)
    .flatMap((call) => (matchPath(call.path, pathname) ? [call.method] : []))
    .toSorted();
  if (methods.length === 0)
    return new ApiProblem(404, 'not_found', {
      detail: `The contract has no call ${method} ${pathname}.`,
    });
  const allowed = methods.join(', ');
  return new ApiProblem(405, 'method_not_allowed', {
    detail: `${pathname} does not support ${method}. Allowed: ${allowed}.`,
    headers: { Allow: allowed },
  });
}
