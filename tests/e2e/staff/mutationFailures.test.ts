import { expect, test } from '../fixtures';
import { signInAsDemoUser } from '../signInAsDemoUser';

// A failure of every call: faults.test.ts.

test('a held Enter sends one request, with one idempotency key per payload and the same for a retry', async ({
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
    await page.getByLabel('Name').focus();
    for (let press = 0; press < 8; press += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect.poll(() => requests.length).toBe(count + 1);
    if (status === 500) await expect(page.getByRole('alert')).toContainText('Saving Failed!');
    await page.waitForTimeout(200);
    expect(requests).toHaveLength(count + 1);
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

test('assigning seats after a change in another tab reports the conflict and succeeds when confirmed again', async ({
  context,
  page,
}) => {
  await signInAsDemoUser(page);
  await page.goto('/accounts?page=7');
  // No other test changes it.
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').nth(4).click();
  await expect(page.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
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
    `You changed ${name}. Check it and confirm again.`,
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
