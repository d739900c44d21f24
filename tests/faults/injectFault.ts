import type { Page } from 'playwright';
import { faultResponse } from './faultResponse';
import { statusOf, type Fault } from './faultTable';

/**
 * Makes every read from or write to these URLs fail on its way to the API; returns a function that
 * ends this.
 */
export async function injectFault(
  page: Page,
  kind: 'read' | 'write',
  urls: RegExp,
  fault: Fault,
): Promise<() => Promise<void>> {
  const { effect, browserError } = fault;
  await page.route(urls, async (route) => {
    if ((route.request().method() === 'GET') !== (kind === 'read')) return route.fallback();
    if (effect === 'hang') return;
    if (browserError === 'blocked by CORS') return route.fulfill(corsBlockedResponse);
    if (effect === 'network') return route.abort(browserError ?? 'connectionreset');
    const response = await faultResponse(fault);
    await route.fulfill({
      status: statusOf(fault) ?? 200,
      headers: {
        ...Object.fromEntries(response.headers),
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': 'Retry-After',
      },
      body: await response.text(),
    });
  });
  return () => page.unroute(urls);
}

/**
 * A valid list that only another origin may read. Without an `Access-Control-Allow-Origin` header
 * Playwright adds one that allows the page (https://github.com/microsoft/playwright/pull/12943).
 */
const corsBlockedResponse = {
  status: 200,
  headers: { 'Access-Control-Allow-Origin': 'https://elsewhere.example' },
  json: { data: [] },
};
