import { HttpResponse } from 'msw';
import type { Call } from '../../src/api/contract/Call';
import { calls } from '../../src/api/contract/calls';
import type { ControlState } from '../control';
import { changeAsSomeoneElse } from '../handlers/changeAsSomeoneElse';
import type { World } from '../World';
import { ApiProblem } from './ApiProblem';
import { authenticate } from './authenticate';
import { isBackground } from './background';
import { isConflict } from './Fault';
import { faultAnswer } from './faultAnswer';
import type { Answer, CallContext, Route } from './handle';
import { mask } from './mask';
import { matchPath } from './matchPath';
import { problemBody } from './problemBody';
import { readBody, readQuery } from './readRequest';

interface Outcome {
  readonly response: Response;
  /** The body as the log shall show it. */
  readonly shown?: unknown;
}

/**
 * The one wrapper around all handlers: latency, faults, authentication, checks against the
 * contract, errors, the log. Without a route the call is unknown.
 */
export async function answerCall(
  world: World,
  control: ControlState,
  route: Route | undefined,
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  const { method } = request;
  const started = world.now();
  const sent = parsed(await request.clone().text());
  const name = route && nameOf(route.call);
  const background = isBackground(request.headers);
  const fault = control.take({ call: name, method, path: url.pathname, at: started, background });
  const ifMatch = request.headers.get('If-Match');
  const idempotencyKey = request.headers.get('Idempotency-Key');
  const end = control.log.begin({
    at: new Date(started).toISOString(),
    call: name,
    method,
    path: url.pathname + url.search,
    ...(ifMatch !== null && { ifMatch }),
    ...(idempotencyKey !== null && { idempotencyKey }),
    ...(sent !== undefined && { request: mask(sent) }),
    ...(fault?.effect && { fault: true }),
  });

  await pause(control.nextLatency() + (fault?.delay ?? 0));
  // Whoever called has left while the call was on its way: it never came.
  const effect = request.signal.aborted ? 'network' : fault?.effect;
  const fails = effect && !(fault?.afterwards && effect === fault.effect);
  let outcome: Outcome;
  try {
    // A 412 says that the organization has changed: it has, and there is something to merge.
    if (fails && isConflict(effect) && route?.call.ifMatch)
      await world.transact(() => changeAsSomeoneElse(world, pathValues(route.call, url.pathname)));
    outcome = fails
      ? await faulty(effect)
      : await world.transact(() => run(world, control, route, request, url, sent));
    if (effect && fault?.afterwards) outcome = await faulty(effect);
  } catch (error) {
    outcome = failed(error);
  }
  const { response, shown } = outcome;
  const ended = end({
    status: response.type === 'error' ? 0 : response.status,
    duration: world.now() - started,
    ...(shown !== undefined && { response: mask(shown) }),
  });
  world.onAnswer(ended);
  return response;
}

function run(
  world: World,
  control: ControlState,
  route: Route | undefined,
  request: Request,
  url: URL,
  sent: unknown,
): Outcome {
  if (!route) throw unknownCall(request.method, url.pathname);
  const { call, answer } = route;
  const { headers } = request;
  const bearer =
    call.authorization === 'none' ? '' : authenticate(world, control, headers.get('Authorization'));
  const path = pathValues(call, url.pathname);
  const query = readQuery(call, url);
  const ifMatch = headers.get('If-Match');
  const body = readBody(call, request, sent, world.now());
  if (call.ifMatch === 'required' && ifMatch === null)
    throw new ApiProblem(428, 'precondition_required');
  const context: CallContext<Call> = {
    world,
    path,
    query,
    body,
    bearer,
    ifMatch,
    idempotencyKey: headers.get('Idempotency-Key'),
  } as never;
  return answered(call, answer(context as never));
}

function answered(call: Call, { data, meta, etag }: Answer): Outcome {
  if (call.status === 204) return { response: new HttpResponse(null, { status: 204 }) };
  const shown = { data, ...(meta !== undefined && { meta }) };
  return {
    response: HttpResponse.json(shown as never, {
      status: call.status,
      headers: etag === undefined ? {} : { ETag: etag },
    }),
    shown,
  };
}

async function faulty(effect: Parameters<typeof faultAnswer>[0]): Promise<Outcome> {
  return {
    response: await faultAnswer(effect),
    shown: typeof effect === 'string' ? `(${effect})` : 'body' in effect ? effect.body : undefined,
  };
}

/** A problem as it was thrown; anything else is a mistake of the mock, and says so. */
function failed(error: unknown): Outcome {
  const problem =
    error instanceof ApiProblem
      ? error
      : new ApiProblem(500, 'internal_error', { detail: String(error) });
  const shown = problemBody(problem);
  const headers = { ...problem.details.headers, 'Content-Type': 'application/problem+json' };
  return {
    response: HttpResponse.json(shown as never, { status: problem.status, headers }),
    shown,
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

function unknownCall(method: string, pathname: string): ApiProblem {
  const methods = Object.values(calls)
    .flatMap((call) => (matchPath(call.path, pathname) ? [call.method] : []))
    .toSorted();
  if (methods.length === 0)
    return new ApiProblem(404, 'not_found', {
      detail: `The contract has no call ${method} ${pathname}.`,
    });
  const allowed = methods.join(', ');
  return new ApiProblem(405, 'method_not_allowed', {
    detail: `${method} is no call of ${pathname}: ${allowed}.`,
    headers: { Allow: allowed },
  });
}

function nameOf(call: Call): string | undefined {
  return Object.entries(calls).find(([, known]) => known === call)?.[0];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function pause(ms: number): Promise<void> {
  if (ms <= 0) return;
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
