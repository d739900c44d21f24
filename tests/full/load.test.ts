import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStaffConsole, type StaffConsole } from '../faults/startStaffConsole';

// The staff build in Chromium against 10,000 organizations.

let staffConsole: StaffConsole;
beforeAll(async () => {
  staffConsole = await startStaffConsole(10_000);
});
afterAll(() => staffConsole.close());

it('1,000 organizations selected on ten pages are deactivated, each once, while the page responds', async () => {
  const page = await staffConsole.openPage('/accounts?status=active&per_page=100', true);
  for (let number = 1; number <= 10; number += 1) {
    await page
      .getByText(new RegExp(`^${((number - 1) * 100 + 1).toLocaleString('en')}–`))
      .waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByText(`${(number * 100).toLocaleString('en')} selected`).waitFor();
    if (number < 10) await page.getByRole('button', { name: 'Next page' }).click();
  }
  await page.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) =>
      longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Deactivate' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Deactivate 1,000 organizations?' });
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await dialog.getByText('1,000 deactivated').waitFor({ timeout: 5 * 60_000 });
  await dialog.getByRole('button', { name: 'Done' }).click();
  const longest = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks),
  );
  expect(longest, 'milliseconds of the longest task').toBeLessThan(1000);
  const calls = staffConsole.control.log().filter(({ path }) => path.endsWith('/deactivate'));
  expect(new Set(calls.map(({ path }) => path)).size).toBe(calls.length);
});

it('an organization with 10,000 activity entries opens, shows older entries and exports them', async () => {
  const addNote = (text: string) =>
    staffConsole.request('POST', '/api/accounts/acme.v2/notes', { text });
  const texts = Array.from({ length: 10_000 }, (_, index) => `Note ${index}`);
  for (let first = 0; first < texts.length; first += 100)
    await Promise.all(texts.slice(first, first + 100).map(addNote));
  const page = await staffConsole.openPage('/accounts/acme.v2', true);
  const activity = page.getByRole('region', { name: 'Activity', exact: true });
  const entries = activity.getByRole('listitem');
  await entries
    .filter({ hasText: /Note \d+/ })
    .first()
    .waitFor();
  for (let pages = 1; pages <= 20; pages += 1) {
    const shown = await entries.count();
    await activity.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => entries.count(), { timeout: 10_000 }).toBeGreaterThan(shown);
  }
  const download = page.waitForEvent('download');
  await activity.getByRole('button', { name: 'Export activity' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + (await entries.count()));
});
