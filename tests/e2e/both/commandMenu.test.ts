import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { pasteFromClipboard } from '../pasteFromClipboard';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Command menu' });
const search = (page: Page) =>
  page.getByRole('combobox', { name: 'Search organizations and commands' });
const table = (page: Page) => page.getByRole('table', { name: 'Organizations' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

async function openList(page: Page): Promise<void> {
  await page.goto('/accounts');
  await expect(table(page).getByRole('link')).toHaveCount(25);
}

async function openMenu(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeFocused();
}

async function activeOrganization(page: Page): Promise<string> {
  await page.goto('/accounts?status=active&sort=name');
  const name = await table(page).getByRole('link').first().textContent();
  if (!name) throw new Error('No active organization');
  return name;
}

test('a verb and a name open the confirmation on the profile; Escape closes it, Back returns', async ({
  signedIn: page,
}) => {
  const name = await activeOrganization(page);
  await page.goto('/accounts?page=2');
  await expect(table(page).getByRole('link')).toHaveCount(25);
  await openMenu(page);
  await page.keyboard.type(`deac ${name.slice(0, 6)}`);
  await expect(option(page, `Deactivate ${name}`)).toBeVisible();
  await option(page, `Deactivate ${name}`).hover();
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('alertdialog', { name: /^Deactivate/ });
  await expect(confirmation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirmation).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/accounts\?page=2$/);
  await expect(confirmation).toBeHidden();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(confirmation).toBeHidden();
});

test('keys typed while the menu loads reach its field, and Escape then cancels it', async ({
  signedIn: page,
}) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/dialogs-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/accounts');
  await expect(table(page).getByRole('link')).toHaveCount(25);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lost');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('novx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/accounts$/);
  letThrough();
  await expect(search(page)).toHaveValue('nova');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(search(page)).toHaveValue('nova!');
});

test('Enter before the response chooses the first organization once it has arrived', async ({
  signedIn: page,
}) => {
  const name = await activeOrganization(page);
  await page.goto('/token');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(search(page)).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

test('the mail address of a ticket leads to the profile, and c copies its summary', async ({
  signedIn: page,
}) => {
  await openList(page);
  const row = table(page).getByRole('row').nth(3);
  const name = (await row.getByRole('link').first().textContent()) ?? '';
  const email = await row.getByRole('cell').nth(1).getByText('@').last().innerText();
  await openMenu(page);
  await page.keyboard.insertText(`Robin Hale <${email}>`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Copied');
  const lines = (await pasteFromClipboard(page)).split('\n');
  expect(lines).toEqual([
    expect.stringContaining(`${name} (`),
    expect.stringMatching(/^Status: /),
    expect.stringMatching(/ of |^No subscriptions$/),
    expect.stringMatching(/^Last change: /),
    page.url(),
  ]);
});

test('Escape closes the menu, forgets the text and returns the focus', async ({
  signedIn: page,
}) => {
  await openList(page);
  const link = table(page).getByRole('link').nth(3);
  await link.focus();
  await openMenu(page);
  await page.keyboard.type('zzzz-no-such-name');
  await expect(
    menu(page)
      .getByText(/Nothing found/)
      .first(),
  ).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(search(page)).toHaveValue('');
});

test('commands open the dialogs of other screens and switch settings', async ({
  signedIn: page,
}) => {
  await page.goto('/token');
  await expect(page.getByRole('heading', { level: 1, name: 'Token' })).toBeVisible();
  for (const [text, name, dialog] of [
    ['new org', 'New organization', 'New organization'],
    ['import', 'Import CSV', 'Import CSV'],
    ['keyb', 'Keyboard shortcuts', 'Keyboard shortcuts'],
  ] as const) {
    await openMenu(page);
    await page.keyboard.type(text);
    await expect(option(page, name)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await openMenu(page);
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the day’s work without a mouse: list, rows, selection, profile, edit', async ({
  signedIn: page,
}) => {
  await openList(page);
  await page.keyboard.press('j');
  const links = table(page).getByRole('link');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 selected');
  await openMenu(page);
  await page.keyboard.type('activate sel');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Activate/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await links.nth(1).focus();
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden();
  const second = await links.nth(1).textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: second ?? '' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: /^Edit/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await page.keyboard.press('/');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(table(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search organizations' })).toBeFocused();
  await page.keyboard.type('jkx?');
  await expect(page.getByRole('searchbox', { name: 'Search organizations' })).toHaveValue('jkx?');
});

test('the user menu turns single keys off, in every tab, but not Ctrl K', async ({
  signedIn: page,
  context,
}) => {
  await openList(page);
  const other = await context.newPage();
  await openList(other);
  await page
    .getByRole('button', { name: /Demo|Robin|Hale/ })
    .first()
    .click();
  await page.getByRole('menuitemcheckbox', { name: 'Keyboard shortcuts' }).click();
  await page.keyboard.press('Escape');
  for (const tab of [page, other]) {
    await tab.locator('body').click({ position: { x: 640, y: 5 } });
    await tab.keyboard.press('?');
    await tab.keyboard.press('n');
    await expect(tab.getByRole('dialog')).toHaveCount(0);
    await tab.keyboard.press('Control+k');
    await expect(menu(tab)).toBeVisible();
    await tab.keyboard.press('Escape');
  }
});
