import type { Browser, Page } from 'playwright';

export interface ColdVisitOptions {
  path: string;
  /** CSS selector of an element that the page has when the screen is ready. */
  ready: string;
  signedIn: boolean;
}

/** The paths of the scripts that a visit with empty caches requests until the screen is ready. */
export async function coldVisitScripts(
  browser: Browser,
  origin: string,
  { path, ready, signedIn }: ColdVisitOptions,
): Promise<string[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await stubApi(page);
    if (signedIn)
      await page.addInitScript(
        (session) => localStorage.setItem('ams.session', session),
        storedSession,
      );
    await page.addInitScript(markWhenReady, ready);
    await page.goto(origin + path);
    await page.locator(ready).first().waitFor({ state: 'visible', timeout: 20_000 });
    const scripts: string[] = await page.evaluate(() => {
      const readyTime = performance.getEntriesByName('ready')[0]?.startTime ?? Infinity;
      const entries = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= readyTime);
      const urls = entries
        .map(({ name }) => new URL(name))
        .filter((url) => url.origin === location.origin && url.pathname.endsWith('.js'));
      return urls.map(({ pathname }) => pathname);
    });
    if (scripts.length === 0) throw new Error(`${path} requested no scripts`);
    return [...new Set(scripts)];
  } finally {
    await context.close();
  }
}

/** Runs in the page: marks when the screen is ready; scripts requested later aren't counted. */
function markWhenReady(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    performance.mark('ready');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

const user = { id: 'staff-1', name: 'Demo', email: 'demo@example.com' };
const storedSession = JSON.stringify({ v: 1, data: { token: 'size-check', user } });

const rows = Array.from({ length: 25 }, (_, i) => ({
  id: `org-${i + 1}`,
  name: `Organization ${i + 1}`,
  subdomain: `org-${i + 1}`,
  status: 'active',
  registered_at: '2026-01-01T00:00:00Z',
  total_seats: 10,
  billing: {
    billing_name: 'A',
    billing_email: 'a@example.com',
    billing_phone: null,
    amount: 1,
    currency: 'USD',
  },
}));
const list = { data: rows, meta: { page: 1, per_page: 25, total: 200, total_pages: 8 } };

/** Responds to any call with one page of organizations. */
async function stubApi(page: Page): Promise<void> {
  await page.route(/\/api\//, (route) =>
    route.fulfill({
      json: list,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  );
}
