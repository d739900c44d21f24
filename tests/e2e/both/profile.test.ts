import { expect, test } from '../fixtures';

test('previous and next follow the list that the user came from across its pages, and the breadcrumb leads to the page reached', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?sort=total_seats&order=desc&per_page=10&page=2');
  const links = page.getByRole('table', { name: 'Organizations' }).getByRole('link');
  await expect(links).toHaveCount(10);
  const names = await links.allInnerTexts();
  const heading = page.getByRole('heading', { level: 1 });
  const previous = page.getByRole('link', { name: 'Previous organization' });
  const next = page.getByRole('link', { name: 'Next organization' });

  await links.nth(8).click();
  await expect(heading).toHaveText(names[8] ?? '');
  await next.click();
  await expect(heading).toHaveText(names[9] ?? '');
  await expect(heading).toBeFocused();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(heading).not.toHaveText(names[9] ?? '');
  const eleventh = await heading.innerText();
  expect(names).not.toContain(eleventh);
  await previous.click();
  await expect(heading).toHaveText(names[9] ?? '');
  await page.goBack();
  await expect(heading).toHaveText(eleventh);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await breadcrumb.getByRole('link', { name: 'Accounts' }).click();
  await expect(page).toHaveURL(/[?&]page=3\b/);
  await expect(links.first()).toHaveText(eleventh);
});

test('previous and next end with the list, and are hidden without one', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?sort=total_seats&order=desc');
  const links = page.getByRole('table', { name: 'Organizations' }).getByRole('link');
  await links.first().click();
  const previous = page.getByRole('link', { name: 'Previous organization' });
  const next = page.getByRole('link', { name: 'Next organization' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toHaveAttribute('href', /\/accounts\/./);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(next).toHaveCount(0);
});
