import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { changeAsColleague, editDialog, openEdit, panelOf } from './colleague';

/** The five steps in README, without markup. */
function readWalkthrough(): string {
  const [walkthrough = ''] = /^1\. [\s\S]+?(?=\n\n)/m.exec(readFileSync('README.md', 'utf8')) ?? [];
  return walkthrough.replaceAll(/^\d\. |\*\*|`/gm, '').replaceAll(/\s+/g, ' ');
}

test('README’s five steps, followed to the letter, show what they say', async ({ page }) => {
  const followed: string[] = [];
  const follow = (text: string, check: () => Promise<void>) => {
    followed.push(text);
    return test.step(text, check);
  };
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const openAcme = () => page.getByRole('link', { name: 'Acme Robotics' }).first().click();
  const low = page.getByRole('main').getByRole('link', { name: /^Low on seats \d/ });
  const inactive = page.getByRole('main').getByRole('link', { name: /^Inactive \d/ });
  const warning = page.getByRole('note', { name: 'Seats' });
  const merge = page.getByRole('dialog', { name: 'Changed by someone else' });
  let atFirst = { low: 0, inactive: '' };

  await page.goto('/');
  await follow('Who runs out of seats? Sign in with the first account.', async () => {
    await page.getByRole('group', { name: 'Demo accounts' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    atFirst = { low: Number(await low.innerText()), inactive: await inactive.innerText() };
  });
  await follow(
    'Home lists Acme Robotics first under "Needs attention", "~7 days"; open it.',
    async () => {
      const first = region('Needs attention').getByRole('row').nth(1);
      await expect(first).toContainText('Acme Robotics');
      await expect(first).toContainText('~7 days');
      await first.getByRole('link', { name: 'Acme Robotics' }).click();
    },
  );
  await follow('The remedy. 4 of 250 seats are left.', async () => {
    await expect(warning).toContainText('4 full seats left.');
    await expect(figure(page, 'Total seats')).toContainText('250');
  });
  await follow('"Change total seats", 300, "Save changes":', async () => {
    await warning.getByRole('button', { name: 'Change total seats' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change total seats' });
    await dialog.getByLabel('Total seats').fill('300');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
  });
  await follow('54 are available, and the warning is gone.', async () => {
    await expect(figure(page, 'Available seats')).toContainText('54');
    await expect(warning).toHaveText('Enough seats at the current pace');
  });
  await follow('The amount stays: the console never computes a price.', () =>
    expect(figure(page, 'Amount')).toContainText('4,625'),
  );
  await follow('Who did it? "Activity" says who raised the total, when, from what to what.', () =>
    expect(region('Activity').getByRole('listitem').first()).toContainText(
      /Robin Hale.*250 → 300.*\d\d:\d\d/s,
    ),
  );
  await follow(
    'Many at once. In Accounts, tick the two organizations below Acme Robotics, "Deactivate", again in the dialog, "Done".',
    async () => {
      await page.getByRole('link', { name: 'Accounts' }).first().click();
      await changeTwo(page, 'Deactivate');
    },
  );
  await follow('Tick them again, "Activate", again in the dialog, "Done".', () =>
    changeTwo(page, 'Activate'),
  );
  await follow(
    'Two people, one record. On Acme Robotics, "Edit", change "Billing name",',
    async () => {
      await openAcme();
      await openEdit(page);
      await editDialog(page).getByLabel('Billing name').fill('Jo Park');
    },
  );
  await follow('let a colleague change the billing email,', async () => {
    await page.getByRole('button', { name: 'Demo', exact: true }).click();
    await changeAsColleague(page, 'Billing email');
    await panelOf(page).getByRole('button', { name: 'Close' }).click();
  });
  await follow('"Save changes", and again below what is merged:', async () => {
    await editDialog(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(merge.getByRole('group', { name: 'Billing email' })).toBeVisible();
    await merge.getByRole('button', { name: 'Save changes' }).click();
    await expect(merge).toBeHidden();
  });
  await follow('both changes are kept.', async () => {
    const profile = region('Organization Profile');
    await expect(profile).toContainText('Jo Park');
    await expect(profile).not.toContainText('laura.mitchell@');
  });
  await follow('Home no longer lists Acme Robotics, and all its figures agree.', async () => {
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(region('Needs attention').getByRole('row').nth(1)).toBeVisible();
    await expect(region('Needs attention')).not.toContainText('Acme Robotics');
    await expect(low).toHaveText(String(atFirst.low - 1));
    await expect(inactive).toHaveText(atFirst.inactive);
  });
  expect(followed.join(' ')).toBe(readWalkthrough());
});

/** A figure at the top of a profile. */
function figure(page: Page, name: string) {
  return page.locator('main dl > div').filter({ hasText: name }).first();
}

/** Changes the status of the second and third organization of the list. */
async function changeTwo(page: Page, command: string): Promise<void> {
  const rows = page.getByRole('table', { name: 'Organizations' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Acme Robotics');
  for (const index of [2, 3]) await rows.nth(index).getByRole('checkbox').check();
  const selection = page.getByRole('region', { name: 'Selection' });
  await selection.getByRole('button', { name: command, exact: true }).click();
  const question = page.getByRole('dialog', { name: `${command} 2 organizations?` });
  await question.getByRole('button', { name: command, exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  for (const index of [2, 3])
    await expect(rows.nth(index)).toContainText(command === 'Activate' ? 'Active' : 'Inactive');
}
