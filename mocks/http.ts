import { attempt, delay, isEqual, mapValues } from 'es-toolkit';
import { HttpResponse } from 'msw';
import type { Call } from '~/api/contract/Call';
import type { Actor } from './activity';
import { calls } from './calls';
import type { CallControl, FaultEffect, LoggedCall } from './faults';
import { cacheUntilWrite, type Database } from './database';
import { toRfc3339 } from './day';
import {
  ApiProblem,
  etagOf,
  invalidQueryProblem,
  type CallHandler,
  type HandlerResult,
  type MockBackend,
} from './handler';
import { activityHandlers } from './handlers/activity';
import { authHandlers, endSessions, sessionUserId } from './handlers/auth';
import { simulateConcurrentChange } from './handlers/colleague';
import { organizationHandlers } from './handlers/organizations';
import { subscriptionHandlers } from './handlers/subscriptions';
import { tokenStatus } from './serialize';
import { bodyOf } from './bodies';
import { checkBody, checkQuery, normalizeBody } from './validation';
import { faultResponse, problemResponse, successResponse } from './responses';

const handlers: readonly CallHandler[] = [
  ...authHandlers,
  ...organizationHandlers,
  ...subscriptionHandlers,
  ...activityHandlers,
];

interface Options {
  readonly backend: MockBackend;
  readonly control: CallControl;
  /** Runs the work of one call, which must not throw, without interleaving. */
  readonly transact: <T>(work: () => T) => Promise<T>;
  /** A new `X-Request-Id`. */
  readonly requestId: () => string;
  /** The responses to creates, by user and `Idempotency-Key`. */
  readonly created: Map<string, { readonly sent: unknown; readonly result: HandlerResult }>;
  /** Called after each response. */
  readonly onResponse: ((call: LoggedCall) => void) | undefined;
}

/** A request with the call that it is of. */
interface Received {
  readonly request: Request;
  readonly url: URL;
  readonly text: string;
  /** Undefined unless the body is JSON. */
  readonly payload: unknown;
  /** Undefined if the contract has no such call. */
  readonly handler: CallHandler | undefined;
  /** The values of its path. */
  readonly path: Readonly<Record<string, string>>;
}

/** Handles a request: latency, faults, authentication, validation against the contract, errors. */
export async function handleRequest(options: Options, request: Request): Promise<Response> {
  const { control, requestId, onResponse } = options;
  const received = await receive(request);
  const { url, handler, payload } = received;
  const call = {
    call: Object.entries(calls).find(([, each]) => each === handler?.call)?.[0],
    method: request.method,
    path: url.pathname + url.search,
    ...logged('ifMatch', request.headers.get('If-Match')),
    ...logged('idempotencyKey', request.headers.get('Idempotency-Key')),
    ...(payload !== undefined && { request: payload }),
  };
  const fault = control.consumeFault({ ...call, path: url.pathname });
  const end = control.begin({ ...call, ...(fault?.effect && { fault: true }) });
  const latency = control.nextLatency() + (fault?.delay ?? 0);
  if (latency > 0) await delay(latency);
  const response = await respond(options, received, fault).catch(problemResponse);
  if (response.type !== 'error') {
    response.headers.set('X-Request-Id', requestId());
    response.headers.set('Cache-Control', 'no-store');
  }
  const ended = end(response.type === 'error' ? 0 : response.status);
  onResponse?.(ended);
  return response;
}

function logged(name: 'ifMatch' | 'idempotencyKey', value: string | null) {
  return value === null ? {} : { [name]: value };
}

async function receive(request: Request): Promise<Received> {
  const url = new URL(request.url);
  const text = await request.clone().text();
  const [syntaxError, payload] = attempt<unknown>(() => JSON.parse(text));
  const handler = handlers.find(
    ({ call }) => call.method === request.method && matchPath(call.path, url.pathname),
  );
  return {
    request,
    url,
    text,
    payload: syntaxError ? undefined : payload,
    handler,
    path: (handler && matchPath(handler.call.path, url.pathname)) ?? {},
  };
}

