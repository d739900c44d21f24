import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { isFullRun } from '../isFullRun';
import { submitLogin } from '../signInAsDemoUser';

/**
 * Gives the first organization of the list another id, translated in requests and responses.
 * Returns the ids of the requests that the console sends.
 */
async function substituteFirstId(page: Page, id: string) {
  const sent: string[] = [];
  let realId = '';
  await page.route('**/api/accounts?**', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: { id: string }[] };
    realId = data[0]?.id ?? '';
    const [first, ...others] = data;
    await route.fulfill({ response, json: { data: [{ ...first, id }, ...others], ...rest } });
  });
  await page.route('**/api/accounts/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    sent.push(pathname.split('/')[3] ?? '');
    const url = route.request().url().replace(encodeURIComponent(id), encodeURIComponent(realId));
    try {
      const response = await route.fetch({ url });
      const body = (await response.json()) as { data?: { id?: string } };
      if (body.data?.id === realId) body.data.id = id;
      await route.fulfill({ response, json: body });
    } catch {
      // The page was reloaded meanwhile.
    }
  });
  return sent;
}

for (const id of ['a%2Fb', ...(isFullRun ? ['%2e%2e', '%00'] : [])]) {
  test(`an organization with the id ${id} opens by link, by URL and after a sign-in`, async ({
    signedIn: page,
  }) => {
    const sent = await substituteFirstId(page, id);
    await page.goto('/accounts');
    const table = page.getByRole('table', { name: 'Organizations', exact: true });
    const link = table.getByRole('link').first();
    const path = `/accounts/${encodeURIComponent(id)}`;
    await expect(link).toHaveAttribute('href', path);
    const name = await link.innerText();
    const expectProfile = async () => {
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveTitle(`${name} | Accounts Management System`);
      await expect(page.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    };
    await link.click();
    await expectProfile();
    await page.reload();
    await expectProfile();
    await page.evaluate(() => localStorage.setItem('ams.session', 'none'));
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
    await submitLogin(page);
    await expectProfile();
    expect(new Set(sent)).toEqual(new Set([encodeURIComponent(id)]));
  });
}
