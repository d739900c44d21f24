import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Milliseconds within which a second request would have been sent. */
const settle = 1000;

/** Fails every matching call and records the paths of the GETs. */
async function failCalls(page: Page, pattern: RegExp): Promise<string[]> {
  const paths: string[] = [];
  await page.route(pattern, (route) => {
    if (route.request().method() === 'GET')
      paths.push(new URL(route.request().url()).pathname.replace(/^\/api\/accounts\/?[^/]*/, ''));
    return route.fulfill({
      status: 500,
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    });
  });
  return paths;
}

const anyProfile = /\/api\/accounts\/[^/?]+/;
const profileCalls = ['', '/activity', '/daily-seats', '/subscriptions'];
const links = (page: Page) => page.getByRole('table', { name: 'Organizations' }).getByRole('link');

async function profilePath(page: Page): Promise<string> {
  await page.goto('/accounts?page=4');
  return (await links(page).first().getAttribute('href')) ?? '';
}

test('a deep link to a profile whose calls fail sends each once, and again only on request', async ({
  signedIn: page,
}) => {
  const path = await profilePath(page);
  // Delays the screen's chunk so that the responses arrive first.
  await page.route(/\/OrganizationProfile[^/]*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const sent = await failCalls(page, anyProfile);
  await page.goto(path);
  await expect(page.getByText('Something went wrong').first()).toBeVisible();
  await page.waitForTimeout(settle);
  expect(sent.splice(0).toSorted()).toEqual(profileCalls);

  await page.getByRole('button', { name: 'Try again' }).first().click();
  await page.waitForTimeout(settle);
  expect(sent.splice(0)).toEqual(['']);

  await page.getByRole('link', { name: 'Accounts', exact: true }).first().click();
  await expect(links(page)).toHaveCount(25);
  await page.goBack();
  await expect(page.getByText('Something went wrong').first()).toBeVisible();
  await page.waitForTimeout(settle);
  expect(sent.toSorted()).toEqual(profileCalls);
});

test('failed regions are requested once, and a change of period requests Daily Seats only', async ({
  signedIn: page,
}) => {
  const path = await profilePath(page);
  const sent = await failCalls(page, /\/(subscriptions|daily-seats)/);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2);
  await page.waitForTimeout(settle);
  expect(sent.splice(0).toSorted()).toEqual(['/daily-seats', '/subscriptions']);
  await page.getByRole('radio', { name: '90 days' }).check({ force: true });
  await page.waitForTimeout(settle);
  expect(sent).toEqual(['/daily-seats']);
});

test('a click on a row whose prefetches failed requests its profile again', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?page=4');
  const sent = await failCalls(page, anyProfile);
  await links(page).nth(1).hover();
  await page.waitForTimeout(settle);
  expect(sent.splice(0)).toEqual(['']);
  await page.mouse.down();
  await page.waitForTimeout(settle);
  sent.length = 0;
  await page.mouse.up();
  await expect(page.getByText('Something went wrong').first()).toBeVisible();
  await page.waitForTimeout(settle);
  expect(sent.toSorted()).toEqual(profileCalls);
});
