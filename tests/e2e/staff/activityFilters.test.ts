import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openUnusedProfile } from '../openUnusedProfile';

async function openActivity(page: Page) {
  await openUnusedProfile(page, 17);
  const region = page.getByRole('region', { name: 'Activity' });
  const entries = region.getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  return { region, entries };
}

test('the activity’s filters are sent to the server', async ({ signedIn: page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/activity')) sent.push(searchParams.get('action') ?? '');
  });
  const { region, entries } = await openActivity(page);
  await region.getByLabel('Show').selectOption('Details');
  await expect(
    entries.filter({ hasText: /created the organization|changed/ }).first(),
  ).toBeVisible();
  await expect(entries.filter({ hasText: /seats/ })).toHaveCount(0);
  await expect(region.getByText('Only loaded entries are filtered.')).toHaveCount(0);
  expect(sent.at(-1)).toBe('organization_created,organization_updated');
});

for (const [server, status] of [
  ['ignores', 200],
  ['rejects', 400],
] as const)
  test(`a server that ${server} the activity’s filters: what is loaded is filtered`, async ({
    signedIn: page,
  }) => {
    await page.route(/\/activity\?/, async (route) => {
      const url = new URL(route.request().url());
      if (!url.searchParams.has('action')) return route.fallback();
      if (status === 400)
        return route.fulfill({
          status,
          contentType: 'application/problem+json',
          json: { type: 'about:blank', title: 'Bad Request', status, code: 'invalid_query' },
          headers: { 'Access-Control-Allow-Origin': '*' },
        });
      url.searchParams.delete('action');
      return route.fulfill({ response: await route.fetch({ url: url.href }) });
    });
    const { region, entries } = await openActivity(page);
    const count = await entries.filter({ hasText: /seats/ }).count();
    const notes = await entries.filter({ hasText: /added a note/ }).count();
    await region.getByLabel('Show').selectOption('Seats');
    await expect(region.getByText('Only loaded entries are filtered.')).toBeVisible();
    await expect(entries).toHaveCount(count);
    await region.getByLabel('Show').selectOption('Notes');
    await expect(entries).toHaveCount(notes);
    await region.getByRole('button', { name: 'Clear filter' }).click();
    await expect(entries.filter({ hasText: /seats/ })).toHaveCount(count);
  });
