import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirectPath, loginPath, redirectTarget } from '~/app/router/redirect';
import { casesTimeout, runCases } from '../../setup/runCases';
import { acceptedRedirects, rejectedRedirects } from './hostileRedirects';

const searchOf = (path: string) => `?redirect=${encodeURIComponent(path)}`;
const origin = 'https://console.example';

describe('redirectTarget: invalid redirects', () => {
  it('covers at least a hundred invalid paths', () =>
    expect(new Set(rejectedRedirects).size).toBeGreaterThanOrEqual(100));
  it('sends each invalid path home', () =>
    runCases('invalid redirects', rejectedRedirects, (path) => {
      expect(redirectTarget(searchOf(path))).toEqual({ path: '/', invalid: true });
      expect(safeRedirectPath(path)).toBeUndefined();
    }));
});

describe('redirectTarget: valid redirects', () => {
  it('follows each valid path unchanged', () =>
    runCases('valid redirects', acceptedRedirects, (path) =>
      expect(redirectTarget(searchOf(path))).toEqual({ path, invalid: false }),
    ));

  it('resolves dot segments in the path only', () => {
    expect(safeRedirectPath('/accounts/../token?q=a/../b#c/../d')).toBe('/token?q=a/../b#c/../d');
    expect(safeRedirectPath('/accounts/./7')).toBe('/accounts/7');
    expect(safeRedirectPath('/%2e%2e/token')).toBe('/token');
  });
});

describe('redirectTarget: query of the login URL', () => {
  it.each([
    '',
    '?',
    '?redirect',
    '?redirect=',
    '?other=1',
    '?Redirect=/accounts',
    '?redirect=&x=1',
  ])('goes home silently for %j', (search) =>
    expect(redirectTarget(search)).toEqual({ path: '/', invalid: false }),
  );
  it.each([
    '?redirect=/accounts&redirect=/token',
    '?redirect=/accounts&redirect=/accounts',
    '?redirect=&redirect=',
    '?redirect=/a&redirect=//evil.example',
  ])('rejects the repeated parameter in %j', (search) =>
    expect(redirectTarget(search)).toEqual({ path: '/', invalid: true }),
  );
  it.each([
    ['?redirect=/%09/evil.example', '/', true],
    ['?redirect=%2F%2Fevil.example', '/', true],
    ['?redirect=%ZZ', '/', true],
    ['?redirect=%E0%A4%A', '/', true],
    ['?redirect=/accounts/7?page=2#x', '/accounts/7?page=2', false],
    ['?x=1&redirect=%2Faccounts', '/accounts', false],
  ])('resolves %j to %s', (search, path, invalid) =>
    expect(redirectTarget(search.replace(/#.*/, ''))).toEqual({ path, invalid }),
  );
});

describe('redirectTarget: arbitrary input', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5c',
    'login',
    'logout',
    'LOGIN',
    '%6cogin',
    'log%6fut',
    '%256c',
    'ogin',
    'accounts',
    'evil.example',
    ':',
    '@',
    '?',
    '#',
    '&',
    '=',
    '\t',
    '\n',
    '\u0000',
    ' ',
    'https:',
    'javascript:',
    '%',
    '%00',
    '%09',
    '\u200B',
    '\u00AD',
    'ｌ',
    ';',
    '[',
    ']',
  );
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

  it('reads back the path that loginPath has encoded', () => {
    const query = fc.webQueryParameters().map((text) => (text === '' ? '' : `?${text}`));
    const fragment = fc.webFragments().map((text) => (text === '' ? '' : `#${text}`));
    const segment = fc
      .webSegment()
      .filter(
        (text) =>
          text !== '' &&
          !/^(\.|%2e)+$/i.test(text) &&
          !/log(in|out)/i.test(text) &&
          !/%(0|1|7f)/i.test(text),
      );
    fc.assert(
      fc.property(
        fc.array(segment, { minLength: 1, maxLength: 4 }),
        query,
        fragment,
        (segments, search, hash) => {
          const input = `/accounts/${segments.join('/')}${search}${hash}`;
          fc.pre(input.length <= 2000);
          const login = new URL(loginPath(input), origin);
          expect(login.pathname).toBe('/login');
          expect(redirectTarget(login.search)).toEqual({ path: input, invalid: false });
        },
      ),
    );
  });

  it('loginPath builds a login path for any input', () => {
    fc.assert(
      fc.property(path, (input) => {
        const login = new URL(loginPath(`/${input}`), origin);
        expect([login.origin, login.pathname, login.hash]).toEqual([origin, '/login', '']);
        expect([null, `/${input}`]).toContain(login.searchParams.get('redirect'));
      }),
    );
  });
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
