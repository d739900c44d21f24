import type { FaultEffect } from '~~/mocks/http/Fault';

/** One way in which a call fails: at the API (`effect`) or on the way to it (`network`). */
export interface FaultCase {
  readonly name: string;
  readonly status?: number;
  readonly effect?: FaultEffect;
  readonly network?: 'name not resolved' | 'blocked by CORS' | 'offline';
  /** The expected message, unless it is the one of the status. */
  readonly message?: string;
  /** The expected error of each rejected field, by label in the order of the form. */
  readonly fieldErrors?: Readonly<Record<string, string>>;
}

const wrongTypes = {
  data: { id: 7, name: [], user: 'x', token: 1, status: {} },
  meta: { page: 'one', per_page: null, total: -1, total_pages: {} },
};

/** The 24 faults that are injected into every call of the contract. */
export const faultCases: readonly FaultCase[] = [
  ...[400, 401, 403, 404, 409, 412, 422, 429, 500, 502, 503, 504].map((status) => ({
    name: String(status),
    status,
    effect: { status },
  })),
  { name: 'name not resolved', network: 'name not resolved' },
  { name: 'connection reset', effect: 'network' },
  { name: 'blocked by CORS', network: 'blocked by CORS' },
  { name: 'timeout', effect: 'hang' },
  { name: 'offline', network: 'offline' },
  { name: 'empty 200', effect: 'empty' },
  { name: 'HTML 200', effect: 'html' },
  { name: 'truncated JSON', effect: 'malformed' },
  { name: 'null', effect: 'null' },
  { name: 'wrong types', effect: { body: wrongTypes } },
  { name: 'missing keys', effect: { body: {} } },
  { name: '5 MB', effect: { body: { data: 'x'.repeat(5 * 1024 * 1024) } } },
];

const fieldErrorCase = (
  status: number,
  code: string,
  errors: readonly { pointer: string; code: string }[],
  fieldErrors: Record<string, string>,
  message?: string,
): FaultCase => ({
  name: `${status} ${code} on ${Object.keys(fieldErrors).join(', ')}`,
  status,
  effect: { status, code, extra: { errors } },
  fieldErrors,
  ...(message && { message }),
});

const organizationFieldErrors = [
  fieldErrorCase(
    409,
    'duplicate',
    [{ pointer: '/subdomain', code: 'exists' }],
    { Subdomain: 'Subdomain already exists.' },
    'Please check for duplicate organization',
  ),
  fieldErrorCase(
    422,
    'validation_failed',
    [
      { pointer: '/billing/billing_email', code: 'email' },
      { pointer: '/name', code: 'required' },
    ],
    { Name: 'Name is required.', 'Billing email': 'Email address is invalid.' },
  ),
];

/** Errors that name fields, for the calls of forms; added to the 24. */
const fieldErrorCases: Readonly<Record<string, readonly FaultCase[]>> = {
  createOrganization: organizationFieldErrors,
  updateOrganization: organizationFieldErrors,
  createToken: [
    fieldErrorCase(422, 'validation_failed', [{ pointer: '/name', code: 'exists' }], {
      Name: 'Name already exists.',
    }),
  ],
  addSubscription: [
    fieldErrorCase(
      409,
      'duplicate',
      [{ pointer: '/seat_type', code: 'unique' }],
      { 'Seat type': 'Seat type should be unique.' },
      'Please check for duplicate subscription',
    ),
  ],
  changeTotalSeats: [
    fieldErrorCase(422, 'validation_failed', [{ pointer: '/total_seats', code: 'integer' }], {
      'Total seats': 'Total seats should be a whole number.',
    }),
  ],
};

export function casesFor(call: string): readonly FaultCase[] {
  return [...faultCases, ...(fieldErrorCases[call] ?? [])];
}

/** What a call does for the user: load a screen, change a record, or sign in. */
export type CallKind = 'load' | 'write' | 'sign-in';

/**
 * The exact message of docs/product.md, "Messages", for a failure; `login` if it ends the session.
 * `name` is the record's entity.
 */
export function expectedMessage(kind: CallKind, { status, message }: FaultCase, name = ''): string {
  if (message !== undefined) return message;
  const messages: Record<CallKind, Record<number, string>> = {
    load: { 400: 'Bad Request', 401: 'login', 403: 'Access Forbidden', 404: 'Page Not Found' },
    write: {
      400: 'Validation failed',
      401: 'login',
      403: 'Access Denied',
      404: `${name.charAt(0).toUpperCase()}${name.slice(1)} not found`,
      409: 'Unable to clock in — no schedule has been set for you today.',
      412: 'was changed by someone else. Check it and confirm again.',
      422: 'Validation failed',
      429: 'Too many requests. Try again in a moment.',
      ...Object.fromEntries([500, 502, 503, 504].map((code) => [code, 'Saving Failed!'])),
    },
    'sign-in': {
      400: 'Validation failed',
      401: 'The email or password is incorrect.',
      403: 'Access Denied',
      404: 'Not Found',
      409: 'Unable to clock in — no schedule has been set for you today.',
      422: 'Validation failed',
      429: 'Too many requests. Try again in a moment.',
    },
  };
  return (status !== undefined && messages[kind][status]) || 'Something went wrong';
}
