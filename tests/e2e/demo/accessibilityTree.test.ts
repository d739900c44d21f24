import type { Page } from '@playwright/test';
import { signInAsDemoUser, submitLogin } from '../signInAsDemoUser';
import { expect, test } from '../fixtures';

/**
 * What a screen reader gets, as text: the accessibility tree of every screen and dialog, and what is
 * announced, in order. The snapshots in the folder beside this file are reviewed by reading them;
 * `npm run test:e2e -- demo/accessibilityTree --update-snapshots` writes them.
 */
test.beforeEach(async ({ page }) => {
  // Dates and ages of the demo's data depend on the day.
  await page.clock.setFixedTime('2026-03-02T09:00:00Z');
  await page.addInitScript(recordAnnouncements);
});

const expectTree = (page: Page, name: string) =>
  expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });

/** What was announced since the last page load. */
async function expectAnnouncements(page: Page, name: string): Promise<void> {
  const announcements = await page.evaluate(() => window.announcements);
  expect(`${announcements.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
}

const table = (page: Page) => page.getByRole('table', { name: 'Organizations' });

test('signing in: the form, its errors and home', async ({ page }) => {
  await page.goto('/login?panel=off');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectTree(page, 'login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/./);
  await expectTree(page, 'login-invalid');
  await submitLogin(page, 'demo', 'wrong');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectTree(page, 'login-rejected');
  await expectAnnouncements(page, 'login-announcements');
  await signInAsDemoUser(page);
  const activity = page.getByRole('region', { name: 'Recent activity' });
  await expect(activity.getByRole('listitem').first()).toBeVisible();
  await expectTree(page, 'home');
});

test('finding organizations: the list, its search, a selection and a bulk change', async ({
  page,
}) => {
  await signInAsDemoUser(page);
  await page.goto('/accounts?per_page=10');
  await expect(table(page).getByRole('link')).toHaveCount(10);
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeVisible();
  await expectTree(page, 'list');
  await page.getByRole('button', { name: 'Total Seats' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('nobody at all');
  await expect(page.getByText('No accounts')).toBeVisible();
  await expectTree(page, 'list-empty');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(table(page).getByRole('link')).toHaveCount(10);
  await page
    .getByRole('checkbox', { name: /^Select (?!all on)/ })
    .nth(1)
    .check();
  await page
    .getByRole('checkbox', { name: /^Select (?!all on)/ })
    .nth(2)
    .check();
  await expectTree(page, 'list-selection');
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Deactivate' })
    .click();
  const dialog = page.getByRole('dialog', { name: /organizations?\?$/ });
  await expect(dialog).toBeVisible();
  await expectTree(page, 'bulk-preview');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Done' })).toBeVisible();
  await expectTree(page, 'bulk-outcome');
  await expectAnnouncements(page, 'list-announcements');
});

test('working on an organization: its profile and dialogs', async ({ page }) => {
  await signInAsDemoUser(page);
  await page.goto('/accounts/acme.v2');
  await expect(
    page.getByRole('table', { name: 'Subscriptions' }).getByRole('cell').first(),
  ).toBeVisible();
  await expect(page.getByRole('group', { name: 'Daily seats by type' })).toBeVisible();
  await expectTree(page, 'profile');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Name', { exact: true })).toBeVisible();
  await expectTree(page, 'edit');
  await dialog.getByLabel('Name', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectTree(page, 'edit-invalid');
  await dialog.getByLabel('Name', { exact: true }).fill('Acme Robotics Ltd');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Assign seats' }).first().click();
  await expect(dialog).toBeVisible();
  await expectTree(page, 'assign-seats');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation).toBeVisible();
  await expectTree(page, 'deactivate');
  await confirmation.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('button', { name: 'Activate' })).toBeVisible();
  await expect(page.getByText('Acme Robotics Ltd: deactivated')).toBeVisible();
  await expectAnnouncements(page, 'profile-announcements');
});

test('the command menu, the keyboard shortcuts, the user menu and the token', async ({ page }) => {
  await signInAsDemoUser(page);
  await page.goto('/token');
  await expect(page.getByRole('heading', { level: 1, name: 'Token' })).toBeVisible();
  await expectTree(page, 'token');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await expectTree(page, 'command-menu');
  await page.keyboard.type('deac auro');
  await expect(page.getByRole('option', { name: /^Deactivate Aurora/ })).toBeVisible();
  await expectTree(page, 'command-menu-verb');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Robin Hale' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectTree(page, 'user-menu');
  await page.getByRole('menu').press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectTree(page, 'keyboard-shortcuts');
});

test('a page that does not exist', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectTree(page, 'not-found');
});

declare global {
  interface Window {
    /** Texts of live regions, in order. */
    announcements: string[];
  }
}

/** Runs in the page: records the text of each live region when it changes. */
function recordAnnouncements(): void {
  const announcements: string[] = [];
  window.announcements = announcements;
  const last = new WeakMap<Element, string>();
  const liveRegions =
    '[role="alert"], [role="status"], [role="log"], [aria-live]:not([aria-live="off"])';
  const record = () => {
    for (const region of document.querySelectorAll(liveRegions)) {
      const copy = region.cloneNode(true) as Element;
      for (const silent of copy.querySelectorAll('[aria-live="off"]')) silent.remove();
      const text = copy.textContent.replaceAll(/\s+/g, ' ').trim();
      if (text === (last.get(region) ?? '')) continue;
      last.set(region, text);
      if (text === '') continue;
      const politeness =
        region.getAttribute('aria-live') ?? (region.role === 'alert' ? 'assertive' : 'polite');
      announcements.push(`${politeness}: ${text}`);
    }
  };
  new MutationObserver(record).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}
