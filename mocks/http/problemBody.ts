import type { ApiProblem } from './ApiProblem';
import { issueText } from './issueText';

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

const details: Readonly<Record<string, string>> = {
  invalid_credentials: 'The email or password is incorrect.',
  unauthenticated: 'The request carries no bearer token that is valid now.',
  not_found: 'There is nothing at this address.',
  validation_failed: 'The payload does not hold to the rules of its fields.',
  conflict: 'The organization was changed since it was read.',
  precondition_required: 'This write needs If-Match with the ETag that was read.',
  idempotency_key_reused: 'This Idempotency-Key came with another payload before.',
  duplicate: 'There is such a record already.',
  seats_exceeded: 'More seats would be assigned than the subscription has.',
  no_schedule: 'No schedule has been set for today.',
};

/** An error as problem details (RFC 9457); its detail says what is wrong with each field. */
export function problemBody({
  status,
  code,
  details: { detail, errors, extra },
}: ApiProblem): Record<string, unknown> {
  return {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    detail: [
      detail ?? details[code] ?? titles[status] ?? 'Error',
      ...(errors ?? []).map((issue) => `${issue.pointer || 'The payload'} ${issueText(issue)}.`),
    ].join(' '),
    code,
    ...(errors && { errors }),
    ...extra,
  };
}
