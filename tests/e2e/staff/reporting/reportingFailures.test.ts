import { expect, test } from '../../reportingConsole';

// All 24 faults, without a browser: tests/unit/reporting/reportingFaults.test.ts.

for (const [name, response] of Object.entries({
  'no response': undefined,
  '429': { status: 429 },
  '500': { status: 500 },
  'a page': { status: 200, contentType: 'text/html', body: '<h1>Proxy</h1>' },
}))
  test(`users notice nothing of a reporting server that answers with ${name}`, async ({
    page,
    reporting: { host },
  }) => {
    let reports = 0;
    await page.route(/\/envelope\//, (route) => {
      reports += 1;
      return response ? route.fulfill(response) : route.abort('connectionrefused');
    });
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    await page.goto(`${host.origin}/login`);
    await page.getByLabel('Email').fill('demo@example.com');
    const thrown = ['first', 'second', 'third'];
    await page.evaluate((messages) => {
      for (const message of messages) void Promise.reject(new Error(message));
    }, thrown);
    await expect.poll(() => reports).toBeGreaterThan(0);
    await page.waitForTimeout(1000);
    expect(reports).toBeLessThanOrEqual(thrown.length);
    expect(uncaught).toEqual(thrown);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByLabel('Password', { exact: true }).fill('demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome, .+!$/ })).toBeVisible();
  });
