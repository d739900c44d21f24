import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Creates an active organization directly through the API. */
async function addOrganization(page: Page, name: string, subdomain: string, seats = 5) {
  const { token } = (
    await page.evaluate(
      () => JSON.parse(localStorage.getItem('ams.session') ?? '{}') as { data: { token: string } },
    )
  ).data;
  const response = await page.request.post(`${process.env.VITE_API_HOST}/api/accounts`, {
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
    data: {
      name,
      address: '',
      subdomain,
      billing: {
        billing_name: 'Wes Wren',
        billing_email: 'wes@wren.example',
        billing_phone: '',
        amount: 1,
        currency: 'USD',
      },
      subscriptions: [{ seat_type: 'full', total_seats: seats }],
    },
  });
  expect(response.status()).toBe(201);
}

const links = (page: Page) => page.getByRole('table', { name: 'Organizations' }).getByRole('link');

test('returning to a filtered list drops a row whose new status no longer matches', async ({
  signedIn: page,
  uniqueSuffix: mark,
}) => {
  await page.goto('/accounts');
  const [first, second] = [`A stale ${mark}`, `B stale ${mark}`];
  await addOrganization(page, first, `stale-a-${mark}`);
  await addOrganization(page, second, `stale-b-${mark}`);
  await page.goto(`/accounts?q=stale ${mark}&status=active`);
  await expect(links(page)).toHaveText([first, second]);

  await page.getByRole('link', { name: first }).click();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Saved Successfully!')).toBeVisible();
  await page.goBack();
  await expect(links(page)).toHaveText([second]);
  await expect(page.getByText('1–1 of 1', { exact: true })).toBeVisible();
});
