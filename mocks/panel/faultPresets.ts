import type { Fault } from '../http/Fault';

interface FaultPreset {
  readonly label: string;
  readonly effect: NonNullable<Fault['effect']>;
  /**
   * The console retries reads after this effect: the failure shows only if the retries fail too.
   */
  readonly includeRetries?: boolean;
}

/** Every failure that the API contract defines, and responses that violate it. */
export const faultPresets: Readonly<Record<string, FaultPreset>> = {
  bad_request: { label: '400 Bad Request', effect: { status: 400 } },
  unauthenticated: { label: '401 Session ended', effect: { status: 401 } },
  forbidden: { label: '403 Forbidden', effect: { status: 403 } },
  not_found: { label: '404 Not Found', effect: { status: 404 } },
  duplicate: {
    label: '409 Duplicate name',
    effect: {
      status: 409,
      code: 'duplicate',
      extra: { errors: [{ pointer: '/name', code: 'exists' }] },
    },
  },
  seats_exceeded: {
    label: '409 Seats exceeded',
    effect: { status: 409, code: 'seats_exceeded' },
  },
  no_schedule: { label: '409 No schedule', effect: { status: 409, code: 'no_schedule' } },
  conflict: { label: '412 Changed by someone else', effect: { status: 412 } },
  validation_failed: {
    label: '422 Validation failed',
    effect: { status: 422, extra: { errors: [{ pointer: '/name', code: 'format' }] } },
  },
  precondition_required: { label: '428 Precondition required', effect: { status: 428 } },
  too_many_requests: {
    label: '429 Too many requests, wait 30 s',
    effect: { status: 429, headers: { 'Retry-After': '30' } },
  },
  internal_error: { label: '500 Internal error', effect: { status: 500 } },
  bad_gateway: { label: '502 Bad gateway', effect: { status: 502 }, includeRetries: true },
  unavailable: { label: '503 Unavailable', effect: { status: 503 }, includeRetries: true },
  gateway_timeout: { label: '504 Gateway timeout', effect: { status: 504 }, includeRetries: true },
  network: { label: 'No response: connection lost', effect: 'network', includeRetries: true },
  hang: { label: 'No response: timeout', effect: 'hang' },
  html: { label: 'Web page (HTML)', effect: 'html' },
  malformed: { label: 'Malformed JSON', effect: 'malformed' },
  empty: { label: 'Empty response', effect: 'empty' },
};

/** Describes a pending fault, such as "404 Not Found for the next read". */
export function faultLabel({ effect, kind, times = 1 }: Fault): string {
  const label = Object.values(faultPresets).find((failure) => failure.effect === effect)?.label;
  const target = kind === 'read' ? 'read' : kind === 'write' ? 'write' : 'call';
  return `${label ?? 'Failure'} for the next ${times === 1 ? target : `${times} ${target}s`}`;
}
