import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** The first organization of the list gets another id, for the console and on the way back. */
async function rename(page: Page, id: string) {
  const sent: string[] = [];
  let real = '';
  await page.route('**/api/accounts?**', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: { id: string }[] };
    real = data[0]?.id ?? '';
    const [first, ...others] = data;
    await route.fulfill({ response, json: { data: [{ ...first, id }, ...others], ...rest } });
  });
  await page.route('**/api/accounts/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    sent.push(pathname.split('/')[3] ?? '');
    const url = route.request().url().replace(encodeURIComponent(id), encodeURIComponent(real));
    const response = await route.fetch({ url });
    const body = (await response.json()) as { data?: { id?: string } };
    if (body.data?.id === real) body.data.id = id;
    await route.fulfill({ response, json: body });
  });
  return sent;
}

for (const id of ['a%2Fb', '%2e%2e', 'a%5Cb', '%00', '100%']) {
  test(`an organization with the id ${id} opens by link, by address and after a sign-in`, async ({
    signedIn: page,
  }) => {
    const sent = await rename(page, id);
    await page.goto('/accounts');
    const table = page.getByRole('table', { name: 'Organizations', exact: true });
    const link = table.getByRole('link').first();
    const address = `/accounts/${encodeURIComponent(id)}`;
    await expect(link).toHaveAttribute('href', address);
    const name = await link.innerText();
    const opened = async () => {
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveTitle(`${name} | Accounts Management System`);
      await expect(page.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(address);
    };
    await link.click();
    await opened();
    await page.reload();
    await opened();
    await page.evaluate(() => localStorage.setItem('ams.session', 'none'));
    await page.goto(address);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`);
    await page.getByLabel('Email').fill('demo@example.com');
    await page.getByLabel('Password', { exact: true }).fill('demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await opened();
    expect(new Set(sent)).toEqual(new Set([encodeURIComponent(id)]));
  });
}
