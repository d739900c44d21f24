import { HttpResponse } from 'msw';
import type { Call } from '~/api/contract/Call';
import { ApiProblem } from './ApiProblem';
import type { FaultEffect } from './Fault';
import { faultResponse } from './faultResponse';
import type { HandlerResult } from './HandlerResult';
import { problemBody } from './problemBody';

/** The response to a request. */
export interface Outcome {
  readonly response: Response;
  /** The body as shown in the log. */
  readonly loggedBody?: unknown;
}

/** The response of a call that has succeeded. */
export function successOutcome(call: Call, { data, meta, etag, location }: HandlerResult): Outcome {
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

/** The response of an injected fault. */
export async function faultOutcome(effect: FaultEffect): Promise<Outcome> {
  return {
    response: await faultResponse(effect),
    loggedBody:
      typeof effect === 'string' ? `(${effect})` : 'body' in effect ? effect.body : undefined,
  };
}

/** Responds with the thrown problem; any other error is a bug in the mock, reported as a 500. */
export function errorOutcome(error: unknown): Outcome {
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
