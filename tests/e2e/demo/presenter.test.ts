import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { changeAsColleague, editDialog, openEdit, panelOf } from './colleague';

const step = (page: Page, name: string) => page.getByRole('region', { name });

const numberOf = async (figure: Locator) => Number(await figure.innerText());

test.describe('tour', () => {
  test('leads through the walkthrough by keyboard, survives a reload, and all figures agree', async ({
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
    const figure = (label: string) =>
      page.getByRole('main').getByRole('link', { name: new RegExp(`^${label} \\d`) });
    const [low, inactive] = [
      await numberOf(figure('Low on seats')),
      await numberOf(figure('Inactive')),
    ];
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

    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Go to Accounts' }).click();
    const checkboxes = ['Alder Precision', 'Alvarez Media Inc.'].map((name) =>
      page.getByRole('checkbox', { name: `Select ${name}` }),
    );
    for (const checkbox of checkboxes) await expect(checkbox).toHaveCSS('opacity', '1');
    for (const [name, outcome] of [
      ['Deactivate', '2 organizations deactivated'],
      ['Activate', '2 organizations activated'],
    ] as const) {
      for (const checkbox of checkboxes) await checkbox.check();
      await says('Many at once', `Press “${name}”, then “${name}” in the dialog.`);
      await page
        .getByRole('region', { name: 'Selection' })
        .getByRole('button', { name, exact: true })
        .click();
      const dialog = page.getByRole('dialog', { name: `${name} 2 organizations?` });
      await dialog.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog', { name: outcome })).toBeVisible();
      await says('Many at once', 'Press “Done”.');
      await page.getByRole('button', { name: 'Done' }).click();
      if (name === 'Deactivate') {
        await says('Many at once', 'Tick the same two again.');
        await page.reload();
        await says('Many at once', 'Tick the same two again.');
      }
    }
    await says('Many at once', 'Show both: they are active again.');

    const many = step(page, 'Many at once');
    await many.getByRole('button', { name: 'Next' }).click();
    const last = step(page, 'Two people, one record');
    await last.getByRole('button', { name: 'Go to Acme Robotics' }).click();
    await openEdit(page);
    await editDialog(page).getByLabel('Billing name').fill('Jo Park');
    await says('Two people, one record', 'Press “A colleague changes this”, here.');
    // It loses what was typed.
    await page.reload();
    await says('Two people, one record', 'Enter another “Billing name”.');
    await editDialog(page).getByLabel('Billing name').fill('Jo Park');
    await last.getByRole('button', { name: 'A colleague changes this' }).click();
    await editDialog(page).getByRole('button', { name: 'Save changes' }).click();
    const merge = page.getByRole('dialog', { name: 'Changed by someone else' });
    await expect(merge.getByRole('group', { name: 'Billing email' })).toContainText(
      'Keeping theirs',
    );
    await expect(merge.getByText('Sam Rivera changed Acme Robotics just now.')).toBeVisible();
    await says('Two people, one record', 'Show what is merged, and press “Save changes” again.');
    await merge.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL('/accounts/acme.v2');
    await page.reload();
    await says('Two people, one record', 'Show “Recent activity” on Home: it has both changes.');

    await last.getByRole('button', { name: 'Go to Home' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await expect(figure('Low on seats')).toHaveText(String(low - 1));
    await expect(attention.getByRole('link', { name: 'Acme Robotics' })).toBeHidden();
    await expect(figure('Inactive')).toHaveText(String(inactive));
    await page.keyboard.press('Escape');
    await expect(last).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await expect(last).toBeHidden();
  });

  test('leaves the arrow keys to a group of choices, and Escape to an open dialog', async ({
    signedIn: page,
  }) => {
    await page.goto('/?tour=on');
    const first = step(page, 'Who runs out of seats?');
    await expect(first).toBeVisible();
    await page.getByRole('radio', { name: /^Low on seats/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /^Out of seats/ })).toBeChecked();
    await expect(first).toBeVisible();
    await page.getByRole('link', { name: 'New organization' }).click();
    await expect(page.getByRole('dialog', { name: 'New organization' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'New organization' })).toBeHidden();
    await expect(first).toBeVisible();
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
