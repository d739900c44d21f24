import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures';
import { signInAsDemoUser } from '../signInAsDemoUser';

/** Opens the n-th organization of the seventh page, which no other test changes. */
async function openProfile(page: Page, nth: number): Promise<void> {
  await signInAsDemoUser(page);
  await page.goto('/accounts?page=7');
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').nth(nth).click();
  await expect(page.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
}

const recordMutations = (page: Page) => {
  const requests: Request[] = [];
  page.on(
    'request',
    (request) =>
      /^(POST|PUT|PATCH)$/.test(request.method()) &&
      !request.url().includes('/login') &&
      requests.push(request),
  );
  return requests;
};

test('a status change without a response shows an error in the dialog, and its button retries', async ({
  page,
}) => {
  await openProfile(page, 0);
  const button = page.getByRole('button', { name: /^(Activate|Deactivate)$/ });
  const label = await button.innerText();
  await button.click();
  const dialog = page.getByRole('alertdialog');
  await page.route(/\/(de)?activate$/, (route) => route.abort('connectionrefused'));
  await dialog.getByRole('button', { name: label }).click();
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong');
  await page.unroute(/\/(de)?activate$/);
  await dialog.getByRole('button', { name: label }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Saved Successfully!')).toBeVisible();
});

test('assigning seats without a response keeps the input, and a double click sends one request', async ({
  page,
}) => {
  await openProfile(page, 1);
  await page
    .getByRole('button', { name: /^Assign seats, / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Assign seats' });
  await dialog.getByLabel('Assigned seats', { exact: true }).fill('1');
  const requests = recordMutations(page);
  await page.route('**/seats', (route) => route.abort('connectionrefused'));
  await dialog.getByRole('button', { name: 'Assign seats' }).dblclick();
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong');
  await expect(dialog.getByLabel('Assigned seats', { exact: true })).toHaveValue('1');
  expect(requests).toHaveLength(1);
  await page.unroute('**/seats');
  await dialog.getByRole('button', { name: 'Assign seats' }).dblclick();
  await expect(dialog).toHaveCount(0);
  expect(requests).toHaveLength(2);
});

test('creating a token without a response keeps the name, and holding Enter sends one request', async ({
  page,
  uniqueSuffix,
}) => {
  await signInAsDemoUser(page);
  await page.goto('/token');
  await page.getByLabel('Name').fill(`Cut off ${uniqueSuffix}`);
  const requests = recordMutations(page);
  await page.route('**/create-token', (route) => route.abort('connectionrefused'));
  await page.getByLabel('Name').focus();
  for (let press = 0; press < 8; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await page.waitForTimeout(200);
  expect(requests).toHaveLength(1);
  await expect(page.getByLabel('Name')).toHaveValue(`Cut off ${uniqueSuffix}`);
  await page.unroute('**/create-token');
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByRole('region', { name: 'Your new token' })).toBeVisible();
});

test('creating a token sends one idempotency key per payload, and the same for a retry', async ({
  signedIn: page,
  uniqueSuffix,
}) => {
  const requests: { key: string | undefined; body: string | null }[] = [];
  let status = 500;
  await page.route('**/create-token', (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    requests.push({ key: request.headers()['idempotency-key'], body: request.postData() });
    return status === 500
      ? route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' } })
      : route.fallback();
  });
  await page.goto('/token');
  const create = async (name: string, expires: string) => {
    const count = requests.length;
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Expires').selectOption(expires);
    await page.getByRole('button', { name: 'Create token' }).click();
    await expect.poll(() => requests.length).toBe(count + 1);
    if (status === 500) await expect(page.getByRole('alert')).toContainText('Saving Failed!');
  };
  await create(`Keys ${uniqueSuffix}`, '30');
  // A payload built again after this would have a later expiry date.
  await page.waitForTimeout(1100);
  await create(`Keys ${uniqueSuffix}`, '30');
  await create(`Keys ${uniqueSuffix}`, 'never');
  status = 201;
  await create(`Keys ${uniqueSuffix}`, 'never');
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await create(`Keys ${uniqueSuffix}`, 'never');
  const [first, retry, changed, created, again] = requests;
  expect(first?.key).toMatch(/^\S+$/);
  expect(retry).toEqual(first);
  expect(changed?.key).not.toBe(first?.key);
  expect(created).toEqual(changed);
  expect(again?.body).toBe(created?.body);
  expect(again?.key).not.toBe(created?.key);
});

for (const [status, code, message] of [
  [400, 'bad_request', 'Validation failed'],
  [403, 'forbidden', 'Access Denied'],
  [404, 'not_found', 'Organization not found'],
  [428, 'precondition_required', 'Saving Failed!'],
  [429, 'too_many_requests', 'Try again in 42 seconds.'],
  [500, 'internal_error', 'Saving Failed!'],
  [409, 'no_schedule', 'Unable to clock in — no schedule has been set for you today.'],
] as const) {
  test(`a status change that fails with ${status} ${code} shows its message`, async ({ page }) => {
    await openProfile(page, 2);
    await page.route(/\/(de)?activate$/, (route) =>
      route.fulfill({
        status,
        headers: {
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Expose-Headers': 'Retry-After',
          'Retry-After': '42',
          'Content-Type': 'application/problem+json',
        },
        body: JSON.stringify({ status, code }),
      }),
    );
    await page.getByRole('button', { name: /^(Activate|Deactivate)$/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^(Activate|Deactivate)$/ })
      .click();
    const errorRegion =
      code === 'no_schedule'
        ? page.getByRole('alertdialog', { name: 'Caution' })
        : page.getByRole('alertdialog').getByRole('alert');
    await expect(errorRegion).toContainText(message);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(code === 'no_schedule' ? 1 : 0);
  });
}

test('assigning seats after a change in another tab reports the conflict and succeeds when confirmed again', async ({
  context,
  page,
}) => {
  await openProfile(page, 4);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
  await other
    .getByRole('button', { name: /^Assign seats, / })
    .first()
    .click();
  const dialog = other.getByRole('dialog', { name: 'Assign seats' });
  await dialog.getByLabel('Assigned seats', { exact: true }).fill('2');

  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const button = page.getByRole('button', { name: /^(Activate|Deactivate)$/ });
  const label = await button.innerText();
  await button.click();
  await page.getByRole('alertdialog').getByRole('button', { name: label }).click();
  await expect(page.getByText('Saved Successfully!')).toBeVisible();

  await dialog.getByRole('button', { name: 'Assign seats' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    `${name} was changed by someone else. Check it and confirm again.`,
  );
  await expect(dialog.getByLabel('Assigned seats', { exact: true })).toHaveValue('2');
  await expect(
    other
      .locator('main')
      .getByText(label === 'Deactivate' ? 'Inactive' : 'Active', { exact: true }),
  ).toBeAttached();
  await dialog.getByRole('button', { name: 'Assign seats' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    other
      .getByRole('table', { name: 'Subscriptions' })
      .getByRole('row')
      .nth(1)
      .getByRole('cell')
      .nth(2),
  ).toContainText('2');
});
