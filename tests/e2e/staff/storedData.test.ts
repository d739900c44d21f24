import type { Page } from '@playwright/test';
import { documentedKeys } from '../documentedKeys';
import { expect, test } from '../fixtures';
import { signInAsDemoUser, submitLogin } from '../signInAsDemoUser';

// docs/security.md, "Data". The fixtures fail any test in which a page stores something else.

const scrollPositions = 'react-router-scroll-positions';

/** Runs in the page: the keys of all that it stores. */
const storedKeys = async () => ({
  keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted(),
  cookies: document.cookie,
  databases: await indexedDB.databases(),
  caches: await caches.keys(),
});

/** Uses what is stored: views, recent organizations, theme, menu, a toast, scroll positions. */
async function leaveTraces(page: Page): Promise<void> {
  await page.goto('/accounts?q=robotics&per_page=100');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save view' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Robotics');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved Successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.getByRole('button', { name: 'Robin Hale' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark theme' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Keyboard shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Organization Profile' })).toBeVisible();
  // The page is hidden, which stores the scroll positions.
  await page.reload();
  await expect(page.getByRole('region', { name: 'Organization Profile' })).toBeVisible();
  const positions = await page.evaluate((key) => sessionStorage.getItem(key), scrollPositions);
  expect(positions).toContain('/accounts?q=robotics');
}

async function expectOnlyWhatStays(page: Page, alsoStored: readonly string[] = []): Promise<void> {
  const { keys, ...others } = await page.evaluate(storedKeys);
  const allowed = documentedKeys().flatMap(({ key, outlastsSignOut }) =>
    outlastsSignOut ? [key] : [],
  );
  expect(keys.filter((key) => ![...allowed, ...alsoStored].includes(key))).toEqual([]);
  expect(keys).toContain('ams.views');
  expect(others).toEqual({ cookies: '', databases: [], caches: [] });
}

test('after "Logout" only what docs/security.md lets stay is stored, also for the next user', async ({
  page,
}) => {
  await signInAsDemoUser(page);
  await leaveTraces(page);
  await page.getByRole('button', { name: 'Robin Hale' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectOnlyWhatStays(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectOnlyWhatStays(page);
});

test('what React Router keeps in memory of one user’s pages is not stored for the next', async ({
  page,
}) => {
  await signInAsDemoUser(page);
  await leaveTraces(page);
  await page.getByRole('button', { name: 'Robin Hale' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await submitLogin(page, 'sam');
  await expect(page.getByRole('heading', { name: /^Welcome, Sam/ })).toBeVisible();
  await page.reload();
  const positions = await page.evaluate((key) => sessionStorage.getItem(key), scrollPositions);
  expect(positions).not.toContain('robotics');
});

test('after the end of the session by a 401 no scroll positions are stored', async ({ page }) => {
  await signInAsDemoUser(page);
  await leaveTraces(page);
  await page.route('**/api/accounts?*', (route) =>
    route.fulfill({ status: 401, headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' }),
  );
  await page.getByRole('link', { name: 'Accounts', exact: true }).first().click();
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  // The toast that says why.
  await expectOnlyWhatStays(page, ['ams.recent', 'ams.toasts']);
});
