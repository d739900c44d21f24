import type { Call } from '~/api/contract/Call';
import { checkBody } from './checkBody';
import { checkQuery } from './checkQuery';
import { ApiProblem } from './ApiProblem';
import { normalizeBody } from './normalizeBody';

/** The query of a call with defaults; throws 400 `invalid_query` with the parameter's name. */
export function readQuery(call: Call, url: URL): Record<string, string | number> {
  const query = checkQuery(call.query ?? {}, url.searchParams);
  if (query.invalidParameter !== undefined) throw invalidQueryProblem(query.invalidParameter);
  return query.values;
}

export function invalidQueryProblem(parameter: string): ApiProblem {
  return new ApiProblem(400, 'invalid_query', {
    detail: `The query parameter ${parameter} is not valid.`,
    extra: { parameter },
  });
}

/** The body of a request; `payload` is undefined unless it is JSON. */
export interface ReceivedBody {
  readonly text: string;
  readonly payload: unknown;
}

/**
 * Validates and normalizes the payload of a call; throws 400 if it is not JSON, 422 if it breaks a
 * rule.
 */
export function readBody(
  call: Call,
  request: Request,
  { text, payload }: ReceivedBody,
  now: number,
): Record<string, unknown> | undefined {
  if (!call.body) return undefined;
  if (call.optionalBody && text === '') return {};
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new ApiProblem(400, 'bad_request', {
      detail: 'The Content-Type must be application/json.',
    });
  }
  if (payload === undefined)
    throw new ApiProblem(400, 'bad_request', { detail: 'The payload is not JSON.' });
  const errors = checkBody(call.body, payload, { partial: call.partial, now });
  if (errors.length > 0) throw new ApiProblem(422, 'validation_failed', { errors });
  return normalizeBody(call.body, payload as Record<string, unknown>);
}
