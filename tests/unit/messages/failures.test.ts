import { describe, expect, it } from 'vitest';
import type { Failure } from '~/lib/Failure';
import { errorPageText, loadFailureText, retryAfterText } from '~/messages/failures';
import { signInFailureText } from '~/messages/failureTexts';

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
