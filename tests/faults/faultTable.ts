import { calls, type CallName, type ReadCallName } from '~~/mocks/calls';
import type { FaultEffect } from '~~/mocks/faults';
import { faultResponse } from '~~/mocks/responses';

/** One way in which a call fails: with a response, or without one. */
export interface Fault {
  readonly name: string;
  readonly effect: FaultEffect;
  /** The expected message, unless it is the one of the status. */
  readonly message?: string;
  /** The expected error of each rejected field, by label in the order of the form. */
  readonly fieldErrors?: Readonly<Record<string, string>>;
}

const wrongTypes = {
  data: { id: 7, name: [], user: 'x', token: 1, status: {} },
  meta: { page: 'one', per_page: null, total: -1, total_pages: {} },
};

const signInFirst =
  'The server asks you to sign in first. Sign in in a new tab, and try again here.';

/** The 24 faults that are injected into every call of the contract. */
export const faults: readonly Fault[] = [
  ...[400, 401, 403, 404, 412, 422, 429, 500, 502, 503, 504].map((status) => ({
    name: String(status),
    effect: { status },
  })),
  { name: '409', effect: { status: 409, code: 'no_schedule' } },
  {
    name: '429 with Retry-After',
    effect: { status: 429, headers: { 'Retry-After': '42' } },
    message: 'Try again in 42 seconds.',
  },
  // Offline, an unknown host and a refused origin look the same to a page.
  { name: 'connection reset', effect: 'network' },
  { name: 'timeout', effect: 'hang' },
  { name: 'redirect', effect: 'redirect', message: signInFirst },
  { name: 'HTML 403', effect: 'forbidden-page', message: signInFirst },
  { name: 'empty 200', effect: 'empty' },
  { name: 'HTML 200', effect: 'html' },
  { name: 'truncated JSON', effect: 'malformed' },
  { name: 'null', effect: 'null' },
  { name: 'wrong types', effect: { body: wrongTypes } },
  { name: 'missing keys', effect: { body: {} } },
  { name: '5 MB', effect: { body: { data: 'x'.repeat(5 * 1024 * 1024) } } },
];

