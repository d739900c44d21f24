import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { moreActions } from '../openTotalSeats';
import { openUnusedProfile } from '../openUnusedProfile';

const numberIn = async (cell: Locator) => Number((await cell.innerText()).replace(/\D/g, ''));
const figure = (page: Page, label: string) =>
  page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]');

async function openSubscriptions(page: Page, nth: number) {
  const name = await openUnusedProfile(page, nth);
  const table = page.getByRole('table', { name: 'Subscriptions' });
  await expect(table.getByRole('button', { name: /^Assign seats, / }).first()).toBeVisible();
  return { name, table };
}

test('a raised total shows in the row, the figures and the list; one below the seats in use is rejected', async ({
  signedIn: page,
}) => {
  const { name, table } = await openSubscriptions(page, 8);
  const row = table.getByRole('row').nth(1);
  const total = await numberIn(row.getByRole('cell').nth(1));
  const available = await numberIn(row.getByRole('cell').nth(3));
  const sum = await numberIn(figure(page, 'Total seats'));
  const used = total - available;
  const opener = moreActions(row);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Change total seats, / })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change total seats' });
  const field = dialog.getByLabel('Total seats', { exact: true });
  await expect(field).toHaveValue(String(total));

  await field.fill(String(used - 1));
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(
    `Total seats should be at least ${used.toLocaleString('en-GB')} seats.`,
  );
  await field.fill(String(total + 50));
  await expect(
    dialog.getByRole('table', { name: 'Preview' }).getByRole('row').nth(3).getByRole('cell').last(),
  ).toHaveText(`+50 ${(available + 50).toLocaleString('en-GB')}`);
  await field.press('Enter');

  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Saved Successfully!')).toBeVisible();
  await expect(opener).toBeFocused();
  await expect(row.getByRole('cell').nth(1)).toHaveText((total + 50).toLocaleString('en-GB'));
  const raised = (sum + 50).toLocaleString('en-GB');
  await expect(figure(page, 'Total seats')).toHaveText(raised);
  await page.goBack();
  await expect(
    page.getByRole('table', { name: 'Organizations' }).getByRole('row').filter({ hasText: name }),
  ).toContainText(raised);
});

const dialogs = [
  ['Change total seats', 'Total seats', 12],
  ['Assign seats', 'Assigned seats', 13],
] as const;

for (const [title, label, nth] of dialogs)
  test(`"${title}" opens with its number selected, so that typing replaces it`, async ({
    browser,
    signedIn: page,
  }) => {
    await openSubscriptions(page, nth);
    const open = async (on: Page, press: (target: Locator) => Promise<void>) => {
      const name = new RegExp(`^${title}, `);
      if (title === 'Assign seats') return press(on.getByRole('button', { name }).first());
      await press(moreActions(on));
      return press(on.getByRole('menuitem', { name }));
    };
    const field = page.getByRole('dialog', { name: title }).getByLabel(label, { exact: true });
    const expectReplaced = async (on: Page, openedBy: string) => {
      const input = on.getByRole('dialog', { name: title }).getByLabel(label, { exact: true });
      await expect(input, openedBy).toBeFocused();
      await on.keyboard.type('600');
      await expect(input, openedBy).toHaveValue('600');
    };
    const discard = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(field).toHaveCount(0);
    };
    await open(page, (target) => target.click());
    await expectReplaced(page, 'click');
    await discard();
    await open(page, (target) => target.press('Enter'));
    await expectReplaced(page, 'key');
    await discard();
    if (title === 'Assign seats') {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('assign seats');
      await page
        .getByRole('option', { name: /^Assign seats/ })
        .first()
        .click();
      await expectReplaced(page, 'command menu');
      await discard();
    }

    const touch = await browser.newContext({
      hasTouch: true,
      storageState: await page.context().storageState(),
    });
    const phone = await touch.newPage();
    await phone.goto(page.url());
    await open(phone, (target) => target.tap());
    await expectReplaced(phone, 'tap');
    await touch.close();
  });

test('an added subscription appears at once, also after a reload, and its seat type is suggested elsewhere', async ({
  signedIn: page,
  uniqueSuffix,
}) => {
  const { table } = await openSubscriptions(page, 9);
  const profileUrl = page.url();
  const existing = (
    await table.getByRole('row').nth(1).getByRole('cell').first().innerText()
  ).trim();
  const sum = await numberIn(figure(page, 'Total seats'));
  const seatType = `contractor ${uniqueSuffix}`;
  const opener = page.getByRole('button', { name: 'Add subscription' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Add subscription' });
  await dialog.getByLabel('Seat type').fill(existing);
  await dialog.getByLabel('Total seats').fill('20');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Seat type')).toHaveAccessibleDescription(
    'Seat type should be unique.',
  );
  await dialog.getByLabel('Seat type').fill(seatType);
  await page.keyboard.press('Enter');

  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  const added = table.getByRole('row').filter({ hasText: seatType });
  await expect(added.getByRole('cell').nth(1)).toHaveText('20');
  await expect(added.getByRole('button', { name: `Assign seats, ${seatType}` })).toBeVisible();
  await expect(figure(page, 'Total seats')).toHaveText((sum + 20).toLocaleString('en-GB'));
  await page.goBack();
  await page.getByRole('button', { name: 'New organization' }).click();
  const newSeatType = page
    .getByRole('dialog', { name: 'New organization' })
    .getByLabel('Seat type');
  expect(
    await newSeatType.evaluate((input: HTMLInputElement) =>
      [...(input.list?.options ?? [])].map(({ value }) => value),
    ),
  ).toContain(seatType);
  await page.goto(profileUrl);
  await expect(added.getByRole('cell').nth(1)).toHaveText('20');
});
