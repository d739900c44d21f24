import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Opens the n-th organization of the fifth page, which no other test changes. */
async function openProfile(page: Page, nth: number): Promise<void> {
  await page.goto('/accounts?page=5');
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').nth(nth).click();
  await expect(page.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
}

/** Clicks twice and submits the form (if any) twice in one task, before React can render. */
async function submitTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    element.form?.requestSubmit();
    element.form?.requestSubmit();
  });
}

function recordMutations(page: Page): string[] {
  const calls: string[] = [];
  page.on(
    'request',
    (request) =>
      /^(POST|PUT|PATCH)$/.test(request.method()) &&
      calls.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''),
  );
  return calls;
}

test('two submits in one task send one request for every mutation', async ({
  page,
  uniqueSuffix,
}) => {
  const calls = recordMutations(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await submitTwice(page.getByRole('button', { name: 'Sign in' }));
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  expect(calls.splice(0)).toEqual(['login']);

  await openProfile(page, 0);
  for (let round = 0; round < 2; round += 1) {
    const button = page.getByRole('button', { name: /^(Activate|Deactivate)$/ });
    const label = await button.innerText();
    await button.click();
    await submitTwice(page.getByRole('alertdialog').getByRole('button', { name: label }));
    await expect(
      page.getByRole('button', {
        name: label === 'Activate' ? 'Deactivate' : 'Activate',
        exact: true,
      }),
    ).toBeVisible();
    expect(calls.splice(0)).toEqual([label.toLowerCase()]);
  }

  await page
    .getByRole('button', { name: /^Assign seats, / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Assign seats' });
  await dialog.getByLabel('Assigned seats', { exact: true }).fill('1');
  await submitTwice(dialog.getByRole('button', { name: 'Assign seats' }));
  await expect(dialog).toHaveCount(0);
  expect(calls.splice(0)).toEqual(['seats']);

  await page
    .getByRole('button', { name: /^Assign seats, / })
    .first()
    .click();
  // One more than the current total, which an earlier attempt may have raised.
  const total = await dialog
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .first()
    .innerText();
  await dialog
    .getByLabel('Assigned seats', { exact: true })
    .fill(String(Number(total.replaceAll(/\D/g, '')) + 1));
  await dialog.getByRole('button', { name: 'Assign seats' }).click();
  const confirm = page.getByRole('alertdialog');
  await submitTwice(confirm.getByRole('button', { name: 'Add seats' }));
  await expect(confirm).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  expect(calls.splice(0)).toEqual(['seats']);

  await page.goto('/token');
  const token = `Pressed twice ${uniqueSuffix}`;
  await page.getByLabel('Name').fill(token);
  await submitTwice(page.getByRole('button', { name: 'Create token' }));
  await expect(page.getByRole('region', { name: 'Your new token' })).toBeVisible();
  expect(calls.splice(0)).toEqual(['create-token']);
  await page.getByRole('button', { name: `Revoke ${token}` }).click();
  await submitTwice(page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(calls.splice(0)).toEqual(['revoke']);
});

test('revoking a token without a response shows an error in the dialog, and its button retries', async ({
  signedIn: page,
  uniqueSuffix,
}) => {
  await page.goto('/token');
  const token = `Cut off while revoked ${uniqueSuffix}`;
  await page.getByLabel('Name').fill(token);
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByRole('button', { name: `Revoke ${token}` }).click();
  const dialog = page.getByRole('alertdialog');
  await page.route('**/revoke', (route) => route.abort('connectionrefused'));
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong');
  await page.unroute('**/revoke');
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Revoke ${token}` })).toHaveCount(0);
});

test('assigning seats, creating and revoking a token work by keyboard alone', async ({
  signedIn: page,
  uniqueSuffix,
}) => {
  await openProfile(page, 1);
  const opener = page.getByRole('button', { name: /^Assign seats, / }).first();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const field = page
    .getByRole('dialog', { name: 'Assign seats' })
    .getByLabel('Assigned seats', { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('99999');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.goto('/token');
  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type(`By keyboard ${uniqueSuffix}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Never');
  await expect(page.getByLabel('Expires')).toHaveValue('never');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('region', { name: 'Your new token' }).getByRole('button', { name: 'Copy' }),
  ).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: `Revoke By keyboard ${uniqueSuffix}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.locator('[data-revokes]:focus')).toHaveCount(1);
});

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} is not reachable by Tab`);
}