/** What `fetch` returns for a fault, for requests that don't go to the mock API. */
export async function responseWith({ effect }: Fault): Promise<Response> {
  const response = await faultResponse(effect);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

export const statusOf = ({ effect }: Fault): number | undefined =>
  typeof effect === 'object' && 'status' in effect ? effect.status : undefined;

/** Whether the console sends a GET again by itself, twice. */
export const isRetried = ({ effect, message }: Fault): boolean =>
  effect === 'network' ||
  (typeof effect === 'object' &&
    'status' in effect &&
    [429, 502, 503, 504].includes(effect.status) &&
    message === undefined);

/** An error that names fields; `message` if it isn't the one of the status. */
const rejection = (
  status: number,
  code: string,
  errors: readonly { pointer: string; code: string; detail?: string; params?: object }[],
  fieldErrors: Readonly<Record<string, string>>,
  message?: string,
): Fault => ({
  name: `${status} ${code} on ${Object.keys(fieldErrors).join(', ') || 'an unknown field'}`,
  effect: { status, code, extra: { errors } },
  fieldErrors,
  ...(message && { message }),
});

const longDetail = `The tier <b>Gold</b> is closed${'!'.repeat(100_000)}`;

const unknownField = rejection(
  422,
  'validation_failed',
  [{ pointer: '/plan/tier', code: 'closed', detail: longDetail }],
  {},
  `${longDetail.slice(0, 300)}…`,
);

const organizationRejections = [
  unknownField,
  rejection(
    409,
    'duplicate',
    [{ pointer: '/subdomain', code: 'exists' }],
    { Subdomain: 'Subdomain already exists.' },
    'Please check for duplicate organization',
  ),
  rejection(
    422,
    'validation_failed',
    [
      { pointer: '/billing/billing_email', code: 'email' },
      { pointer: '/name', code: 'required' },
    ],
    { Name: 'Name is required.', 'Billing email': 'Email address is invalid.' },
  ),
];

/** What a call does for the user. */
type CallKind = 'sign-in' | 'sign-out' | 'load' | 'write';

/** What is expected of one call of the contract when it fails. */
interface FaultyCall {
  readonly kind: CallKind;
  /** The entity that is changed, as messages name it. */
  readonly entity?: string;
  /** Errors that name fields, for the calls of forms. */
  readonly rejections?: readonly Fault[];
}

/** Every call of the contract. tests/unit/app/faults.test.ts injects all faults into each of them. */
export const faultTable: Readonly<Record<string, FaultyCall>> = {
  login: {
    kind: 'sign-in',
    rejections: [
      unknownField,
      rejection(
        422,
        'validation_failed',
        [
          { pointer: '/password', code: 'min', params: { value: 12 } },
          { pointer: '/email', code: 'blocked', detail: 'This domain may not sign in.' },
        ],
        { Email: 'This domain may not sign in.', Password: 'Password should be at least 12.' },
      ),
    ],
  },
  logout: { kind: 'sign-out' },
  // GETs are loads without an entry.
  lookUpOrganizations: { kind: 'load' },
  activateOrganization: { kind: 'write', entity: 'organization' },
  deactivateOrganization: { kind: 'write', entity: 'organization' },
  createOrganization: {
    kind: 'write',
    entity: 'organization',
    rejections: [
      ...organizationRejections,
      {
        ...rejection(
          422,
          'validation_failed',
          [{ pointer: '/subscriptions', code: 'at_least_count', params: { count: 1 } }],
          {},
          'At least 1 subscription is required.',
        ),
        name: '422 validation_failed on all subscriptions',
      },
    ],
  },
  updateOrganization: {
    kind: 'write',
    entity: 'organization',
    rejections: organizationRejections,
  },
  addNote: { kind: 'write', entity: 'note' },
  assignSeats: { kind: 'write', entity: 'subscription' },
  addSubscription: {
    kind: 'write',
    entity: 'subscription',
    rejections: [
      rejection(
        409,
        'duplicate',
        [{ pointer: '/seat_type', code: 'unique' }],
        { 'Seat type': 'Seat type should be unique.' },
        'Please check for duplicate subscription',
      ),
    ],
  },
  changeTotalSeats: {
    kind: 'write',
    entity: 'subscription',
    rejections: [
      rejection(422, 'validation_failed', [{ pointer: '/total_seats', code: 'integer' }], {
        'Total seats': 'Total seats should be a whole number.',
      }),
    ],
  },
  createToken: {
    kind: 'write',
    entity: 'token',
    rejections: [
      unknownField,
      rejection(422, 'validation_failed', [{ pointer: '/name', code: 'exists' }], {
        Name: 'Name already exists.',
      }),
    ],
  },
  revokeToken: { kind: 'write', entity: 'token' },
} satisfies Readonly<Record<Exclude<CallName, ReadCallName>, FaultyCall>>;

/** A 404 on a path without an id: the server doesn't know the call. */
const isUnknown = (call: string, fault: Fault) =>
  statusOf(fault) === 404 && !calls[call]?.path.includes('{');

/** The faults of a call that a user notices. */
export function faultsOf(call: string): readonly Fault[] {
  const { kind, rejections = [] } = rowOf(call);
  // Screens leave out what an optional call loads if the server lacks it.
  const isTolerated = (fault: Fault) =>
    kind === 'load' && calls[call]?.optional === true && isUnknown(call, fault);
  return [...faults, ...rejections].filter((fault) => !isTolerated(fault));
}

export const endsSession = (call: string, fault: Fault) =>
  statusOf(fault) === 401 && rowOf(call).kind !== 'sign-in';

/** The exact message of docs/product.md, "Messages", for a failure. */
export function expectedMessage(call: string, fault: Fault): string {
  const { kind, entity = '' } = rowOf(call);
  const status = statusOf(fault) ?? 0;
  if (isUnknown(call, fault)) return "The server doesn't know this call.";
  return fault.message ?? messages[kind](entity)[status] ?? 'Something went wrong';
}

const rejectedMessages = {
  400: 'Validation failed',
  403: 'Access Denied',
  409: 'Unable to clock in — no schedule has been set for you today.',
  422: 'Validation failed',
  429: 'Too many requests. Try again in a moment.',
};

const messages: Record<CallKind, (entity: string) => Readonly<Record<number, string>>> = {
  load: () => ({ 400: 'Bad Request', 403: 'Access Forbidden', 404: 'Page Not Found' }),
  write: (entity) => ({
    ...rejectedMessages,
    404: `${entity.charAt(0).toUpperCase()}${entity.slice(1)} not found`,
    412: 'has changed since you opened it. Check it and confirm again.',
    ...Object.fromEntries([500, 502, 503, 504].map((status) => [status, 'Saving Failed!'])),
  }),
  'sign-in': () => ({
    ...rejectedMessages,
    401: 'The email or password is incorrect.',
  }),
  'sign-out': () => ({}),
};

function rowOf(call: string): FaultyCall {
  const row = faultTable[call] ?? (calls[call]?.method === 'GET' ? { kind: 'load' } : undefined);
  if (!row) throw new Error(`The fault table lacks ${call}.`);
  return row;
}
