import type { Locator } from '@playwright/test';
import { translateTexts } from '../../setup/translateTexts';
import { expect, test } from '../fixtures';

interface ListedOrganization {
  readonly name: string;
  readonly subdomain: string;
  readonly billing: { readonly billing_name: string; readonly billing_email: string };
  readonly registered_at: string;
  readonly total_seats: number;
  readonly used_seats: number;
  readonly status: string;
}

/** Translates the page as it is before each click. */
async function press(button: Locator): Promise<void> {
  await button.waitFor();
  await button.page().evaluate(translateTexts);
  await button.click();
}

test('the next page of a translated list shows the records of that page only', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts');
  await expect(page.getByText(/^1–25 of /)).toBeVisible();
  const responded = page.waitForResponse(/\/api\/accounts\?.*\bpage=2\b/);
  await press(page.getByRole('button', { name: 'Next page' }));
  const { data } = (await (await responded).json()) as { data: readonly ListedOrganization[] };
  await expect(page.getByText(/^26–50 of /)).toBeVisible();

  const rows = page.getByRole('table', { name: 'Organizations' }).locator('tbody > tr');
  const shown = await rows.evaluateAll((elements) =>
    elements.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText)),
  );
  const expected = await page.evaluate(cellTexts, data);
  expect(shown).toEqual(expected);
});

/** Runs in the page, whose dates are those of the browser. */
function cellTexts(organizations: readonly ListedOrganization[]): string[][] {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
  const count = new Intl.NumberFormat('en-GB');
  return organizations.map(
    ({ name, subdomain, billing, registered_at, total_seats, used_seats, status }) => {
      const left = total_seats - used_seats;
      return [
        `${name}\n${subdomain}`,
        `${billing.billing_name}\n${billing.billing_email}`,
        day.format(new Date(registered_at)),
        `${count.format(total_seats)}\n${left > 0 ? count.format(left) : 'none'} left`,
        status === 'active' ? 'Active' : 'Inactive',
      ];
    },
  );
}

test('the page asks browsers and Google not to translate it', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  await expect(page.locator('meta[name="google"]')).toHaveAttribute('content', 'notranslate');
});
