import { expect, test } from '../fixtures';
import { changeAsColleague, editDialog, openAcme, openEdit, panelOf } from './colleague';

test.describe('a colleague', () => {
  test('reaches two tabs within three seconds on a busy machine: figures, status and activity', async ({
    signedIn: page,
    context,
  }) => {
    await openAcme(page);
    const other = await context.newPage();
    await openAcme(other);
    await expect(other.getByText('4 full seats left.')).toBeVisible();
    await page.getByRole('button', { name: 'Demo', exact: true }).click();
    await changeAsColleague(page, 'Total seats, 10 more');
    for (const tab of [page, other]) {
      await expect(tab.getByText('250 → 260')).toBeVisible({ timeout: 3000 });
      await expect(
        tab
          .getByRole('region', { name: 'Activity', exact: true })
          .getByRole('listitem')
          .filter({ hasText: 'Sam Rivera' })
          .first(),
      ).toBeVisible({ timeout: 3000 });
    }
    await changeAsColleague(page, 'Status');
    for (const tab of [page, other])
      await expect(tab.getByRole('button', { name: 'Activate', exact: true })).toBeVisible({
        timeout: 3000,
      });
  });

  test('changes the field that the user edits too, above the open dialog: the user chooses', async ({
    signedIn: page,
  }) => {
    await openAcme(page);
    await openEdit(page);
    const email = editDialog(page).getByLabel('Billing email');
    await email.fill('jo.park@acme-robotics.example');
    await page.getByRole('button', { name: 'Demo', exact: true }).click();
    await expect(panelOf(page)).toBeVisible();
    const [panelBox, dialogBox] = [
      await panelOf(page).boundingBox(),
      await editDialog(page).boundingBox(),
    ];
    expect((dialogBox?.x ?? 0) + (dialogBox?.width ?? 0)).toBeLessThanOrEqual(panelBox?.x ?? 0);
    await changeAsColleague(page, 'Billing email');
    await expect(
      panelOf(page).getByText('Sam Rivera changed Billing email of Acme Robotics.'),
    ).toBeVisible();
    // Escape in the panel closes the panel only.
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(email).toHaveValue('jo.park@acme-robotics.example');
    await editDialog(page).getByRole('button', { name: 'Save changes' }).click();
    const merge = page.getByRole('dialog', { name: 'Changed by someone else' });
    await expect(merge.getByText('1 of 1 to decide')).toBeVisible();
    await merge.getByRole('radio', { name: /^Yours/ }).check();
    await merge.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Saved Successfully!')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Organization Profile' }).getByText('jo.park@'),
    ).toBeVisible();
  });
});
