import { expect, test } from '../fixtures';

test('one click on a profile tells when a seasonal organization was full last year', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts/org_lakeland?scenario=default&today=2026-03-02');
  const panel = page.getByRole('region', { name: 'Daily Seats' });
  await panel.getByRole('radio', { name: '1 year' }).check();
  await expect(page).toHaveURL(/\?period=365$/);
  await expect(panel.getByText(/^Peak 3\d\d on \d+ Aug/)).toBeVisible();
  const rows = panel.getByRole('table', { name: 'Daily Seats' }).getByRole('row');
  await expect(rows).toHaveCount(1 + 2 * 365);
  const plot = panel.getByRole('group', { name: 'Daily seats by type', exact: true });
  await plot.focus();
  await page.keyboard.press('End');
  await expect(
    plot.getByText(/^Week 10, 2 Mar 2026, peak on 2 Mar: full \d+, guest \d+/),
  ).toBeAttached();

  await panel.getByRole('radio', { name: '90 days' }).check();
  await panel.getByRole('switch', { name: 'Compare' }).check();
  await expect(page).toHaveURL(/\?period=90&compare=year$/);
  await expect(panel.getByRole('columnheader', { name: 'Year before' })).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('switch', { name: 'Compare' })).toBeChecked();
});
