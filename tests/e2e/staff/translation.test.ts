import type { Locator } from '@playwright/test';
import { translateTexts } from '../../setup/translateTexts';
import { expect, test } from '../fixtures';
import { moreActions } from '../openTotalSeats';

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

test('a translated profile shows what every action on it has changed', async ({
  signedIn: page,
  uniqueSuffix,
}) => {
  // No other test changes it, and it has more than one page of activity. Keeps its place in the list.
  await page.goto('/accounts/org_hallberg');
  const name = `Hallberg Shipping ${uniqueSuffix}`;
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const activity = page.getByRole('region', { name: 'Activity', exact: true });
  const entries = activity.getByRole('listitem');
  await expect(entries.first()).toBeVisible();

  const row = page.getByRole('table', { name: 'Subscriptions' }).getByRole('row').nth(1);
  const totalCell = row.getByRole('cell').nth(1);
  const total = Number((await totalCell.innerText()).replace(/\D/g, '')) + 7;
  await press(moreActions(row));
  await press(page.getByRole('menuitem', { name: /^Change total seats, / }));
  await dialog.getByLabel('Total seats', { exact: true }).fill(String(total));
  await press(dialog.getByRole('button', { name: 'Save changes' }));
  await expect(dialog).toHaveCount(0);
  await expect(totalCell).toHaveText(total.toLocaleString('en-GB'));

  await press(main.getByRole('button', { name: 'Edit' }));
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await press(dialog.getByRole('button', { name: 'Save changes' }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

  const note = `Called about the seats, ${uniqueSuffix}`;
  await activity.getByRole('textbox', { name: 'Note' }).fill(note);
  await press(activity.getByRole('button', { name: 'Add note' }));
  await expect(entries.first()).toContainText(note);

  const shown = await entries.count();
  await press(activity.getByRole('button', { name: 'Show more' }));
  await expect.poll(() => entries.count()).toBeGreaterThan(shown);

  const action = await main.getByRole('button', { name: /^(Activate|Deactivate)$/ }).innerText();
  const opposite = action === 'Deactivate' ? 'Activate' : 'Deactivate';
  await press(main.getByRole('button', { name: action, exact: true }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: action }));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(main.getByRole('button', { name: opposite, exact: true })).toBeVisible();
  await expect(entries.first()).toContainText(`${action.toLowerCase()}d the organization`);
});

test('a token is created and revoked on a translated page', async ({
  signedIn: page,
  uniqueSuffix,
}) => {
  await page.goto('/token');
  const name = `Translated ${uniqueSuffix}`;
  await page.getByLabel('Name').fill(name);
  await press(page.getByRole('button', { name: 'Create token' }));
  const created = page.getByRole('region', { name: 'Your new token' });
  await expect(created.getByText(name)).toBeVisible();
  await press(created.getByRole('button', { name: 'Dismiss' }));
  await expect(created).toHaveCount(0);

  const row = page
    .getByRole('table', { name: 'Tokens' })
    .getByRole('row')
    .filter({ hasText: name });
  await press(row.getByRole('button', { name: `Revoke ${name}` }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(row).toContainText('Revoked');
});

test('the page asks browsers and Google not to translate it', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  await expect(page.locator('meta[name="google"]')).toHaveAttribute('content', 'notranslate');
});
