import type { Page } from 'playwright';
import type { MockControl } from '../../mocks/control';
import type { FaultCase } from './faultCases';

/**
 * An answer that would do for a list, but only another origin may read it; without that header
 * Playwright would let this one.
 */
const corsBlockedResponse = {
  status: 200,
  headers: { 'Access-Control-Allow-Origin': 'https://elsewhere.example' },
  json: { data: [] },
};

/**
 * Lets a fault strike every call of that name, at the API or on the way to it; gives a function
 * that mends it.
 */
export async function injectFault(
  page: Page,
  control: MockControl,
  call: string,
  urls: RegExp,
  { effect, network }: FaultCase,
): Promise<() => Promise<void>> {
  if (effect) {
    const removeFault = control.failNext({ call, effect, times: 'always' });
    return async () => removeFault();
  }
  if (network === 'offline') {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  }
  await page.route(urls, (route) =>
    network === 'CORS refused'
      ? route.fulfill(corsBlockedResponse)
      : route.abort('namenotresolved'),
  );
  return () => page.unroute(urls);
}
