import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

interface Rejected {
  readonly pointer: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, number>>;
  readonly detail?: string;
}

/** Rejects matching mutations with a 422 response that lists these errors. */
async function reject(page: Page, url: string, ...errors: readonly Rejected[]) {
  await page.route(url, (route) =>
    ['POST', 'PATCH', 'PUT'].includes(route.request().method())
      ? route.fulfill({
          status: 422,
          headers: {
            'Access-Control-Allow-Origin': '*',
            'Content-Type': 'application/problem+json',
          },
          body: JSON.stringify({ status: 422, code: 'validation_failed', detail: 'No.', errors }),
        })
      : route.fallback(),
  );
}

const tier = { pointer: '/plan/tier', code: 'closed', detail: `The tier <b>Gold</b> is closed.` };
const marked = 'Correct the marked fields and try again.';

test('a rejected sign-in marks its fields and keeps what was typed', async ({ page }) => {
  await reject(
    page,
    '**/api/auth/login',
    { pointer: '/email', code: 'blocked', detail: 'This domain may not sign in.' },
    { pointer: '/password', code: 'min', params: { value: 12 } },
  );
  await page.goto('/login');
  const [email, password] = [
    page.getByLabel('Email'),
    page.getByLabel('Password', { exact: true }),
  ];
  await email.fill('demo@example.com');
  await password.fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Validation failed');
  await expect(page.getByRole('alert')).toContainText(marked);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('This domain may not sign in.');
  await expect(password).toHaveAccessibleDescription('Password should be at least 12.');
  await expect(email).toBeFocused();
  await expect(password).toHaveValue('demo');
  await email.fill('ada@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await page.unroute('**/api/auth/login');
  await password.fill('ada');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
});

test('a sign-in rejected for an unknown field shows the server’s detail, truncated', async ({
  page,
}) => {
  await reject(page, '**/api/auth/login', { ...tier, detail: 'x'.repeat(100_000) });
  await page.goto('/login');
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText(`${'x'.repeat(300)}…`);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});

test('a rejected new organization shows its errors in the alert and on the subscriptions', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?new');
  const dialog = page.getByRole('dialog', { name: 'New organization' });
  for (const [label, text] of [
    ['Name', 'Rejected Ltd'],
    ['Subdomain', 'rejected'],
    ['Billing name', 'Ann Lee'],
    ['Billing email', 'ann@rejected.example'],
    ['Amount', '1'],
    ['Seat type', 'full'],
    ['Total seats', '5'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(text);
  await reject(page, '**/api/accounts', tier, {
    pointer: '/subscriptions',
    code: 'at_least_count',
    params: { count: 1 },
  });
  await dialog.getByRole('button', { name: 'Create organization' }).click();
  await expect(dialog.getByRole('alert')).toContainText(`${marked} ${tier.detail}`);
  await expect(dialog.getByText('At least 1 subscription is required.')).toBeVisible();
  await page.unroute('**/api/accounts');
  await reject(page, '**/api/accounts', tier);
  await dialog.getByLabel('Seat type').fill('light');
  await dialog.getByRole('button', { name: 'Create organization' }).click();
  await expect(dialog.getByRole('alert')).toContainText(`Validation failed${tier.detail}`);
  await expect(dialog.getByText(marked)).toHaveCount(0);
});

test('an edit and a token rejected for unknown fields show the detail in the alert of their form', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?page=7');
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').nth(6).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit organization' });
  await dialog.getByLabel('Name', { exact: true }).fill('Rejected Ltd');
  await reject(page, '**/api/accounts/*', tier, { pointer: '/owner/name', code: 'required' });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByRole('alert')).toContainText(tier.detail);
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(0);
  await page.goto('/token');
  await page.getByLabel('Name').fill('Rejected');
  await reject(page, '**/create-token', tier);
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByRole('alert')).toContainText(tier.detail);
  await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid', 'true');
});
