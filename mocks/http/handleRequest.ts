import { HttpResponse } from 'msw';
import type { Call } from '~/api/contract/Call';
import { calls } from '../contract/calls';
import type { ControlState } from '../control';
import { findHandler } from '../handlers/findHandler';
import { simulateConcurrentChange } from '../handlers/simulateConcurrentChange';
import type { MockBackend } from '../MockBackend';
import { ApiProblem } from './ApiProblem';
import { authenticate } from './authenticate';
import { isBackground } from './background';
import { isConflict } from './Fault';
import { faultResponse } from './faultResponse';
import type { CallHandler } from './defineHandler';
import { checkIfMatch } from './etag';
import type { HandlerResult } from './HandlerResult';
import { maskSecrets } from './maskSecrets';
import { matchPath } from './matchPath';
import { findPathRecords } from './pathRecords';
import { problemBody } from './problemBody';
import { respondOncePerKey } from './respondOncePerKey';
import { readBody, readQuery, type ReceivedBody } from './readRequest';

interface Outcome {
  readonly response: Response;
  /** The body as shown in the log. */
  readonly loggedBody?: unknown;
}

/**
 * Wraps every handler: latency, faults, authentication, validation against the contract, errors and
 * the log.
 */
export async function handleRequest(
  backend: MockBackend,
  controlState: ControlState,
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  const { method } = request;
  const callHandler = findHandler(method, url.pathname);
  const startedAt = backend.now();
  const text = await request.clone().text();
  const payload = parseJson(text);
  const name = callHandler && callName(callHandler.call);
  const background = isBackground(request.headers);
  const fault = controlState.consumeFault({
    call: name,
    method,
    path: url.pathname,
    at: startedAt,
    background,
  });
  const ifMatch = request.headers.get('If-Match');
  const idempotencyKey = request.headers.get('Idempotency-Key');
  const endLogEntry = controlState.log.begin({
    at: new Date(startedAt).toISOString(),
    call: name,
    method,
    path: url.pathname + url.search,
    ...(ifMatch !== null && { ifMatch }),
    ...(idempotencyKey !== null && { idempotencyKey }),
    ...(payload !== undefined && { request: maskSecrets(payload) }),
    ...(fault?.effect && { fault: true }),
  });

  await sleep(controlState.nextLatency() + (fault?.delay ?? 0));
  // Aborted during the latency: the call must have no effect.
  const effect = request.signal.aborted ? 'network' : fault?.effect;
  const fails = effect && !(fault?.afterHandling && effect === fault.effect);
  let outcome: Outcome;
  try {
    // An injected 412 really changes the organization, so that there is a conflict to resolve.
    if (fails && isConflict(effect) && callHandler?.call.ifMatch) {
      const path = pathValues(callHandler.call, url.pathname);
      await backend.transact(() => simulateConcurrentChange(backend, path));
    }
    outcome = fails
      ? await faultOutcome(effect)
      : await backend.transact(() => {
          try {
            return runHandler(backend, controlState, callHandler, request, url, { text, payload });
          } catch (error) {
            return errorOutcome(error);
          }
        });
    if (effect && fault?.afterHandling) outcome = await faultOutcome(effect);
  } catch (error) {
    outcome = errorOutcome(error);
  }
  const { response, loggedBody } = outcome;
  const requestId = backend.requestId();
  if (response.type !== 'error') {
    response.headers.set('X-Request-Id', requestId);
    response.headers.set('Cache-Control', 'no-store');
  }
  const loggedCall = endLogEntry({
    status: response.type === 'error' ? 0 : response.status,
    duration: backend.now() - startedAt,
    ...(response.type !== 'error' && { requestId }),
    ...(loggedBody !== undefined && { response: maskSecrets(loggedBody) }),
  });
  backend.onResponse(loggedCall);
  return response;
}

/** Makes the checks in the order of docs/api.md ("Order of checks"), then runs the handler. */
function runHandler(
  backend: MockBackend,
  controlState: ControlState,
  callHandler: CallHandler | undefined,
  request: Request,
  url: URL,
  received: ReceivedBody,
): Outcome {
  const { headers } = request;
  const caller =
    callHandler?.call.authorization === 'none'
      ? undefined
      : authenticate(backend, controlState, headers.get('Authorization'));
  if (!callHandler) throw unknownCallProblem(request.method, url.pathname);
  const { call, resolver } = callHandler;
  if (call.sessionOnly && caller?.isToken) throw new ApiProblem(403, 'forbidden');
  const path = pathValues(call, url.pathname);
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

function successOutcome(call: Call, { data, meta, etag, location }: HandlerResult): Outcome {
  if (call.status === 204) return { response: new HttpResponse(null, { status: 204 }) };
  const body = { data, ...(meta !== undefined && { meta }) };
  return {
    response: HttpResponse.json(body as never, {
      status: call.status,
      headers: {
        ...(etag !== undefined && { ETag: etag }),
        ...(location !== undefined && { Location: location }),
      },
    }),
    loggedBody: body,
  };
}

async function faultOutcome(effect: Parameters<typeof faultResponse>[0]): Promise<Outcome> {
  return {
    response: await faultResponse(effect),
    loggedBody:
      typeof effect === 'string' ? `(${effect})` : 'body' in effect ? effect.body : undefined,
  };
}

/** Responds with the thrown problem; any other error is a bug in the mock, reported as a 500. */
function errorOutcome(error: unknown): Outcome {
  const problem =
    error instanceof ApiProblem
      ? error
      : new ApiProblem(500, 'internal_error', { detail: String(error) });
  const body = problemBody(problem);
  const headers = {
    ...(problem.status === 401 && { 'WWW-Authenticate': 'Bearer' }),
    ...problem.details.headers,
    'Content-Type': 'application/problem+json',
  };
  return {
    response: HttpResponse.json(body as never, { status: problem.status, headers }),
    loggedBody: body,
  };
}

function pathValues(call: Call, pathname: string): Record<string, string> {
  const values = Object.entries(matchPath(call.path, pathname) ?? {});
  return Object.fromEntries(
    values.map(([name, value]) => {
      if (value === null) throw new ApiProblem(404, 'not_found');
      return [name, value];
    }),
  );
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

function callName(call: Call): string | undefined {
  return Object.entries(calls).find(([, candidate]) => candidate === call)?.[0];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function sleep(ms: number): Promise<void> {
  if (ms <= 0) return;
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
