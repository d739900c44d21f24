import { expect, test } from '../fixtures';

test('creating a token leaves no error on the cleared name field', async ({
  signedIn: page,
  mark,
}) => {
  await page.goto('/token');
  const name = page.getByLabel('Name', { exact: true });
  for (const how of ['Enter', 'click']) {
    await name.fill(`${how} ${mark}`);
    if (how === 'Enter') await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: 'Create token' }).click();
    const region = page.getByRole('region', { name: 'Your new token' });
    await expect(region).toContainText(`${how} ${mark}`);
    await expect(region.getByRole('button', { name: 'Copy' })).toBeFocused();
    await expect(name).toHaveValue('');
    await expect(page.getByRole('table', { name: 'Tokens' })).toContainText(`${how} ${mark}`);
    await expect(page.getByText('Name is required.')).toHaveCount(0);
  }
  await name.focus();
  await name.blur();
  await expect(page.getByText('Name is required.')).toBeVisible();
});
