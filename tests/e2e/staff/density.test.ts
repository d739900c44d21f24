import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdRequests } from '../holdRequests';

/** docs/design.md: how much a screen shows, in pixels of the window. */
const desktop = { width: 1280, height: 800 };
const phone = { width: 375, height: 740 };

const organizations = (page: Page) => page.getByRole('table', { name: 'Organizations' });

async function openList(page: Page): Promise<void> {
  await page.goto('/accounts');
  await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
}

/** The top and bottom edges of the rows of a table's body. */
function rowEdges(table: Locator): Promise<{ top: number; bottom: number }[]> {
  return table.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return { top, bottom };
    }),
  );
}

test('twelve rows of the list fit at 1280×800, none of them with a status pill', async ({
  signedIn: page,
}) => {
  await page.setViewportSize(desktop);
  await openList(page);
  const edges = await rowEdges(organizations(page));
  expect(edges.filter(({ bottom }) => bottom <= desktop.height).length).toBeGreaterThanOrEqual(12);
  await page.goto('/accounts?status=active');
  await expect(organizations(page)).not.toHaveAttribute('aria-busy');
  const pills = await organizations(page)
    .locator('td[data-label="Status"] span')
    .evaluateAll((words) =>
      words.filter((word) => getComputedStyle(word).backgroundColor !== 'rgba(0, 0, 0, 0)'),
    );
  expect(pills).toEqual([]);
});

test('nine rows of the list fit at 375×740, the first within 200 px', async ({
  signedIn: page,
}) => {
  await page.setViewportSize(phone);
  await openList(page);
  const edges = await rowEdges(organizations(page));
  expect(edges[0]?.top).toBeLessThanOrEqual(200);
  expect(edges.filter(({ bottom }) => bottom <= phone.height).length).toBeGreaterThanOrEqual(9);
});

test('the status of an inactive organization takes the place of its bar at 375 px', async ({
  signedIn: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/accounts?per_page=100');
  const rows = organizations(page).locator('tbody tr');
  const measure = (row: Locator) =>
    row.evaluate((element) => {
      const right = (selector: string) =>
        Math.round(element.querySelector(selector)?.getBoundingClientRect().right ?? NaN);
      return { name: right('td:first-child'), seats: right('td[data-label="Total Seats"]') };
    });
  const inactive = rows.filter({ hasText: 'Inactive' }).first();
  await expect(inactive.getByRole('meter')).toBeHidden();
  await expect(inactive.getByText('Inactive')).toBeVisible();
  const active = rows.filter({ hasNotText: 'Inactive' }).first();
  await expect(active.getByRole('meter')).toBeVisible();
  expect((await measure(inactive)).seats).toBe((await measure(active)).seats);
  // A long name isn't shortened by more than the pill is wider than the bar.
  expect((await measure(active)).name - (await measure(inactive)).name).toBeLessThanOrEqual(8);
});

for (const [width, columns] of [
  [900, ['Organization', 'Billing', 'Date Registered', 'Total Seats', 'Status']],
  [768, ['Organization', 'Billing', 'Total Seats', 'Status']],
] as const)
  test(`all ${columns.length} columns of the list are in view at ${width} px`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openList(page);
    for (const name of columns)
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    const row = organizations(page).locator('tbody tr').first();
    for (const cell of await row.locator('td:visible').all())
      await expect(cell).toBeInViewport({ ratio: 1 });
  });

test('the whole chart is above the fold of a profile at 1280×800', async ({ signedIn: page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/accounts/acme.v2?period=90');
  const plot = page.getByRole('group', { name: 'Daily seats by type' });
  await expect(plot).toBeVisible();
  await expect(page.getByRole('table', { name: 'Daily Seats' })).not.toHaveAttribute('aria-busy');
  const { bottom, height } = await plot.evaluate((element) => ({
    bottom: element.getBoundingClientRect().bottom,
    height: document.documentElement.scrollHeight,
  }));
  // The labels of the days are below the plot.
  expect(bottom + 24).toBeLessThanOrEqual(desktop.height);
  expect(height).toBeLessThanOrEqual(1500);
});

for (const [path, label] of [
  ['/', 'Needs attention'],
  ['/accounts', 'Organizations'],
  ['/accounts/acme.v2', 'Subscriptions'],
  ['/accounts/acme.v2', 'Daily Seats'],
  ['/token', 'Tokens'],
] as const) {
  test(`the headers of ${label} keep their place when the rows have loaded`, async ({
    signedIn: page,
  }) => {
    const places = (busy: boolean) =>
      page
        .getByRole('table', { name: label, exact: true })
        .and(page.locator(busy ? '[aria-busy]' : ':not([aria-busy])'))
        .getByRole('columnheader')
        .evaluateAll((headers) => headers.map((header) => header.getBoundingClientRect().x));
    const release = await holdRequests(page, '**/api/**');
    await page.goto(path);
    await expect.poll(async () => (await places(true)).length).toBeGreaterThan(0);
    const loading = await places(true);
    release();
    await expect.poll(async () => (await places(false)).length).toBe(loading.length);
    expect(await places(false)).toEqual(loading);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a list of 100 organizations skips the layout of rows out of view, keeps their height and prints them', async ({
  signedIn: page,
}) => {
  for (const [viewport, height] of [
    [desktop, 48],
    [{ width: 1000, height: 740 }, 51],
    [phone, 56],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto('/accounts?per_page=100');
    const last = organizations(page).locator('tbody tr').nth(99);
    await last.waitFor();
    const isLaidOut = () =>
      last.evaluate((row) =>
        row.querySelector('a')?.checkVisibility({ contentVisibilityAuto: true }),
      );
    await expect.poll(isLaidOut).toBe(false);
    const heights = async () =>
      new Set((await rowEdges(organizations(page))).map(({ top, bottom }) => bottom - top));
    expect(await heights()).toEqual(new Set([height]));
    await page.emulateMedia({ media: 'print' });
    await expect.poll(isLaidOut).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
    expect(await heights()).toEqual(new Set([height]));
  }
});