/**
 * The values of a path template (`/api/accounts/{id}`) in a URL's path, percent-decoded once;
 * undefined if the path doesn't match. A value that can't be decoded is empty, as no id is. Replaces
 * msw's own matcher, which throws on `%E0%A4%A` and truncates paths at `|`.
 */
function matchPath(template: string, pathname: string): Record<string, string> | undefined {
  const pattern = template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(pathname);
  if (!match) return undefined;
  return mapValues(
    match.groups ?? {},
    (value) => attempt(() => decodeURIComponent(value))[1] ?? '',
  );
}

/** Fails as the fault says, before or after the call is handled; otherwise handles it. */
async function respond(
  options: Options,
  received: Received,
  fault: { readonly effect?: FaultEffect; readonly afterHandling?: boolean } | undefined,
): Promise<Response> {
  // Aborted during the latency: the call must have no effect.
  if (received.request.signal.aborted) return HttpResponse.error();
  if (fault?.effect && !fault.afterHandling) {
    // A 412 really changes the organization, so that there is a conflict to resolve.
    if (isConflict(fault.effect) && received.handler?.call.ifMatch)
      await options.transact(() => simulateConcurrentChange(options.backend, received.path));
    return faultResponse(fault.effect);
  }
  const response = await options.transact(() => {
    const [error, result] = attempt(() => handle(options, received));
    return result ?? problemResponse(error);
  });
  return fault?.effect ? faultResponse(fault.effect) : response;
}

function isConflict(effect: FaultEffect): boolean {
  return typeof effect === 'object' && 'status' in effect && effect.status === 412;
}

/** Makes the checks in the order of docs/api.md ("Order of checks"), then runs the handler. */
function handle(
  { backend, control, created }: Options,
  { request, url, handler, path, text, payload }: Received,
): Response {
  const { headers } = request;
  const caller =
    handler?.call.authorization === 'none'
      ? undefined
      : authenticate(backend, control, headers.get('Authorization'));
  if (!handler) throw unknownCallProblem(request.method, url.pathname);
  const { call, resolver } = handler;
  if (sessionOnly.includes(call.name) && caller?.isToken) throw new ApiProblem(403, 'forbidden');
  const records = findRecords(backend.database, call.path, path);
  const query = checkQuery(call.query ?? {}, url.searchParams);
  if (query.invalidParameter !== undefined) throw invalidQueryProblem(query.invalidParameter);
  const body = readBody(call, headers.get('Content-Type'), text, payload, backend.now());
  const run = () => {
    if (call.ifMatch) {
      const tag = records.organization && etagOf(records.organization);
      checkIfMatch(call.ifMatch, headers.get('If-Match'), tag);
    }
    const { bearer = '', actor = null } = caller ?? {};
    return resolver({ backend, query: query.values, body, bearer, actor, ...records } as never);
  };
  const key =
    call.idempotencyKey && call.name !== 'createToken' ? headers.get('Idempotency-Key') : null;
  if (key === null) return successResponse(call, run());
  // The first response is repeated; calls don't interleave, so a repetition waits for it.
  const id = JSON.stringify([caller?.actor.id, key]);
  const sent = [url.pathname, body];
  const previous = created.get(id);
  if (previous && !isEqual(previous.sent, sent))
    throw new ApiProblem(422, 'idempotency_key_reused');
  const result = previous?.result ?? run();
  created.set(id, { sent, result });
  return successResponse(call, result);
}

/** Who sent an authenticated call. */
interface Caller {
  readonly bearer: string;
  readonly actor: Actor;
  /** The bearer token is one of `createToken`, which acts for the user who created it. */
  readonly isToken: boolean;
}

