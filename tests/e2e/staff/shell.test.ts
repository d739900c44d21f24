import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { signInAsDemoUser } from '../signInAsDemoUser';
import { holdRequests } from '../holdRequests';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

  test('landmarks contain everything on each screen', async ({ signedIn: page }) => {
    for (const path of ['/', '/accounts', '/accounts/acme.v2', '/token', '/no/such/page'])
      expect(await contentOutsideLandmarks(page, path), path).toEqual([]);
    await page.evaluate(() => localStorage.setItem('ams.session', 'none'));
    expect(await contentOutsideLandmarks(page, '/login'), '/login').toEqual([]);
  });
});

test.describe('the loading indicator', () => {
  const loading = (page: Page) => page.getByRole('status', { name: 'Loading' });

  /** Expects the indicator at once, and its text (the announcement) only after a second. */
  async function expectDelayedAnnouncement(page: Page, release: () => void) {
    await expect(loading(page)).toBeVisible();
    await expect(loading(page)).toHaveText('', { timeout: 1 });
    await expect(loading(page)).toHaveText('Loading', { timeout: 3000 });
    release();
    await expect(loading(page)).toHaveCount(0);
  }

  test('the loading indicator follows a sign-in', async ({ page }) => {
    const release = await holdRequests(page, '**/api/auth/login', 'POST');
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
    const release = await holdRequests(page, '**/api/auth/logout', 'POST');
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login$/);
    await expectDelayedAnnouncement(page, release);
  });
});
