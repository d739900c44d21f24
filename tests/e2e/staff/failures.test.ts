import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures';
import { isFullRun } from '../isFullRun';

const corsHeaders = { 'Access-Control-Allow-Origin': '*' };

/** Responses that break the contract: each shows "Something went wrong" with "Try again". */
const failureResponses: readonly [string, (route: Route) => Promise<void>][] = [
  ['no response', (route) => route.abort('connectionrefused')],
  [
    'an HTML page',
    (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        headers: corsHeaders,
        body: '<h1>Proxy says hello</h1>',
      }),
  ],
  ['an empty body', (route) => route.fulfill({ status: 200, headers: corsHeaders, body: '' })],
  ['null', (route) => route.fulfill({ status: 200, headers: corsHeaders, body: 'null' })],
  [
    'truncated JSON',
    (route) => route.fulfill({ status: 200, headers: corsHeaders, body: '{"data": [{"id"' }),
  ],
  [
    'wrong types',
    (route) =>
      route.fulfill({ status: 200, headers: corsHeaders, body: '{"data": {"id": 7}, "meta": 1}' }),
  ],
  [
    '500',
    (route) => route.fulfill({ status: 500, headers: corsHeaders, body: '<h1>Stack trace</h1>' }),
  ],
  ['503', (route) => route.fulfill({ status: 503, headers: corsHeaders, body: '' })],
];

for (const [name, respond] of isFullRun ? failureResponses : failureResponses.slice(0, 2)) {
  test(`a list request that gets ${name} shows an error, and Try again recovers`, async ({
    signedIn: page,
  }) => {
    await page.route('**/api/accounts?**', respond);
    await page.goto('/accounts');
    await expect(page.getByText('Something went wrong')).toBeVisible();
    await expect(page.getByText(/Proxy says|Stack trace/)).toHaveCount(0);
    await page.unroute('**/api/accounts?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
  });
}

for (const [status, title] of [
  [400, 'Bad Request'],
  [403, 'Access Forbidden'],
  [404, 'Page Not Found'],
] as const) {
  test(`a list response of ${status} shows ${title} in place`, async ({ signedIn: page }) => {
    await failWith(page, '**/api/accounts?**', status);
    await page.goto('/accounts');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(/\/accounts$/);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });
}

test('a failed region of the profile shows its error in place and retries alone', async ({
  signedIn: page,
}) => {
  await failWith(page, '**/daily-seats?**', 500);
  await page.goto('/accounts');
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').first().click();
  const region = page.getByRole('region', { name: 'Daily Seats' });
  await expect(region.getByText('Something went wrong')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
  await page.unroute('**/daily-seats?**');
  await region.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Daily Seats' })).toBeVisible();
});

test('a 429 response shows when to try again', async ({ signedIn: page }) => {
  await page.route('**/api/accounts?**', (route) =>
    route.fulfill({
      status: 429,
      headers: {
        ...corsHeaders,
        'Access-Control-Expose-Headers': 'Retry-After',
        'Retry-After': '42',
      },
      body: '',
    }),
  );
  await page.goto('/accounts');
  await expect(page.getByText('Try again in 42 seconds.')).toBeVisible();
});

test('an unreachable API at sign-in shows an error and keeps the email', async ({ page }) => {
  await page.route('**/api/auth/login', (route) => route.abort('connectionrefused'));
  await page.goto('/login');
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByLabel('Email')).toHaveValue('demo@example.com');
});

test('a 401 response leads to the login with one caution, and back after the sign-in', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts');
  await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
  await failWith(page, '**/api/accounts/**', 401);
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccounts%2F/);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your session has ended. Sign in again.' }),
  ).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('ams.session'))).toBeNull();
  await page.unroute('**/api/accounts/**');
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('region', { name: 'Organization Profile' })).toBeVisible();
});

for (const [path, chunk] of [
  ['/token', 'TokenScreen'],
  ['/accounts', 'list'],
] as const)
  test(`${path} shows an error if its chunk ${chunk} can't be loaded`, async ({
    signedIn: page,
    allowProblems,
  }) => {
    allowProblems(/dynamically imported module|preload|React Router|error occurred/i);
    let requests = 0;
    await page.route(`**/assets/${chunk}-*.js`, (route) => {
      requests += 1;
      return route.abort('connectionrefused');
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(requests).toBeGreaterThan(0);
  });

async function failWith(page: Page, url: string, status: number) {
  await page.route(url, (route) =>
    route.fulfill({
      status,
      headers: { ...corsHeaders, 'Content-Type': 'application/problem+json' },
      body: JSON.stringify({ status }),
    }),
  );
}
