import type { Page } from '@playwright/test';
import { addOneSeat } from '../addOneSeat';
import { expect, test } from '../fixtures';

const recent = (page: Page) => page.getByRole('region', { name: 'Recent activity' });

test('what somebody did on a day is found in three actions, and taken back in two', async ({
  page,
}) => {
  // Other tests change organizations as the demo user.
  await page.goto('/login?redirect=%2Faccounts%2Forg_hallberg');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('ada');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const total = page.getByRole('table', { name: 'Subscriptions' }).getByRole('cell').nth(1);
  await expect(total).toHaveText(/^[\d,]+$/);
  const before = await total.innerText();
  await addOneSeat(page);
  await expect(total).not.toHaveText(before);

  await page.goto('/');
  const region = recent(page);
  await region.getByRole('combobox', { name: 'By' }).selectOption('You');
  await region.getByRole('combobox', { name: 'On' }).selectOption('Choose a day');
  // In the time zone of the page.
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await region.getByLabel('Day', { exact: true }).fill(today);
  await expect(page).toHaveURL(new RegExp(`actor=\\w+&from=${today}&to=${today}$`));
  const entry = region.getByRole('listitem').filter({ hasText: 'Hallberg' }).first();
  await expect(entry).toContainText(/changed total .*\(\+1\)/);
  await page.reload();
  await expect(region.getByRole('combobox', { name: 'By' })).toHaveValue(/./);

  await entry.getByRole('button', { name: 'Entry actions' }).click();
  await page.getByRole('menuitem', { name: 'Undo' }).click();
  await expect(page.getByText(/^Hallberg Shipping AB: .*, 1 seat becomes free$/)).toBeVisible();
  await page.goto('/accounts/org_hallberg');
  await expect(total).toHaveText(before);
});
