import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/lib/Failure';
import {
  errorPageText,
  loadFailureText,
  signInFailureText,
  retryAfterText,
} from '../../../src/messages/failures';

const status = (code: number, more: Partial<Failure> = {}): Failure => ({
  reason: 'status',
  status: code,
  ...more,
});
const wrong = 'Something went wrong';
const withoutUsableResponse: Failure[] = [
  { reason: 'unreachable' },
  { reason: 'timeout' },
  { reason: 'malformed' },
  { reason: 'malformed', status: 200 },
];

describe('a failed load', () => {
  it.each([
    [400, 'Bad Request'],
    [403, 'Access Forbidden'],
    [404, 'Page Not Found'],
  ])('shows the page of %s', (code, title) =>
    expect(loadFailureText(status(code))).toEqual({ ...errorPageText(code), title, page: code }),
  );

  it.each([
    ...withoutUsableResponse,
    ...[402, 405, 409, 412, 418, 422, 428, 429, 500, 501, 502, 503, 504, 599].map((code) =>
      status(code),
    ),
  ])('says "Something went wrong" in place for %o', (failure) => {
    const { title, detail, page } = loadFailureText(failure);
    expect(title).toBe(wrong);
    expect(detail).not.toBe('');
    expect(page).toBeUndefined();
  });

  it('shows no page for an answer that isn’t the contract’s, whatever its status was', () => {
    for (const code of [400, 403, 404])
      expect(loadFailureText({ reason: 'malformed', status: code })).toMatchObject({
        title: wrong,
      });
  });

  it('says when to try again after 429', () => {
    expect(loadFailureText(status(429, { retryAfter: 30 })).detail).toContain('30 seconds');
    expect(loadFailureText(status(429, { retryAfter: 600 })).detail).toContain('10 minutes');
  });

  it('tells no answer, none in time and one that can’t be read apart', () => {
    const details = withoutUsableResponse
      .slice(0, 3)
      .map((failure) => loadFailureText(failure).detail);
    expect(new Set(details).size).toBe(3);
  });
});

describe('a failed sign-in', () => {
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
    ...[400, 401, 403, 409, 422, 429, 500].map((code): [Failure, string, string] => [
      status(code, { code: 'no_schedule' }),
      'Caution',
      'Unable to clock in — no schedule has been set for you today.',
    ]),
    ...[409, 412, 418, 428, 500, 502, 503, 504].map((code): [Failure, string, RegExp] => [
      status(code),
      wrong,
      /.+/,
    ]),
    ...withoutUsableResponse.map((failure): [Failure, string, RegExp] => [failure, wrong, /.+/]),
  ])('%o: %s', (failure, title, detail) => {
    const texts = signInFailureText(failure);
    expect(texts.title).toBe(title);
    expect(texts.detail).toMatch(detail);
  });

  it('speaks of no save and of no session that ended', () => {
    for (const code of [409, 500, 503])
      expect(Object.values(signInFailureText(status(code))).join()).not.toMatch(/Saving|session/);
  });
});

describe('when to try again', () => {
  it.each([
    [undefined, 'Too many requests. Try again in a moment.'],
    [0, 'Too many requests. Try again in 1 second.'],
    [0.2, 'Too many requests. Try again in 1 second.'],
    [1, 'Too many requests. Try again in 1 second.'],
    [1.5, 'Too many requests. Try again in 2 seconds.'],
    [30, 'Too many requests. Try again in 30 seconds.'],
    [60, 'Too many requests. Try again in 60 seconds.'],
    [89, 'Too many requests. Try again in 89 seconds.'],
    [90, 'Too many requests. Try again in 2 minutes.'],
    [120, 'Too many requests. Try again in 2 minutes.'],
    [121, 'Too many requests. Try again in 3 minutes.'],
    [86_400, 'Too many requests. Try again in 1,440 minutes.'],
  ])('%s seconds', (seconds, text) => expect(retryAfterText(seconds)).toBe(text));
});

describe('an error page', () => {
  it('names other codes by their number', () => {
    for (const code of [401, 402, 429, 500, 503, 599]) {
      expect(errorPageText(code).title).toBe(wrong);
      expect(errorPageText(code).detail).toContain(String(code));
    }
  });
});
