// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { allowScript } from '~~/mocks/demo/allowScript';

afterEach(() => vi.unstubAllGlobals());

it('allowScript allows the URL of msw’s worker and no other script URL', () => {
  const createPolicy =
    vi.fn<
      (name: string, rules: { createScriptURL: (url: string) => string | undefined }) => void
    >();
  vi.stubGlobal('trustedTypes', { createPolicy });
  allowScript('/console/mockServiceWorker.js');
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(rules?.createScriptURL('/console/mockServiceWorker.js')).toBe(
    '/console/mockServiceWorker.js',
  );
  for (const url of [
    'https://evil.example/console/mockServiceWorker.js',
    '/mockServiceWorker.js',
    '/console/mockServiceWorker.js?x',
    'data:text/javascript,0',
    '/assets/a.js',
  ]) {
    expect(rules?.createScriptURL(url), url).toBeUndefined();
  }
});

it('allowScript does nothing in a browser without Trusted Types', () =>
  expect(() => allowScript('/a.js')).not.toThrow());
