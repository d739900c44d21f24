import type { Browser, Page } from 'playwright';

export interface ColdVisitOptions {
  path: string;
  /** CSS selector of an element that the page has when the screen is ready. */
  ready: string;
  signedIn: boolean;
}

/** What a visit with empty caches requests. */
export interface ColdVisit {
  /** The paths of the scripts requested until the screen is ready. */
  readonly firstScripts: readonly string[];
  /** The paths of the scripts requested until the page is idle. */
  readonly scripts: readonly string[];
  /** The number of all requests until the page is idle, the page's own included. */
  readonly requests: number;
}

/** In milliseconds: a page that has requested nothing for this long is idle. */
const idleTime = 4000;

/** Visits a page of the staff build with a stubbed API. */
export async function coldVisit(
  browser: Browser,
  origin: string,
  { path, ready, signedIn }: ColdVisitOptions,
): Promise<ColdVisit> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const urls: URL[] = [];
    page.on('request', (request) => urls.push(new URL(request.url())));
    await stubApi(page);
    if (signedIn)
      await page.addInitScript(
        (session) => localStorage.setItem('ams.session', session),
        storedSession,
      );
    await page.addInitScript(markWhenReady, ready);
    await page.goto(origin + path);
    await page.locator(ready).first().waitFor({ state: 'visible', timeout: 20_000 });
    const firstScripts = await page.evaluate(scriptsUntilReady);
    if (firstScripts.length === 0) throw new Error(`${path} requested no scripts`);
    let count = 0;
    while (count < urls.length) {
      count = urls.length;
      await page.waitForTimeout(idleTime);
    }
    const scripts = urls
      .filter((url) => url.origin === origin && url.pathname.endsWith('.js'))
      .map(({ pathname }) => pathname);
    return { firstScripts, scripts: [...new Set(scripts)], requests: urls.length };
  } finally {
    await context.close();
  }
}

/** Runs in the page: the scripts requested until the screen was ready. */
function scriptsUntilReady(): string[] {
  const readyTime = performance.getEntriesByName('ready')[0]?.startTime ?? Infinity;
  const urls = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= readyTime)
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === location.origin && url.pathname.endsWith('.js'));
  return [...new Set(urls.map(({ pathname }) => pathname))];
}

/** Runs in the page: marks when the screen is ready. */
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
