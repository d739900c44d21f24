import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginPath, redirectTarget, screenPath } from '~/app/router/redirect';
import { casesTimeout, runCases } from '../../setup/runCases';
import { acceptedRedirects, rejectedRedirects } from './hostileRedirects';

const searchOf = (path: string) => `?redirect=${encodeURIComponent(path)}`;
const origin = 'https://console.example';

it('redirectTarget sends each invalid path home', () =>
  runCases('invalid redirects', rejectedRedirects, (path) => {
    expect(redirectTarget(searchOf(path))).toEqual({ path: '/', invalid: true });
    expect(screenPath(path)).toBeUndefined();
  }));

it('redirectTarget follows each valid path unchanged', () =>
  runCases('valid redirects', acceptedRedirects, (path) =>
    expect(redirectTarget(searchOf(path))).toEqual({ path, invalid: false }),
  ));

it.each([
  ['/accounts/../token?q=a/../b#c/../d', '/token?q=a/../b#c/../d'],
  ['/accounts/./7', '/accounts/7'],
  ['/%2e%2e/token', '/token'],
])('screenPath resolves dot segments in the path of %s', (path, resolved) =>
  expect(screenPath(path)).toBe(resolved),
);

it.each<[string, string, boolean]>([
  ['', '/', false],
  ['?redirect', '/', false],
  ['?redirect=', '/', false],
  ['?Redirect=/accounts', '/', false],
  ['?redirect=&x=1', '/', false],
  ['?x=1&redirect=%2Faccounts', '/accounts', false],
  ['?redirect=/accounts/7?page=2', '/accounts/7?page=2', false],
  ['?redirect=/accounts&redirect=/accounts', '/', true],
  ['?redirect=&redirect=', '/', true],
  ['?redirect=/a&redirect=//evil.example', '/', true],
  ['?redirect=/%09/evil.example', '/', true],
  ['?redirect=%ZZ', '/', true],
  ['?redirect=%E0%A4%A', '/', true],
])('redirectTarget resolves the query %j to %s (invalid: %s)', (search, path, invalid) =>
  expect(redirectTarget(search)).toEqual({ path, invalid }),
);

describe('redirectTarget: arbitrary input', () => {
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

  it(
    'never leaves the origin, never leads to login or logout, and never throws',
    { timeout: casesTimeout },
    () => {
      fc.assert(
        fc.property(path, (input) => {
          const { path: target, invalid } = redirectTarget(searchOf(input));
          const url = new URL(target, origin);
          expect(url.origin).toBe(origin);
          expect(target).toMatch(/^\/(?!\/)/);
          expect(url.pathname).not.toContain('//');
          expect(target).not.toMatch(/[\\\p{Cc}]/u);
          let { pathname } = url;
          for (let pass = 0; pass < 4; pass += 1) {
            expect(pathname).not.toMatch(/^\/+log(in|out)\/*$/i);
            try {
              pathname = new URL(decodeURIComponent(pathname).replace(/^\/+/, '/'), origin)
                .pathname;
            } catch {
              break;
            }
          }
          if (invalid) expect(target).toBe('/');
        }),
        { numRuns: 3000 },
      );
    },
  );

  it('reads back the path that loginPath has encoded', () =>
    runCases('redirects read back', acceptedRedirects.slice(1), (path) => {
      const login = loginPath(path);
      if (login !== '/login') expect(redirectTarget(login.slice(6)).path).toBe(path);
    }));
});

describe('loginPath', () => {
  it.each([
    ['/', '/login'],
    ['/?x=1', '/login'],
    ['/#x', '/login'],
    ['//', '/login'],
    ['/accounts', '/login?redirect=%2Faccounts'],
    [
      '/accounts/a%2Fb?page=2&q=%25#x',
      '/login?redirect=%2Faccounts%2Fa%252Fb%3Fpage%3D2%26q%3D%2525%23x',
    ],
    ['//evil.example', '/login?redirect=%2F%2Fevil.example'],
    ['//[', '/login?redirect=%2F%2F%5B'],
  ])('returns the login path of %s: %s', (path, login) => expect(loginPath(path)).toBe(login));
});
