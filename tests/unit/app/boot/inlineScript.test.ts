// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inlineScript, type InlineScriptData } from '~/app/boot/inlineScript';
import { routes } from '~/app/router/routes';
import { parseCredentials } from '~/domain/User';
import type { Configuration } from '~/lib/configuration';
import { storageStates } from '../hostileStorage';
import { setConfiguration } from '../setConfiguration';
import { invalidIds, unusualIds } from '../../domain/hostileIds';

const api = 'https://api.example.com';
const data: InlineScriptData = {
  screens: routes
    .filter(({ access }) => access === 'signed-in')
    .map(({ path, screen, mainCall }) => ({
      path,
      chunks: [screen?.path ?? ''],
      call: mainCall,
    })),
  chunkFiles: { 'screens/Token/TokenScreen': ['assets/vendor.js', 'assets/TokenScreen.js'] },
  texts: { title: 'Something went wrong', detail: 'The page is missing.', action: 'Reload' },
};
const session = JSON.stringify({
  v: 1,
  data: { token: 'ses_1', user: { id: 'u', name: 'U', email: 'u@example.com' } },
});
const list = '/api/accounts?page=1&per_page=25&sort=name&order=asc';
const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
const reloadStaleBuild = vi.fn<() => Promise<boolean>>();
const root = document.documentElement;

/** Opens a page whose browser has stored these texts. */
function open(
  path: string,
  stored: Readonly<Record<string, string>> = { 'ams.session': session },
  configuration: Partial<Configuration> | undefined = { api, base: '/' },
): void {
  history.replaceState(null, '', location.origin + path);
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  setConfiguration(configuration);
  inlineScript(data, parseCredentials, reloadStaleBuild);
}

const requested = () => fetchMock.mock.calls.map(([url]) => url as string);
const preloaded = () => Array.from(document.querySelectorAll('link'), ({ href }) => href);

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockClear();
  reloadStaleBuild.mockReset().mockResolvedValue(false);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setConfiguration(undefined);
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  delete window.initialRequest;
  delete window.chunkFiles;
});

describe('theme', () => {
  const themeFor = (stored: Readonly<Record<string, string>>) => {
    open('/', stored);
    return root.dataset.theme;
  };

  it.each(['dark', 'light'])('the stored theme %s is applied', (theme) =>
    expect(themeFor({ 'ams.theme': JSON.stringify({ v: 1, data: theme }) })).toBe(theme),
  );

  it('the theme is light when storage throws', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(themeFor({})).toBe('light');
  });
});

describe('shell', () => {
  it.each([
    ['/', 'app'],
    ['/accounts', 'app'],
    ['/accounts/', 'app'],
    ['/accounts/acme.v2', 'app'],
    ['/token', 'app'],
    ['/login', 'app'],
    ['/logout', 'none'],
    ['/accounts/a/b', 'none'],
    ['/other', 'none'],
  ])('a signed-in user sees %s start with the shell “%s”', (path, shell) => {
    open(path);
    expect(root.dataset.shell).toBe(shell);
  });

  it.each([
    ['/accounts', 'landing'],
    ['/login', 'landing'],
    ['/other', 'none'],
  ])('without a session %s starts with the shell “%s”', (path, shell) => {
    open(path, {});
    expect(root.dataset.shell).toBe(shell);
  });

  it('the path of the screen is relative to the base path', () => {
    open('/console/accounts', undefined, { api, base: '/console/' });
    expect(root.dataset.shell).toBe('app');
    expect(requested()).toEqual([`${api}${list}`]);
  });

  it.each([
    [true, 1280, true],
    [false, 800, false],
    ['yes', 800, true],
    ['yes', 1280, false],
  ])('the side menu stored as collapsed: %j is a rail at %i px: %s', (collapsed, width, isRail) => {
    vi.stubGlobal('innerWidth', width);
    open('/', { 'ams.menu': JSON.stringify({ v: 1, data: { collapsed } }) });
    expect(root.hasAttribute('data-rail')).toBe(isRail);
  });
});

describe('chunks', () => {
  it('the chunks of a signed-in user’s screen are preloaded, relative to the base path', () => {
    open('/console/token', undefined, { api, base: '/console/' });
    expect(preloaded().map((url) => new URL(url).pathname)).toEqual([
      '/console/assets/vendor.js',
      '/console/assets/TokenScreen.js',
    ]);
    expect(window.chunkFiles?.['screens/Token/TokenScreen']).toContain(
      '/console/assets/TokenScreen.js',
    );
  });

  it('nothing is preloaded without a session', () => {
    open('/token', {});
    expect(preloaded()).toEqual([]);
  });
});

