import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Pixels from the element's left edge to that of the window, and to the side menu's right edge. */
async function insets(page: Page, element: Locator) {
  const side = await page.getByRole('navigation', { name: 'Main menu' }).boundingBox();
  const box = await element.boundingBox();
  if (!side || !box) throw new Error('not visible');
  return { start: box.x - side.x, end: side.x + side.width - box.x - box.width };
}

test('"Collapse menu" lines up with the menu items; "Expand menu" is centred', async ({
  signedIn: page,
}) => {
  await page.goto('/token');
  const item = await insets(page, page.getByRole('link', { name: 'Token' }));
  const collapse = page.getByRole('button', { name: 'Collapse menu' });
  expect((await insets(page, collapse)).start).toBe(item.start);
  expect(item.start).toBe(12);
  await collapse.click();
  const { start, end } = await insets(page, page.getByRole('button', { name: 'Expand menu' }));
  expect(Math.abs(start - end)).toBeLessThanOrEqual(1);
});

test.describe('landmarks', () => {
  // axe is a script of no build: the Content Security Policy keeps it out.
  test.use({ bypassCSP: true });

  async function outside(page: Page, path: string) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.addScriptTag({ content: axe });
    return page.evaluate(
      `axe.run({ runOnly: ['region'] }).then(({ violations }) =>
        violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)))`,
    );
  }

  test('contain everything on /login', async ({ page }) =>
    expect(await outside(page, '/login')).toEqual([]));
  for (const path of ['/', '/accounts', '/accounts/acme.v2', '/token', '/no/such/page'])
    test(`contain everything on ${path}`, async ({ signedIn }) =>
      expect(await outside(signedIn, path)).toEqual([]));
});

test.describe('the loading indicator', () => {
  const loading = (page: Page) => page.getByRole('status', { name: 'Loading' });

  async function hold(page: Page, path: string): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route(`**${path}`, async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    return release;
  }

  /** Visible from the start; announced, as its text, only when it lasts over a second. */
  async function follows(page: Page, release: () => void) {
    await expect(loading(page)).toBeVisible();
    await expect(loading(page)).toHaveText('', { timeout: 1 });
    await expect(loading(page)).toHaveText('Loading', { timeout: 3000 });
    release();
    await expect(loading(page)).toHaveCount(0);
  }

  test('follows a sign-in', async ({ page }) => {
    const release = await hold(page, '/api/auth/login');
    await page.goto('/login');
    await page.getByLabel('Email').fill('demo@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await expect(loading(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await follows(page, release);
    await expect(page.getByRole('alert')).toContainText('Access Denied');
  });

  test('follows a sign-out, on the login screen to which it leads', async ({ page, signedIn }) => {
    const release = await hold(page, '/api/auth/logout');
    await signedIn.goto('/logout');
    await expect(page).toHaveURL(/\/login$/);
    await follows(page, release);
  });
});
