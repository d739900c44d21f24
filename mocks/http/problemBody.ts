import type { ApiProblem } from './ApiProblem';
import { issueText } from './issueText';

/** Texts for developers; the console has its own messages. */
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

const detailTexts: Readonly<Record<string, string>> = {
  invalid_credentials: 'The email or password is incorrect.',
  unauthenticated: 'The request has no valid bearer token.',
  forbidden: 'The caller may not do this.',
  not_found: 'The resource does not exist.',
  validation_failed: 'The payload is not valid.',
  conflict: 'The organization has changed since it was read.',
  precondition_required: 'This write requires If-Match with the ETag of the last read.',
  idempotency_key_reused: 'This Idempotency-Key was already used with a different payload.',
  request_in_progress: 'The first request with this Idempotency-Key has not been answered yet.',
  duplicate: 'A record with the same value already exists.',
  seats_in_use: 'The total seats would be below the seats in use.',
  seats_exceeded: 'The assigned seats exceed the total seats of the subscription.',
  no_schedule: 'No schedule has been set for today.',
};

/** An error as problem details (RFC 9457); `detail` names each invalid field. */
export function problemBody({
  status,
  code,
  details: { detail, errors, extra },
}: ApiProblem): Record<string, unknown> {
  const title = titles[status] ?? 'Error';
  return {
    type: 'about:blank',
    title,
    status,
    detail: [
      detail ?? detailTexts[code] ?? title,
      ...(errors ?? []).map((issue) => `${issue.pointer || 'The payload'} ${issueText(issue)}.`),
    ].join(' '),
    code,
    ...(errors && { errors }),
    ...extra,
  };
}
