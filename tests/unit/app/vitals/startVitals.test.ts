// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { startVitals } from '~/app/vitals/startVitals';

type Listener = (metric: Metric) => void;
const listeners = vi.hoisted(() => new Map<string, Listener>());
vi.mock('web-vitals', () => ({
  onINP: (listener: Listener) => listeners.set('INP', listener),
  onLCP: (listener: Listener) => listeners.set('LCP', listener),
  onCLS: (listener: Listener) => listeners.set('CLS', listener),
}));

const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
const sent = () => sendBeacon.mock.calls.flatMap(([, body]) => JSON.parse(body) as unknown[]);
const url = 'https://vitals.example/speed';

beforeEach(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  sendBeacon.mockClear();
});
afterEach(() => vi.restoreAllMocks());

/** As web-vitals reports it, with what identifies a visit and its elements. */
function measure(name: 'INP' | 'LCP' | 'CLS', value: number) {
  const metric = { name, value, rating: 'good', id: 'v5-1', delta: value, entries: [{}] };
  listeners.get(name)?.(metric as unknown as Metric);
}

async function hide(state: DocumentVisibilityState = 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
}

it('startVitals sends rounded values with the pattern of the route, once the page is hidden', async () => {
  startVitals(url, 'build-1');
  history.replaceState({}, '', '/accounts/org_secret?q=Hallberg#name');
  measure('INP', 104.6);
  measure('CLS', 0.012345);
  await hide('visible');
  expect(sendBeacon).not.toHaveBeenCalled();
  await hide();
  const common = { rating: 'good', route: '/accounts/:id', build: 'build-1' };
  expect(sent()).toEqual([
    { metric: 'INP', value: 105, ...common },
    { metric: 'CLS', value: 0.012, ...common },
  ]);
  expect(sendBeacon.mock.lastCall?.[0]).toBe(url);
  await hide();
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

it.each([
  ['/accounts/eu%3Aschmidt', '/accounts/:id'],
  ['/accounts/acme.v2', '/accounts/:id'],
  ['/accounts', '/accounts'],
  ['/accounts/org_secret/more', '*'],
  ['/Hallberg%20Shipping', '*'],
])('startVitals names the route of %s %s', async (path, route) => {
  startVitals(url, undefined);
  history.replaceState({}, '', path);
  measure('LCP', 900);
  await hide();
  expect(sent()).toMatchObject([{ metric: 'LCP', value: 900, route }]);
});
