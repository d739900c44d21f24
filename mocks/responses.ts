import { HttpResponse } from 'msw';
import type { Call } from '~/api/contract/Call';
import type { FaultEffect } from './faults';
import { ApiProblem, type HandlerResult } from './handler';
import type { BodyIssue } from './validation';

/** The titles of statuses, and the codes of those that any call may return (docs/api.md, "Errors"). */
const statuses: Readonly<Record<number, readonly [title: string, code?: string]>> = {
  400: ['Bad Request', 'bad_request'],
  401: ['Unauthorized', 'unauthenticated'],
  403: ['Forbidden', 'forbidden'],
  404: ['Not Found', 'not_found'],
  405: ['Method Not Allowed'],
  409: ['Conflict', 'no_schedule'],
  412: ['Precondition Failed', 'conflict'],
  422: ['Unprocessable Content', 'validation_failed'],
  428: ['Precondition Required', 'precondition_required'],
  429: ['Too Many Requests', 'too_many_requests'],
  500: ['Internal Server Error', 'internal_error'],
  502: ['Bad Gateway', 'bad_gateway'],
  503: ['Service Unavailable', 'unavailable'],
  504: ['Gateway Timeout', 'gateway_timeout'],
};

/** Fails as a fault says. */
export function faultResponse(effect: FaultEffect): Promise<Response> | Response {
  const headers = { 'Content-Type': 'application/json' };
  switch (effect) {
    case 'network':
      return HttpResponse.error();
    case 'hang':
      return new Promise(() => {});
    case 'html':
      return HttpResponse.html('<!doctype html><title>Gateway</title><h1>Please sign in</h1>');
    case 'forbidden-page':
      return HttpResponse.html('<!doctype html><h1>Please sign in</h1>', { status: 403 });
    case 'redirect':
      return new HttpResponse(null, {
        status: 302,
        headers: { Location: 'https://sso.example/' },
      });
    case 'empty':
      return new HttpResponse('', { headers });
    case 'null':
      return HttpResponse.json(null);
    case 'malformed':
      return new HttpResponse('{"data":[{"id":"org_1","name":"Half an answ', { headers });
  }
  if ('body' in effect) return HttpResponse.json(effect.body as never);
  const { status, code = statuses[status]?.[1] ?? 'error', headers: extraHeaders, extra } = effect;
  return problemResponse(new ApiProblem(status, code, { headers: extraHeaders, extra }));
}

/** Responds with what a handler has returned. */
export function successResponse(
  call: Call,
  { data, meta, etag, location }: HandlerResult,
): Response {
  if (call.status === 204) return new HttpResponse(null, { status: 204 });
  const body = { data, ...(meta !== undefined && { meta }) };
  return HttpResponse.json(body as never, {
    status: call.status,
    headers: {
      ...(etag !== undefined && { ETag: etag }),
      ...(location !== undefined && { Location: location }),
    },
  });
}

/** Responds with the thrown problem (RFC 9457); any other error is a bug in the mock: a 500. */
export function problemResponse(error: unknown): Response {
  const { status, code, details } =
    error instanceof ApiProblem
      ? error
      : new ApiProblem(500, 'internal_error', { detail: String(error) });
  const { detail = code.replaceAll('_', ' '), errors, headers, extra } = details;
  const body = {
    type: 'about:blank',
    title: statuses[status]?.[0] ?? 'Error',
    status,
    detail: [detail, ...(errors ?? []).map(issueText)].join('; '),
    code,
    ...(errors && { errors }),
    ...extra,
  };
  return HttpResponse.json(body as never, {
    status,
    headers: {
      ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      ...headers,
      'Content-Type': 'application/problem+json',
    },
  });
}

/** For developers: the console has its own messages. */
function issueText({ pointer, code, params = {} }: BodyIssue): string {
  return [pointer || 'the payload', code, ...Object.values(params)].join(' ');
}
