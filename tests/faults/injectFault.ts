import type { Page } from 'playwright';
import type { MockControl } from '~~/mocks/control';
import type { FaultCase } from './faultCases';
import type { Opening } from './FaultScenario';

/**
 * A valid list that only another origin may read. Without an `Access-Control-Allow-Origin` header
 * Playwright adds one that allows the page (https://github.com/microsoft/playwright/pull/12943).
 */
const corsBlockedResponse = {
  status: 200,
  headers: { 'Access-Control-Allow-Origin': 'https://elsewhere.example' },
  json: { data: [] },
};

/**
 * Makes every call of that name fail, at the API or on the way to it; returns a function that removes the fault. A page that is
 * opened by its address must load itself: offline then means that its calls can't leave the browser.
 */
export async function injectFault(
  page: Page,
  control: MockControl,
  call: string,
  urls: RegExp,
  { effect, network }: FaultCase,
  opening: Opening = 'link',
): Promise<() => Promise<void>> {
  if (effect) {
    const removeFault = control.failNext({ call, effect, times: 'always' });
    return async () => removeFault();
  }
  if (network === 'offline' && opening === 'link') {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  }
  await page.route(urls, (route) =>
    network === 'blocked by CORS'
      ? route.fulfill(corsBlockedResponse)
      : route.abort(network === 'offline' ? 'internetdisconnected' : 'namenotresolved'),
  );
  return () => page.unroute(urls);
}
