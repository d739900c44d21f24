import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdRequests } from '../holdRequests';

/** Records the path and query of every GET to the API, preflights excluded. */
function recordReads(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) sent.push(pathname + search);
  });
  return sent;
}

const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

const list = 'page=1&per_page=25&sort=name&order=asc';

for (const { path, call, heading } of [
  { path: '/accounts', call: `/api/accounts?${list}`, heading: 'Organizations' },
  { path: '/accounts/acme.v2', call: '/api/accounts/acme.v2', heading: /Acme/ },
  { path: '/', call: '/api/summary', heading: /Welcome/ },
])
  test(`requests the main record of ${path} while the code loads, and only once`, async ({
    signedIn: page,
  }) => {
    const release = await holdScripts(page);
    const sent = recordReads(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => sent).toEqual([call]);
    release();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(new Set(sent).size).toBe(sent.length);
  });

// Other paths and stored sessions: tests/unit/app/boot/inlineScript.test.ts.
test('requests nothing before the code is loaded on /token', async ({ signedIn: page }) => {
  const release = await holdScripts(page);
  const sent = recordReads(page);
  await page.goto('/token', { waitUntil: 'commit' });
  // What follows the inline script.
  await page.locator('noscript').waitFor({ state: 'attached' });
  expect(sent).toEqual([]);
  release();
});

test('a 401 to the initial request ends the session like any other', async ({ signedIn: page }) => {
  await page.route(/\/api\/accounts\?/, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({
          status: 401,
          headers: { 'Access-Control-Allow-Origin': '*' },
          contentType: 'application/problem+json',
          body: '{"status":401,"title":"Unauthorized","code":"unauthorized"}',
        })
      : route.continue(),
  );
  await page.goto('/accounts');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Your session has ended')).toBeVisible();
});

test('a failed initial request is retried like any other', async ({ signedIn: page }) => {
  let failures = 0;
  await page.route(/\/api\/accounts\?/, (route) =>
    failures++ === 0 ? route.abort() : route.continue(),
  );
  await page.goto('/accounts');
  await expect(page.getByRole('table', { name: 'Organizations' }).getByRole('link')).toHaveCount(
    25,
  );
  expect(failures).toBe(2);
});
