import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Milliseconds within which an unwanted request would have been sent. */
const settle = 1200;

const fiveMinutes = 5 * 60_000;

/** Records the paths of the API's GETs from now on. */
function recordGets(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/'))
      sent.push(new URL(request.url()).pathname);
  });
  return sent;
}

/** Focuses the window more than a second after the last time: earlier focus events are ignored. */
async function regainFocus(page: Page): Promise<void> {
  await page.waitForTimeout(settle);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.waitForTimeout(settle);
}

test('home sends three calls, and none on return while their data is fresh', async ({
  signedIn: page,
}) => {
  const sent = recordGets(page);
  await page.goto('/');
  await expect(page.getByRole('table', { name: 'Needs attention' }).getByRole('link')).toHaveCount(
    8,
  );
  await regainFocus(page);
  expect(sent.splice(0).toSorted()).toEqual(['/api/accounts', '/api/activity', '/api/summary']);

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Token' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Token' })).toBeVisible();
  await expect.poll(() => sent).toHaveLength(1);
  sent.length = 0;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await regainFocus(page);
  expect(sent).toEqual([]);

  await page.clock.setFixedTime(Date.now() + fiveMinutes);
  await regainFocus(page);
  expect(sent.toSorted()).toEqual(['/api/accounts', '/api/activity', '/api/summary']);
});

for (const [name, path, calls] of [
  ['the list', '/accounts', 1],
  ['a profile', '/accounts/org_hallberg', 4],
  ['the tokens', '/token', 1],
] as const) {
  test(`a window that regains focus refetches ${name} once the data is five minutes old`, async ({
    signedIn: page,
  }) => {
    const sent = recordGets(page);
    await page.goto(path);
    await expect.poll(() => sent).toHaveLength(calls);
    await regainFocus(page);
    expect(sent).toHaveLength(calls);
    await page.clock.setFixedTime(Date.now() + fiveMinutes);
    await regainFocus(page);
    expect(sent).toHaveLength(2 * calls);
    await regainFocus(page);
    expect(sent).toHaveLength(2 * calls);
  });
}

for (const [name, path, heading] of [
  ['home', '/', /^Welcome/],
  ['the list', '/accounts', 'Organizations'],
  ['a profile', '/accounts/acme.v2', 'Acme Robotics'],
  ['the tokens', '/token', 'Token'],
] as const) {
  test(`figures of ${name} that can't be refetched after hours say how old they are`, async ({
    context,
    signedIn: page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('tbody:not([aria-hidden]) td:first-child').first()).toBeVisible();
    await page.waitForTimeout(settle);
    await context.setOffline(true);
    await page.clock.setFixedTime(Date.now() + 3 * 60 * 60_000);
    await regainFocus(page);
    const age = page.getByText('Last loaded 3 hours ago');
    await expect(age).toBeVisible();
    await context.setOffline(false);
    await regainFocus(page);
    await expect(age).toHaveCount(0);
  });
}
