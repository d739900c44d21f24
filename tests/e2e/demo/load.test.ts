import type { Page } from '@playwright/test';
import { signInAsDemoUser } from '../signInAsDemoUser';
import { expect, test } from '../fixtures';

const activity = (page: Page) => page.getByRole('region', { name: 'Activity', exact: true });

test('notes that twenty tabs add at once are all kept', async ({ signedIn: page, context }) => {
  test.setTimeout(240_000);
  const tabs = [page];
  while (tabs.length < 20) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto('/accounts/acme.v2?panel=off');
    await expect(activity(tab).getByRole('listitem').first()).toBeVisible();
  }
  const texts = tabs.map((_, index) => `Note of tab ${index + 1}.`);
  await Promise.all(
    tabs.map(async (tab, index) => {
      await activity(tab)
        .getByRole('textbox', { name: 'Note' })
        .fill(texts[index] ?? '');
      await activity(tab).getByRole('button', { name: 'Add note' }).click();
      const note = activity(tab)
        .getByRole('listitem')
        .filter({ hasText: texts[index] ?? '' });
      await expect(note).toBeVisible({ timeout: 60_000 });
    }),
  );
  for (const tab of tabs.slice(1)) await tab.close();
  await page.reload();
  const entries = activity(page).getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  while ((await entries.count()) < texts.length) {
    const shown = await entries.count();
    await activity(page).getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => entries.count()).toBeGreaterThan(shown);
  }
  for (const text of texts)
    await expect(activity(page).getByText(text, { exact: true })).toBeVisible();
});

// Half an hour before clocks change in Berlin and in Santiago, a leap day and the end of a year.
for (const [timezoneId, now] of [
  ['Etc/GMT+12', '2026-12-31T23:59:30Z'],
  ['Pacific/Pago_Pago', '2026-03-02T10:59:30Z'],
  ['America/Santiago', '2026-04-05T02:30:00Z'],
  ['Europe/Berlin', '2026-03-29T00:30:00Z'],
  ['Asia/Kathmandu', '2028-02-29T18:14:30Z'],
  ['Pacific/Kiritimati', '2026-12-31T09:59:30Z'],
] as const)
  test(`days are those of ${timezoneId} on ${now}, also an hour later`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ timezoneId, baseURL, locale: 'en-GB' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.clock.install({ time: now });
    await signInAsDemoUser(page);
    await expect(page.getByText(dayIn(timezoneId, Date.parse(now)))).toBeVisible();
    await page.goto('/accounts/acme.v2');
    const seats = page.getByRole('table', { name: 'Daily Seats' });
    await expect(seats.getByRole('row')).not.toHaveCount(1);
    await page.clock.fastForward('01:00:00');
    await page.goto('/');
    await expect(page.getByText(dayIn(timezoneId, Date.parse(now) + 3_600_000))).toBeVisible();
    expect(errors).toEqual([]);
    await context.close();
  });

/** "Monday, 2 March 2026". */
function dayIn(timeZone: string, instant: number): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(instant);
  const date = part({ day: 'numeric', month: 'long', year: 'numeric' });
  return `${part({ weekday: 'long' })}, ${date}`;
}
