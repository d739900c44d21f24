import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openUnusedProfile } from '../openUnusedProfile';

const activity = (page: Page) => page.getByRole('region', { name: 'Activity', exact: true });
const newest = (page: Page) => activity(page).getByRole('listitem').first();

test('a status change appears with its author and reason in the activity of other tabs', async ({
  signedIn: page,
  context,
  uniqueSuffix,
}) => {
  const name = await openUnusedProfile(page, 14);
  const [profile, home] = [await context.newPage(), await context.newPage()];
  await profile.goto(page.url());
  await expect(newest(profile)).toBeVisible();
  await home.goto('/');
  const recent = home.getByRole('region', { name: 'Recent activity' });
  await expect(recent.getByRole('listitem')).toHaveCount(5);

  const reason = `Contract ended ${uniqueSuffix}.`;
  const button = page.getByRole('button', { name: /^(Activate|Deactivate)$/ });
  const action = await button.innerText();
  await button.click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: action }).click();
  const sentence = `Robin Hale ${action.toLowerCase()}d`;
  const timeout = 1000;
  await expect(newest(page)).toContainText(reason);
  await expect(newest(profile)).toContainText(reason, { timeout });
  await expect(newest(profile)).toContainText(`${sentence} the organization`);
  await expect(profile.getByRole('button', { name: action, exact: true })).toHaveCount(0);
  await expect(newest(profile)).toContainText(/Status: (Active → Inactive|Inactive → Active)/);
  const newestOnHome = recent.getByRole('listitem').first();
  await expect(newestOnHome).toContainText(sentence, { timeout });
  // Other tests may have changed other organizations meanwhile: those are one entry.
  const expandNewest = async () => {
    const showAll = newestOnHome.getByRole('button', { name: 'Show all' });
    if (await showAll.isVisible()) await showAll.click();
  };
  await expandNewest();
  await expect(recent.getByRole('listitem').filter({ hasText: reason }).last()).toContainText(
    `${sentence} ${name}`,
  );

  await profile.reload();
  await expect(newest(profile)).toContainText(reason);
  await home.reload();
  await expect(newestOnHome).toBeVisible();
  await expandNewest();
  await recent.getByRole('link', { name }).first().click();
  await expect(home.getByRole('heading', { level: 1, name })).toBeVisible();
});
