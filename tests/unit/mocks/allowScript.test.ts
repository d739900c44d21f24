// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { allowScript } from '../../../mocks/demo/allowScript';

afterEach(() => vi.unstubAllGlobals());

it('lets msw’s worker be registered, and nothing else become a script', () => {
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

it('has nothing to allow where the browser has no Trusted Types', () =>
  expect(() => allowScript('/a.js')).not.toThrow());
