import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loginPath, redirectTarget } from '~/app/router/redirect';
import { casesTimeout, runCases } from '../../setup/runCases';
import { acceptedRedirects, rejectedRedirects } from './hostileRedirects';

const searchOf = (path: string) => `?redirect=${encodeURIComponent(path)}`;
const origin = 'https://console.example';

it('redirectTarget sends each invalid path home', () =>
  runCases('invalid redirects', rejectedRedirects, (path) =>
    expect(redirectTarget(searchOf(path))).toEqual({ path: '/', invalid: true }),
  ));

it('redirectTarget follows each valid path unchanged, as loginPath has encoded it', () =>
  runCases('valid redirects', acceptedRedirects, (path) => {
    expect(redirectTarget(searchOf(path))).toEqual({ path, invalid: false });
    const login = loginPath(path);
    if (login !== '/login') expect(redirectTarget(login.slice(6)).path).toBe(path);
  }));

it.each<[string, string, boolean]>([
  ['', '/', false],
  ['?redirect=', '/', false],
  ['?Redirect=/accounts', '/', false],
  ['?x=1&redirect=%2Faccounts', '/accounts', false],
  ['?redirect=/accounts/7?page=2', '/accounts/7?page=2', false],
  ['?redirect=/accounts/../token?q=a/../b%23c', '/token?q=a/../b#c', false],
  ['?redirect=/accounts&redirect=/accounts', '/', true],
  ['?redirect=&redirect=', '/', true],
  ['?redirect=%ZZ', '/', true],
])('redirectTarget resolves the query %j to %s (invalid: %s)', (search, path, invalid) =>
  expect(redirectTarget(search)).toEqual({ path, invalid }),
);

it.each([
  ['/', '/login'],
  ['/?x=1', '/login'],
  ['//', '/login'],
  [
    '/accounts/a%2Fb?page=2&q=%25#x',
    '/login?redirect=%2Faccounts%2Fa%252Fb%3Fpage%3D2%26q%3D%2525%23x',
  ],
  ['//evil.example', '/login?redirect=%2F%2Fevil.example'],
])('loginPath of %s is %s', (path, login) => expect(loginPath(path)).toBe(login));

it(
  'redirectTarget never leaves the origin, never leads to login or logout, and never throws',
  { timeout: casesTimeout },
  () => {
    const start = fc.nat({ max: 20 });
    /** A piece of a known path, so that pieces of several are combined. */
    const part = fc
      .tuple(fc.constantFrom(...rejectedRedirects, ...acceptedRedirects), start, start)
      .map(([text, from, length]) => text.slice(from, from + length));
    const path = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.array(part, { maxLength: 10 }).map((parts) => parts.join('')),
      fc.array(part, { maxLength: 10 }).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(path, (input) => {
        const { path: target, invalid } = redirectTarget(searchOf(input));
        const url = new URL(target, origin);
        expect([url.origin, invalid && target !== '/']).toEqual([origin, false]);
        expect(target).toMatch(/^\/(?!\/)[^\\\p{Cc}]*$/u);
        expect(url.pathname).not.toMatch(/\/\/|^\/log(in|out)\/*$/i);
      }),
      { numRuns: 3000 },
    );
  },
);