describe('initial request', () => {
  it.each([
    ['/accounts', list],
    ['/', '/api/summary'],
    ['/accounts/acme.v2', '/api/accounts/acme.v2'],
  ])('%s requests %s with the stored token', (path, call) => {
    open(path);
    expect(requested()).toEqual([api + call]);
    const [, init] = fetchMock.mock.lastCall ?? [];
    expect(init).toMatchObject({
      cache: 'no-store',
      credentials: 'omit',
      headers: { Authorization: 'Bearer ses_1' },
    });
    expect(window.initialRequest?.url).toBe(api + call);
  });

  it.each(['/token', '/login', '/accounts?q=a', '/accounts/a%2F..%2Fb', '/other'])(
    '%s requests nothing',
    (path) => {
      open(path);
      expect(requested()).toEqual([]);
    },
  );

  it.each([{}, { base: '/' }, { api: undefined }])(
    'a page that was never configured (%j) requests nothing',
    (configuration) => {
      open('/accounts', undefined, configuration);
      expect(requested()).toEqual([]);
    },
  );

  it('damaged or hostile storage sends nothing and changes nothing', () => {
    for (const [key, text] of storageStates) {
      localStorage.clear();
      open('/accounts', { [key]: text });
      expect([root.dataset.theme, root.dataset.shell], `${key} ${text.slice(0, 99)}`).toEqual([
        'light',
        'landing',
      ]);
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(requested()).toEqual([]);
  });

  const evil = {
    api: 'https://evil.example',
    host: 'https://evil.example',
    base: '//evil.example/',
  };

  it('what a browser has stored cannot change the host', () => {
    const hostile = JSON.stringify({ v: 1, data: evil, ...evil });
    open('/accounts', {
      ...Object.fromEntries(
        ['ams-configuration', 'ams.configuration', 'ams.host', 'ams.api', 'api'].map((key) => [
          key,
          hostile,
        ]),
      ),
      'ams.session': JSON.stringify({
        v: 1,
        data: { ...(JSON.parse(session) as { data: object }).data, ...evil },
        ...evil,
      }),
    });
    expect(requested()).toEqual([api + list]);
  });

  it('an element that takes the name of the request or of the configuration changes nothing', () => {
    document.body.innerHTML = `<a id="initialRequest" href="https://evil.example"></a><p id="ams-configuration">${JSON.stringify(evil)}</p>`;
    open('/accounts');
    document.body.replaceChildren();
    expect(requested()).toEqual([api + list]);
  });

  const fragments = fc.constantFrom(
    ...'//evil.example /\\evil.example @evil.example :80@evil.example .evil.example / //'.split(
      ' ',
    ),
    ...'/accounts /accounts/ /token .. /../ /./ %2e%2e %2F %5C %00 %E0%A4%A % &'.split(' '),
    ...'https: https://evil.example javascript:alert(1)'.split(' '),
  );
  const pathnames = fc
    .array(fc.oneof(fragments, fc.string({ maxLength: 5, unit: 'grapheme-ascii' })), {
      maxLength: 5,
    })
    .chain((parts) => fc.constantFrom(`/accounts/${parts.join('')}`, `/${parts.join('')}`));

  it('no path can lead the request away from the API’s own paths', () => {
    const allowed =
      /^https:\/\/api\.example\.com\/api\/(?:summary|accounts\?[^/]*|accounts\/[^/?]+)$/;
    const expectAllowed = (pathname: string) => {
      if (!URL.canParse(pathname, location.origin)) return;
      const url = new URL(pathname, location.origin);
      if (url.origin !== location.origin) return;
      fetchMock.mockClear();
      open(url.pathname);
      for (const request of requested()) {
        expect(request).toMatch(allowed);
        // As the URL parser resolves it: no dot segment has left the path.
        expect(new URL(request).href).toBe(request);
      }
    };
    for (const id of [...invalidIds, ...unusualIds])
      for (const segment of [encodeURIComponent(id.toWellFormed()), id])
        expectAllowed(`/accounts/${segment}`);
    fc.assert(fc.property(pathnames, expectAllowed), { numRuns: 1000, seed: 27 });
  });
});

describe('entry error', () => {
  const failScript = async () => {
    document.body.innerHTML = '<div id="root"></div>';
    const script = document.createElement('script');
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    await new Promise((resolve) => setTimeout(resolve));
  };

  it('a script that can’t be loaded shows the error', async () => {
    open('/accounts');
    await failScript();
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(
      'Something went wrongThe page is missing.Reload',
    );
    expect(root.dataset.shell).toBe('failed');
  });

  it('a page that reloads into a newer build shows no error', async () => {
    // For the listeners of earlier tests as well.
    reloadStaleBuild.mockResolvedValue(true);
    open('/accounts');
    await failScript();
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });
});

it('the inline script works from its source text alone', () => {
  localStorage.setItem('ams.session', session);
  history.replaceState(null, '', '/accounts');
  setConfiguration({ api, base: '/' });
  // oxlint-disable-next-line eslint/no-new-func, typescript/no-implied-eval -- as the page runs it
  const run = new Function(
    `(${inlineScript.toString()})(${JSON.stringify(data)},${parseCredentials.toString()})`,
  ) as () => void;
  run();
  expect(requested()).toEqual([api + list]);
});
