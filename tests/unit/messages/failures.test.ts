import { describe, expect, it } from 'vitest';
import { mayHaveBeenApplied, type Failure } from '~/lib/Failure';
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
const withoutUsableResponse: Failure[] = [
  { reason: 'unreachable' },
  { reason: 'timeout' },
  { reason: 'malformed' },
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

  it.each<Failure>([
    ...withoutUsableResponse,
    { reason: 'malformed', status: 404 },
    ...[402, 409, 422, 429, 500, 599].map((code) => status(code)),
  ])('says "Something went wrong" in place for %o', (failure) => {
    const { title, detail, page } = loadFailureText(failure);
    expect(title).toBe(genericTitle);
    expect(detail).not.toBe('');
    expect(page).toBeUndefined();
  });

  it('explains a missing record in its own words', () =>
    expect(loadFailureText(status(404), 'No such record.')).toEqual({
      title: 'Page Not Found',
      detail: 'No such record.',
      page: 404,
    }));

  it('says when to try again after 429', () => {
    expect(loadFailureText(status(429, { retryAfter: 30 })).detail).toContain('30 seconds');
    expect(loadFailureText(status(429, { retryAfter: 600 })).detail).toContain('10 minutes');
  });

  it('distinguishes no response, a timeout and an unreadable response', () => {
    const details = withoutUsableResponse
      .slice(0, 3)
      .map((failure) => loadFailureText(failure).detail);
    expect(new Set(details).size).toBe(3);
  });
});

describe('signInFailureText', () => {
  it.each<[Failure, string, string | RegExp]>([
    [
      status(401, { code: 'invalid_credentials' }),
      'Access Denied',
      'The email or password is incorrect.',
    ],
    [status(401), 'Access Denied', 'The email or password is incorrect.'],
    [status(403), 'Access Denied', /.+/],
    [status(400), 'Validation failed', /.+/],
    [status(422), 'Validation failed', /.+/],
    [status(429, { retryAfter: 12 }), 'Caution', 'Too many requests. Try again in 12 seconds.'],
    [status(404), 'Not Found', /.+/],
    ...[400, 401, 429].map((code): [Failure, string, string] => [
      status(code, { code: 'no_schedule' }),
      'Caution',
      'Unable to clock in — no schedule has been set for you today.',
    ]),
    ...[409, 500].map((code): [Failure, string, RegExp] => [status(code), genericTitle, /.+/]),
    ...withoutUsableResponse.map((failure): [Failure, string, RegExp] => [
      failure,
      genericTitle,
      /.+/,
    ]),
  ])('describes %o as %s', (failure, title, detail) => {
    const texts = signInFailureText(failure);
    expect(texts.title).toBe(title);
    expect(texts.detail).toMatch(detail);
  });
});

it.each([
  [undefined, 'in a moment'],
  [0, 'in 1 second'],
  [1.5, 'in 2 seconds'],
  [89, 'in 89 seconds'],
  [90, 'in 2 minutes'],
  [120, 'in 2 minutes'],
  [121, 'in 3 minutes'],
  [86_400, 'in 1,440 minutes'],
])('retryAfterText rounds up a wait of %s seconds: %s', (seconds, wait) =>
  expect(retryAfterText(seconds)).toBe(`Too many requests. Try again ${wait}.`),
);

it.each([401, 500])('errorPageText names the code %i, which has no page of its own', (code) => {
  expect(errorPageText(code).title).toBe(genericTitle);
  expect(errorPageText(code).detail).toContain(String(code));
});

it.each<[string, Failure, string]>([
  ['no response', { reason: 'unreachable' }, genericTitle],
  ['a timeout', { reason: 'timeout' }, genericTitle],
  ['a response that violates the contract', { reason: 'malformed', status: 200 }, genericTitle],
  ['400', status(400), 'Validation failed'],
  ['403', status(403), 'Access Denied'],
  ['404', status(404), 'Organization not found'],
  ['409 duplicate', status(409, { code: 'duplicate' }), 'Please check for duplicate organization'],
  ['409 seats_in_use', status(409, { code: 'seats_in_use' }), 'Validation failed'],
  ['409', status(409), 'Saving Failed!'],
  ['422', status(422), 'Validation failed'],
  ['428', status(428), 'Saving Failed!'],
  ['500', status(500), 'Saving Failed!'],
])('actionFailureText titles %s correctly', (_, failure, title) => {
  const text = actionFailureText(failure, 'organization');
  expect([text.tone, text.title]).toEqual(['danger', title]);
  expect(text.detail).not.toBe('');
});

it('says that the set-up of the server is at fault, not to reload, for 428', () =>
  expect(actionFailureText(status(428), 'organization').detail).toBe(
    'The server isn’t set up correctly for saving. Reloading the page won’t help: tell whoever operates it.',
  ));

it('never advises to reload the page, where input would be lost, for an error response', () => {
  for (const code of [400, 402, 403, 404, 405, 409, 412, 422, 429, 500, 503])
    expect(actionFailureText(status(code), 'organization').detail).not.toMatch(/reload/i);
});

it('names the field that the server has not kept', () => {
  const failure = { reason: 'malformed', unkept: 'Billing phone' } as const;
  expect(actionFailureText(failure, 'organization').detail).toBe(
    'The server has not kept “Billing phone” as you entered it.',
  );
  expect(mayHaveBeenApplied(failure)).toBe(true);
});

it('asks to sign in first for a redirect to a sign-in page, which has saved nothing', () => {
  const failure = { reason: 'sign_in_page', signInUrl: 'https://sso.example/' } as const;
  expect(actionFailureText(failure, 'organization').detail).toBe(
    'The server asks you to sign in first. Sign in in a new tab, and try again here.',
  );
  expect(mayHaveBeenApplied(failure)).toBe(false);
});

it('says that the first attempt is still being worked on for 409 request_in_progress', () => {
  const failure = status(409, { code: 'request_in_progress' });
  expect(actionFailureText(failure, 'organization')).toMatchObject({
    title: 'Saving Failed!',
    detail: 'The server is still working on your first attempt. Try again in a moment.',
  });
  expect(mayHaveBeenApplied(failure)).toBe(true);
});

it('names the entity in the title of a 404', () =>
  expect(actionFailureText(status(404), 'token').title).toBe('Token not found'));

it('asks to check the record again for 412, and blames nobody', () =>
  expect(actionFailureText(status(412), 'organization', 'Acme')).toEqual({
    tone: 'warning',
    detail: 'Acme has changed since you opened it. Check it and confirm again.',
  }));

it('shows a caution with the waiting time for 429', () =>
  expect(actionFailureText(status(429, { retryAfter: 42 }), 'token')).toEqual({
    tone: 'warning',
    title: 'Caution',
    detail: 'Too many requests. Try again in 42 seconds.',
  }));

it.each([400, 409, 412])('shows the no_schedule message with status %s', (code) =>
  expect(actionFailureText(status(code, { code: 'no_schedule' }), 'token')).toMatchObject({
    title: 'Caution',
    detail: 'Unable to clock in — no schedule has been set for you today.',
  }),
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
  expect(actionFailureText(failure, 'organization', undefined, { placement })).toEqual({
    tone: 'danger',
    title: 'Validation failed',
    detail,
  });
  const duplicate = { ...failure, status: 409, code: 'duplicate' };
  expect(actionFailureText(duplicate, 'organization', undefined, { placement }).detail).toBe(
    detail,
  );
});
