import { expect, test } from '../fixtures';
import { openUnusedProfile } from '../openUnusedProfile';

test('previous and next follow the list that the user came from, across its pages', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?sort=total_seats&order=desc&per_page=10&page=2');
  const links = page.getByRole('table', { name: 'Organizations' }).getByRole('link');
  await expect(links).toHaveCount(10);
  const names = await links.allInnerTexts();
  const heading = page.getByRole('heading', { level: 1 });
  const previous = page.getByRole('button', { name: 'Previous organization' });
  const next = page.getByRole('button', { name: 'Next organization' });

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
});

test('the breadcrumb leads to the page of the list with the organization reached by next', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?per_page=10');
  const links = page.getByRole('table', { name: 'Organizations' }).getByRole('link');
  await expect(links).toHaveCount(10);
  const last = await links.nth(9).innerText();
  const heading = page.getByRole('heading', { level: 1 });
  await links.nth(9).click();
  await expect(heading).toHaveText(last);
  await page.getByRole('button', { name: 'Next organization' }).click();
  await expect(heading).not.toHaveText(last);
  const name = await heading.innerText();
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Accounts' })
    .click();
  await expect(page).toHaveURL(/\/accounts\?per_page=10&page=2$|\/accounts\?page=2&per_page=10$/);
  await expect(links.first()).toHaveText(name);
});

test('previous and next end with the list, and are hidden without one', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?sort=total_seats&order=desc');
  const links = page.getByRole('table', { name: 'Organizations' }).getByRole('link');
  await links.first().click();
  const previous = page.getByRole('button', { name: 'Previous organization' });
  const next = page.getByRole('button', { name: 'Next organization' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(next).not.toHaveAttribute('aria-disabled');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(next).toHaveCount(0);
});

test('a deactivation with a reason moves Activate to the callout', async ({ page }) => {
  const name = await openUnusedProfile(page, 12);
  const inactive = page.getByRole('note', { name: 'Inactive organization' });
  const button = page.getByRole('button', { name: /^(Activate|Deactivate)$/ });
  if ((await button.innerText()) === 'Activate') {
    await button.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
    await expect(inactive).toHaveCount(0);
  }
  await button.click();
  const dialog = page.getByRole('alertdialog', { name: `Deactivate ${name}?` });
  await dialog.getByLabel('Reason').fill('Contract ended.');
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().endsWith('/deactivate')),
    page.keyboard.press('Enter'),
  ]);
  expect(request.postDataJSON()).toEqual({ reason: 'Contract ended.' });
  await expect(dialog).toHaveCount(0);
  await expect(inactive.getByRole('button', { name: 'Activate' })).toBeVisible();
  await expect(inactive).toContainText(/^Inactive since/);
});
