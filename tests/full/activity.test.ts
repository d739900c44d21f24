import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStaffConsole, type StaffConsole } from './startStaffConsole';

let staffConsole: StaffConsole;
beforeAll(async () => {
  staffConsole = await startStaffConsole();
});
afterAll(() => staffConsole.close());

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
