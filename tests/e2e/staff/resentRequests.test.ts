import type { Page } from '@playwright/test';
import { builds } from '../../run/builds';
import { configuredBuild } from '../configuredBuild';
import { readBuildFiles, startTestHost } from '../deployment';
import { startDroppingProxy, type DroppingProxy } from '../droppingProxy';
import { expect, test as base } from '../fixtures';
import { signInAsDemoUser } from '../signInAsDemoUser';

// A browser sends a request again by itself if a reused connection breaks before the response
// (docs/product.md, "Own changes"): the API then has the change, and answers the second one with 412.

const test = base.extend<{ api: DroppingProxy }>({
  api: async ({}, use) => {
    const api = await startDroppingProxy(process.env.VITE_API_HOST ?? '');
    await use(api);
    api.close();
  },
  baseURL: async ({ api }, use) => {
    const { folder, remove } = configuredBuild(builds.staff, '--api', api.origin);
    const host = await startTestHost(folder, readBuildFiles(folder));
    await use(host.origin);
    host.close();
    remove();
  },
});

/** The page of the list whose organizations these tests change. */
const listPage = '/accounts?status=active&sort=registered_at&order=desc';

async function openProfile(page: Page, nth: number): Promise<void> {
  await signInAsDemoUser(page);
  await page.goto(listPage);
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').nth(nth).click();
  await expect(page.getByRole('region', { name: 'Activity' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
}

test('an edit that the browser sends again counts as saved', async ({ page, api }) => {
  await openProfile(page, 0);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit organization' });
  await dialog.getByLabel('Address').fill('1 Resent Street');
  api.dropNextResponse();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => api.writes.slice(-2)).toEqual(['PATCH 200', 'PATCH 412']);
  await expect(page.getByText(/^Saved Successfully!/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  const profile = page.getByRole('region', { name: 'Organization Profile' });
  await expect(profile.getByText('1 Resent Street')).toHaveCount(0);
});

test('a bulk change that the browser sends again counts as done', async ({ page, api }) => {
  await signInAsDemoUser(page);
  await page.goto(listPage);
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all on)/ });
  await boxes.nth(2).check();
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Deactivate' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Deactivate 1 organization?' });
  api.dropNextResponse();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect.poll(() => api.writes.slice(-2)).toEqual(['POST 200', 'POST 412']);
  await expect(page.getByRole('dialog', { name: '1 organization deactivated' })).toBeVisible();
});
