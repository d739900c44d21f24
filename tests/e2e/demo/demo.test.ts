import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { submitLogin } from '../signInAsDemoUser';

const demoPanel = (page: Page) => page.getByRole('dialog', { name: 'Demo' });

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Demo', exact: true }).click();
  return demoPanel(page);
}

test('changes survive a reload and show in other tabs until the demo data is reset', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/accounts/acme.v2');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Saved Successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Activate', exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/accounts/acme.v2');
  await expect(other.getByRole('button', { name: 'Activate', exact: true })).toBeVisible();

  await (await openPanel(page)).getByRole('button', { name: 'Reset demo data' }).click();
  const question = page.getByRole('alertdialog', { name: 'Reset demo data?' });
  await question.getByRole('button', { name: 'Reset demo data' }).click();
  await expect(page.getByText('The demo data was reset.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Deactivate' })).toBeVisible();
});

test('a demo link starts its scenario through the login, and the panel starts another', async ({
  page,
}) => {
  await page.goto('/accounts?scenario=nope&sort=total_seats');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Unknown scenario “nope”' }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^demo@example.com/ }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('1–25 of 200')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?sort=total_seats');

  let panel = await openPanel(page);
  await panel.getByLabel('Scenario').selectOption('Empty');
  await panel.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('No accounts')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Scenario: Empty');

  panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Fail next call' }).click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Token' }).click();
  await expect(page.getByText('Something went wrong').first()).toBeVisible();
});

test('?panel=off hides the panel in this tab', async ({ signedIn: page }) => {
  await page.goto('/accounts?panel=off');
  const button = page.getByRole('button', { name: 'Demo', exact: true });
  await expect(page.getByText('1–25 of 200')).toBeVisible();
  await expect(page).toHaveURL('/accounts');
  await expect(button).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('1–25 of 200')).toBeVisible();
  await expect(button).toHaveCount(0);
});

test('a demo account fills in the form after a failed sign-in without moving under the pointer', async ({
  page,
}) => {
  await page.goto('/login');
  await submitLogin(page, 'demo', 'wrong');
  await expect(page.getByText('Access Denied')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  const box = await page.getByRole('button', { name: /^demo@example.com/ }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 5);
  // As long as a real press: a message that it causes would have rendered by then.
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('demo');
});

for (const [where, change, reason] of [
  ['a browser without service workers', removeServiceWorkers, /not available in this browser/],
  ['http on another host', leaveSecureContext, /only over https or on localhost/],
  ['a browser that blocks cookies and site data', blockStorage, /Allow them for localhost/],
] as const)
  test(`in ${where}, a page explains the requirement`, async ({ page }) => {
    await page.addInitScript(change);
    await page.goto('/accounts');
    await expect(page.getByRole('heading', { name: 'The demo can’t run here' })).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
  });

/** Runs in the page. */
function removeServiceWorkers(): void {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
}

/** Runs in the page. */
function leaveSecureContext(): void {
  Object.defineProperty(window, 'isSecureContext', { value: false });
}

/** Runs in the page. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}
