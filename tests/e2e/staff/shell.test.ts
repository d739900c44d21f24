import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { signInAsDemoUser } from '../signInAsDemoUser';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Pixels between the element's left and right edges and those of the side menu. */
async function insets(page: Page, element: Locator) {
  const menu = await page.getByRole('navigation', { name: 'Main menu' }).boundingBox();
  const box = await element.boundingBox();
  if (!menu || !box) throw new Error('not visible');
  return { start: box.x - menu.x, end: menu.x + menu.width - box.x - box.width };
}

test('"Collapse menu" is beside the brand, level with the ends of the items; "Expand menu" is centred', async ({
  signedIn: page,
}) => {
  await page.goto('/token');
  const item = await insets(page, page.getByRole('link', { name: 'Token' }));
  const collapse = page.getByRole('button', { name: 'Collapse menu' });
  expect(Math.abs((await insets(page, collapse)).end - item.end)).toBeLessThanOrEqual(1);
  expect(item.start).toBe(8);
  await collapse.click();
  const { start, end } = await insets(page, page.getByRole('button', { name: 'Expand menu' }));
  expect(Math.abs(start - end)).toBeLessThanOrEqual(1);
});

test.describe('landmarks', () => {
  // The Content Security Policy would block the injected axe script.
  test.use({ bypassCSP: true });

  async function contentOutsideLandmarks(page: Page, path: string) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.addScriptTag({ content: axe });
    return page.evaluate(
      `axe.run({ runOnly: ['region'] }).then(({ violations }) =>
        violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)))`,
    );
  }

  test('landmarks contain everything on /login', async ({ page }) =>
    expect(await contentOutsideLandmarks(page, '/login')).toEqual([]));
  for (const path of ['/', '/accounts', '/accounts/acme.v2', '/token', '/no/such/page'])
    test(`landmarks contain everything on ${path}`, async ({ signedIn }) =>
      expect(await contentOutsideLandmarks(signedIn, path)).toEqual([]));
});

test.describe('the loading indicator', () => {
  const loading = (page: Page) => page.getByRole('status', { name: 'Loading' });

  /** Delays POSTs to the path until the returned function is called. */
  async function delayPosts(page: Page, path: string): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route(`**${path}`, async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    return release;
  }

  /** Expects the indicator at once, and its text (the announcement) only after a second. */
  async function expectDelayedAnnouncement(page: Page, release: () => void) {
    await expect(loading(page)).toBeVisible();
    await expect(loading(page)).toHaveText('', { timeout: 1 });
    await expect(loading(page)).toHaveText('Loading', { timeout: 3000 });
    release();
    await expect(loading(page)).toHaveCount(0);
  }

  test('the loading indicator follows a sign-in', async ({ page }) => {
    const release = await delayPosts(page, '/api/auth/login');
    await page.goto('/login');
    await page.getByLabel('Email').fill('demo@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await expect(loading(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectDelayedAnnouncement(page, release);
    await expect(page.getByRole('alert')).toContainText('Access Denied');
  });

  test('the loading indicator follows a sign-out onto the login screen', async ({ page }) => {
    // A session of its own: `signedIn` shares one with all tests of its worker.
    await signInAsDemoUser(page);
    const release = await delayPosts(page, '/api/auth/logout');
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login$/);
    await expectDelayedAnnouncement(page, release);
  });
});
