import { HttpResponse } from 'msw';
import { commonErrors } from '../contract/errorCodes';
import { ApiProblem } from './ApiProblem';
import type { FaultEffect } from './Fault';

const codes: Readonly<Record<number, string>> = {
  404: 'not_found',
  412: 'conflict',
  422: 'validation_failed',
  428: 'precondition_required',
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
  const code = effect.code ?? codes[effect.status] ?? commonErrors[effect.status]?.[0] ?? 'error';
  throw new ApiProblem(effect.status, code, { headers: effect.headers, extra: effect.extra });
}