/** Throws 401 `unauthenticated` unless the bearer is a session or an active token. */
function authenticate(
  backend: MockBackend,
  control: CallControl,
  authorization: string | null,
): Caller {
  const { database, now } = backend;
  const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  let userId = sessionUserId(backend, bearer);
  if (userId !== undefined && control.shouldEndSession()) {
    endSessions(backend);
    userId = undefined;
  }
  const token =
    userId === undefined
      ? database.token.findFirst({ where: { secret: { equals: bearer } } })
      : null;
  if (token && tokenStatus(token, now()) === 'active') {
    const last_used_at = toRfc3339(now());
    database.token.update({ where: { id: { equals: token.id } }, data: { last_used_at } });
    userId = token.staff_id;
  }
  const user = database.staff.findFirst({ where: { id: { equals: userId ?? '' } } });
  if (!user) throw new ApiProblem(401, 'unauthenticated');
  return { bearer, actor: { id: user.id, name: user.name }, isToken: token !== null };
}

function unknownCallProblem(method: string, pathname: string): ApiProblem {
  const methods = handlers
    .flatMap(({ call }) => (matchPath(call.path, pathname) ? [call.method] : []))
    .toSorted();
  if (methods.length === 0)
    return new ApiProblem(404, 'unknown_path', {
      detail: `The contract has no call ${method} ${pathname}.`,
    });
  return new ApiProblem(405, 'method_not_allowed', { headers: { Allow: methods.join(', ') } });
}

/** The records that a path names; throws 404 `not_found` for an unknown id. */
function findRecords(
  database: Database,
  template: string,
  { id = '', sid = '' }: Readonly<Record<string, string>>,
) {
  if (template.startsWith('/api/auth/tokens/{id}'))
    return { token: found(database.token.findFirst({ where: { id: { equals: id } } })) };
  if (!template.startsWith('/api/accounts/{id}')) return {};
  const organization = found(organizationById(database, id));
  if (!template.includes('{sid}')) return { organization };
  const subscription = database.subscription.findFirst({
    where: { id: { equals: sid }, organization_id: { equals: organization.id } },
  });
  return { organization, subscription: found(subscription) };
}

/** Cached: @mswjs/data takes 9 ms to find one of 10,000, and a profile needs it in four calls. */
const organizationById = cacheUntilWrite('organization', ({ organization }: Database, id: string) =>
  organization.findFirst({ where: { id: { equals: id } } }),
);

function found<T>(record: T | null): T {
  if (record === null) throw new ApiProblem(404, 'not_found');
  return record;
}

/** What a token of `createToken` may not send. */
const sessionOnly: readonly string[] = ['logout', 'createToken'];

/** Throws 400 if the payload of a call is not JSON, 422 if it breaks a rule. */
function readBody(
  call: Call,
  contentType: string | null,
  text: string,
  payload: unknown,
  now: number,
): Record<string, unknown> | undefined {
  const rules = bodyOf(call.name);
  if (!rules) return undefined;
  if (call.optionalBody && text === '') return {};
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '') || payload === undefined)
    throw new ApiProblem(400, 'bad_request', { detail: 'The payload is not JSON.' });
  const partial = call.name === 'updateOrganization';
  const errors = checkBody(rules, payload, { partial, now });
  if (errors.length > 0) throw new ApiProblem(422, 'validation_failed', { errors });
  return normalizeBody(rules, payload as Record<string, unknown>);
}

/**
 * Throws 412 if `If-Match` names other versions than the current one, 428 if there is none where it
 * is required. `*` stands for any version.
 */
function checkIfMatch(
  rule: Required<Call>['ifMatch'],
  ifMatch: string | null,
  current: string | undefined,
): void {
  if (ifMatch === null && rule === 'required') throw new ApiProblem(428, 'precondition_required');
  if (ifMatch === null || ifMatch.trim() === '*') return;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (current === undefined || !tags.includes(current)) throw new ApiProblem(412, 'conflict');
}
