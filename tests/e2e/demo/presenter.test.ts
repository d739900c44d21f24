import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { changeAsColleague, panelOf } from './colleague';

const step = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('tour', () => {
  test('leads from step to step by keyboard, follows what is done, survives a reload and ends with Escape', async ({
    page,
  }) => {
    const says = (title: string, text: string) =>
      expect(step(page, title).getByText(text, { exact: true })).toBeVisible();
    await page.goto('/?tour=on');
    await expect(step(page, 'Who runs out of seats?').getByText('1 of 5')).toBeVisible();
    await says('Who runs out of seats?', 'Select the first demo account, then press “Sign in”.');
    await page.getByRole('button', { name: /^demo@example.com/ }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await attention
      .getByRole('row')
      .nth(1)
      .getByRole('link', { name: 'Acme Robotics' })
      .press('Enter');
    await expect(page.getByRole('heading', { name: 'Acme Robotics', level: 1 })).toBeFocused();
    await says('Who runs out of seats?', 'Show the warning: “4 full seats left.”');
    await page.keyboard.press('ArrowRight');
    await expect(step(page, 'The remedy')).toBeVisible();

    await page.getByRole('note', { name: 'Seats' }).getByRole('button').press('Enter');
    const seats = page
      .getByRole('dialog', { name: 'Change total seats' })
      .getByLabel('Total seats');
    await seats.fill('300');
    // The arrow keys move the cursor of a field, not the tour.
    await seats.press('ArrowLeft');
    await seats.press('Enter');
    await expect(page.getByText('Saved Successfully!')).toBeVisible();
    await expect(step(page, 'The remedy')).toBeVisible();
    await page.reload();
    await expect(step(page, 'The remedy').getByText('2 of 5')).toBeVisible();
    await says('The remedy', 'Show “Available seats”: 54.');
    await says('The remedy', 'Why is the amount still 4,625?');
    await step(page, 'The remedy').getByRole('button', { name: 'Next' }).press('Enter');
    await expect(
      page.getByRole('region', { name: 'Activity', exact: true }).getByText('250 → 300'),
    ).toBeVisible();

    const third = step(page, 'Who did it?');
    await page.keyboard.press('Escape');
    await expect(third).toBeHidden();
  });

  test('starting it again discards the changes of an earlier one', async ({ signedIn: page }) => {
    await page.goto('/?tour=on');
    await page
      .getByRole('region', { name: 'Needs attention' })
      .getByRole('link', { name: 'Acme Robotics' })
      .click();
    await page.getByRole('button', { name: 'Demo', exact: true }).click();
    await changeAsColleague(page, 'Total seats, 10 more');
    await expect(panelOf(page).getByText('Growing · 1 change since the seed')).toBeVisible();
    await panelOf(page).getByRole('button', { name: 'Tour', exact: true }).click();
    await expect(step(page, 'Who runs out of seats?')).toBeVisible();
    await page.getByRole('button', { name: 'Demo', exact: true }).click();
    await expect(panelOf(page).getByText('Growing · 0 changes since the seed')).toBeVisible();
  });
});

test('?panel=off hides the panel and the tour in this tab, until ?panel=on', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/?tour=on');
  await expect(step(page, 'Who runs out of seats?')).toBeVisible();
  await page.goto('/accounts?scenario=growing&panel=off');
  await expect(page.getByRole('heading', { name: 'Organizations' })).toBeVisible();
  await expect(page).toHaveURL('/accounts');
  const isHidden = async () => {
    await expect(page.getByText('1–25 of 200')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Demo', exact: true })).toHaveCount(0);
    await expect(step(page, 'Who runs out of seats?')).toHaveCount(0);
    await page.keyboard.press('Alt+Shift+D');
    await expect(panelOf(page)).toHaveCount(0);
  };
  await isHidden();
  await page.reload();
  await isHidden();
  const other = await context.newPage();
  await other.goto('/accounts');
  await expect(other.getByRole('button', { name: 'Demo', exact: true })).toBeVisible();
  await page.goto('/accounts?panel=on');
  await expect(page.getByRole('button', { name: 'Demo', exact: true })).toBeVisible();
});
