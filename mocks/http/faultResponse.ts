import { HttpResponse } from 'msw';
import { ApiProblem } from './ApiProblem';
import type { FaultEffect } from './Fault';

const codes: Readonly<Record<number, string>> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'no_schedule',
  412: 'conflict',
  422: 'validation_failed',
  428: 'precondition_required',
  429: 'too_many_requests',
  500: 'internal_error',
  502: 'bad_gateway',
  503: 'unavailable',
  504: 'gateway_timeout',
};

/** The response of a fault; throws an `ApiProblem` for a status. */
export function faultResponse(effect: FaultEffect): Promise<Response> | Response {
  switch (effect) {
    case 'network':
      return HttpResponse.error();
    case 'hang':
      return new Promise(() => {});
    case 'html':
      return HttpResponse.html(
        '<!doctype html><title>Gateway</title><h1>Please sign in to the network</h1>',
      );
    case 'empty':
      return new HttpResponse('', { status: 200, headers: { 'Content-Type': 'application/json' } });
    case 'null':
      return HttpResponse.json(null);
    case 'malformed':
      return new HttpResponse('{"data":[{"id":"org_1","name":"Half an answ', {
        status: 200,
        headers: { 'Content-Type': 'application/json' },
      });
  }
  if ('body' in effect) return HttpResponse.json(effect.body as never);
  const code = effect.code ?? codes[effect.status] ?? 'error';
  throw new ApiProblem(effect.status, code, { headers: effect.headers, extra: effect.extra });
}
