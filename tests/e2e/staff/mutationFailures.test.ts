import { expect, test } from '../fixtures';

// A failure of every call: tests/unit/app/faults.test.ts.

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
