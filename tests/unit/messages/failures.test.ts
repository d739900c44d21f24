import { describe, expect, it } from 'vitest';
import { mayHaveBeenApplied, referenceOf, type Failure } from '~/lib/Failure';
import {
  actionFailureText,
  errorPageText,
  loadFailureText,
  retryAfterText,
  signInFailureText,
} from '~/messages/failures';

const status = (code: number, more: Partial<Failure> = {}): Failure => ({
  reason: 'status',
  status: code,
  ...more,
});
const genericTitle = 'Something went wrong';
const noSchedule = 'Unable to clock in — no schedule has been set for you today.';
const withoutUsableResponse: Failure[] = [
  { reason: 'unreachable' },
  { reason: 'timeout' },
  { reason: 'malformed', status: 200 },
];

describe('loadFailureText', () => {
  it.each([
    [400, 'Bad Request'],
    [403, 'Access Forbidden'],
    [404, 'Page Not Found'],
  ])('shows the error page for %s', (code, title) =>
    expect(loadFailureText(status(code))).toEqual({ ...errorPageText(code), title, page: code }),
  );

  it.each<[Failure, RegExp]>([
    [{ reason: 'unreachable' }, /could not be reached/],
    [{ reason: 'timeout' }, /took too long/],
    [{ reason: 'malformed', status: 404 }, /could not be read/],
    [{ reason: 'unknown_call', status: 404 }, /^The server doesn't know this call\.$/],
    [{ reason: 'sign_in_page' }, /asks you to sign in first/],
    [status(429, { retryAfter: 30 }), /30 seconds/],
    [status(503, { retryAfter: 30 }), /30 seconds/],
    ...[402, 409, 422, 500, 599].map((code): [Failure, RegExp] => [status(code), /./]),
  ])('says "Something went wrong" in place for %o', (failure, detail) => {
    const text = loadFailureText(failure);
    expect([text.title, text.page]).toEqual([genericTitle, undefined]);
    expect(text.detail).toMatch(detail);
  });

  it('explains a missing record in its own words', () =>
    expect(loadFailureText(status(404), 'No such record.')).toMatchObject({
      title: 'Page Not Found',
      detail: 'No such record.',
    }));
});

it.each<[Failure, string, string | RegExp]>([
  [status(401), 'Access Denied', 'The email or password is incorrect.'],
  [status(403), 'Access Denied', /./],
  [status(400), 'Validation failed', /./],
  [status(422), 'Validation failed', /./],
  [status(429, { retryAfter: 12 }), 'Caution', 'Too many requests. Try again in 12 seconds.'],
  [{ reason: 'unknown_call', status: 404 }, genericTitle, /doesn't know this call/],
  [status(401, { code: 'no_schedule' }), 'Caution', noSchedule],
  [status(409), genericTitle, /./],
  [status(500), genericTitle, /./],
  ...withoutUsableResponse.map((failure): [Failure, string, RegExp] => [
    failure,
    genericTitle,
    /./,
  ]),
])('signInFailureText describes %o as %s', (failure, title, detail) => {
  const texts = signInFailureText(failure);
  expect(texts.title).toBe(title);
  expect(texts.detail).toMatch(detail);
});

it.each([
  [undefined, 'in a moment'],
  [0, 'in 1 second'],
  [1.5, 'in 2 seconds'],
  [89, 'in 89 seconds'],
  [90, 'in 2 minutes'],
  [121, 'in 3 minutes'],
  [86_400, 'in 1,440 minutes'],
])('retryAfterText rounds up a wait of %s seconds: %s', (seconds, wait) =>
  expect(retryAfterText(seconds)).toBe(`Try again ${wait}.`),
);

it.each([401, 500])('errorPageText names the code %i, which has no page of its own', (code) => {
  expect(errorPageText(code).title).toBe(genericTitle);
  expect(errorPageText(code).detail).toContain(String(code));
});

/** Whether the write may have been applied, title and detail. */
it.each<[Failure, boolean, string | undefined, string | RegExp]>([
  [{ reason: 'unreachable' }, true, genericTitle, /could not be reached/],
  [
    { reason: 'unreachable', host: 'https://api.example' },
    true,
    genericTitle,
    "The server can't be reached, or it asks you to sign in first.",
  ],
  [{ reason: 'timeout' }, true, genericTitle, /took too long/],
  [{ reason: 'malformed', status: 200 }, true, genericTitle, /could not be read/],
  [
    { reason: 'malformed', unkept: '/billing/billing_phone' },
    true,
    genericTitle,
    'The server has not kept “Billing phone” as you entered it.',
  ],
  [
    { reason: 'sign_in_page', host: 'https://api.example' },
    false,
    genericTitle,
    'The server asks you to sign in first. Sign in in a new tab, and try again here.',
  ],
  [{ reason: 'unknown_call', status: 501 }, false, 'Saving Failed!', /doesn't know this call/],
  [status(400), false, 'Validation failed', /Check what you entered/],
  [status(403), false, 'Access Denied', /permission/],
  [status(404), false, 'Organization not found', /removed/],
  [status(409, { code: 'duplicate' }), false, 'Please check for duplicate organization', /./],
  [status(409, { code: 'seats_in_use' }), false, 'Validation failed', /./],
  [
    status(409, { code: 'request_in_progress' }),
    true,
    'Saving Failed!',
    'The server is still working on your first attempt. Try again in a moment.',
  ],
  [status(409), false, 'Saving Failed!', /./],
  [
    status(412),
    false,
    undefined,
    'Acme has changed since you opened it. Check it and confirm again.',
  ],
  [status(422), false, 'Validation failed', /./],
  [status(428), false, 'Saving Failed!', /isn’t set up correctly for saving/],
  [
    status(429, { retryAfter: 42 }),
    false,
    'Caution',
    'Too many requests. Try again in 42 seconds.',
  ],
  [status(500), true, 'Saving Failed!', /./],
  ...[400, 409, 412].map((code): [Failure, boolean, string, string] => [
    status(code, { code: 'no_schedule' }),
    false,
    'Caution',
    noSchedule,
  ]),
])(
  'actionFailureText of %o (may have been saved: %s): %s',
  (failure, isUncertain, title, detail) => {
    const text = actionFailureText(failure, 'organization', 'Acme');
    expect([text.title, mayHaveBeenApplied(failure)]).toEqual([title, isUncertain]);
    expect(text.tone).toBe(title === 'Caution' || !title ? 'warning' : 'danger');
    expect(text.detail).toMatch(detail);
    // Input would be lost.
    if (failure.status !== 428) expect(text.detail).not.toMatch(/reload/i);
  },
);

const rejection = (marked: boolean, ...unplaced: string[]) => ({ marked, unplaced });
const marked = 'Correct the marked fields and try again.';

it.each<[string, Failure, ReturnType<typeof rejection> | undefined, string]>([
  ['marked fields', status(422), rejection(true), marked],
  ['a field that the form lacks', status(422), rejection(false, 'No tier.'), 'No tier.'],
  ['both', status(422), rejection(true, 'No tier.'), `${marked} No tier.`],
  ['no field at all', status(422, { detail: 'Key reused.' }), rejection(false), 'Key reused.'],
  [
    'nothing but the status',
    status(422),
    rejection(false),
    'The server rejected the request. Check your entries and try again.',
  ],
  [
    'an action without a form',
    status(422, { errors: [{ pointer: '/reason', code: 'x', detail: 'Say more.' }] }),
    undefined,
    'Say more.',
  ],
])('explains a rejected payload with %s', (_, failure, placement, detail) => {
  for (const rejected of [failure, { ...failure, status: 409, code: 'duplicate' }])
    expect(actionFailureText(rejected, 'organization', undefined, { placement }).detail).toBe(
      detail,
    );
});

it.each<[Failure, boolean]>([
  ...[400, 403, 428, 500, 503].map((code): [Failure, boolean] => [status(code), true]),
  [{ reason: 'malformed', status: 404 }, true],
  ...[401, 404, 409, 412, 422, 429].map((code): [Failure, boolean] => [status(code), false]),
])('%o has a reference for those who can help: %s', (failure, hasReference) => {
  expect(referenceOf({ ...failure, requestId: 'req_1' })).toBe(hasReference ? 'req_1' : undefined);
  expect(referenceOf(failure)).toBeUndefined();
});
