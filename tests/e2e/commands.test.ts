import type { Page } from '@playwright/test';
import {
  expect,
  heading,
  listLinks,
  notifications,
  readClipboard,
  searchBox,
  selection,
  test,
} from './fixtures';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Command menu' });
const field = (page: Page) =>
  page.getByRole('combobox', { name: 'Search organizations and commands' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

async function openMenu(page: Page) {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
}

/** Presses Tab until a control has focus, as somebody without a mouse would. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  const target = page.getByRole(role, { name, exact: true }).first();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab doesn't reach ${role} ${String(name)}`);
}

test('command menu: keys typed while it loads arrive, a verb with a name opens the confirmation', async ({
  signedIn: page,
  api,
  suffix,
}) => {
  const organization = await api.create('Aurora');
  const billed = await api.create('Billed', {
    billing: { billing_name: `Aurora ${suffix} Payments` },
  });
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/CommandMenu-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/token');
  await expect(heading(page, 'Token')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('lost');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('aurorb');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('a ');
  release();
  await expect(field(page)).toHaveValue('aurora ');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(suffix);
  await expect(field(page)).toHaveValue(`aurora ${suffix}`);
  const found = page.getByRole('group', { name: 'Organizations' }).getByRole('option');
  await expect(found).toHaveCount(2);
  await expect(found.first()).toContainText(organization.name);
  await expect(found.last()).toContainText('Billing: ');

  // A verb offers those only whose name, subdomain or id matches.
  await field(page).fill(`deactivate aurora ${suffix}`);
  await expect(option(page, `Deactivate ${organization.name}`)).toBeVisible();
  await expect(option(page, `Deactivate ${billed.name}`)).toHaveCount(0);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: `Deactivate ${organization.name}?` });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(heading(page, organization.name)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Token')).toBeVisible();

  for (const [text, name, dialog] of [
    ['new org', 'New organization', 'New organization'],
    ['import', 'Import CSV', 'Import CSV'],
    ['keyb', 'Keyboard shortcuts', 'Keyboard shortcuts'],
  ] as const)
    await test.step(name, async () => {
      await openMenu(page);
      await page.keyboard.type(text);
      await expect(option(page, name)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: dialog, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
  const groups = menu(page).getByRole('group');
  await expect(groups).toHaveText([/^Recent/, /^Go to/, /^Create/]);
  await expect(groups.first()).toContainText(organization.name);
  await expect(groups.first().getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(menu(page)).toHaveCount(0);
});

test('keyboard only: sign-in, list, selection, profile, a change of seats, and all the shortcuts off', async ({
  page,
  api,
}) => {
  const organization = await api.create('Keyed');
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type('demo@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo');
  await page.keyboard.press('Enter');
  await expect(heading(page, /^Welcome/)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(listLinks(page)).toHaveCount(25);
  await expect(heading(page, 'Organizations')).toBeFocused();
  await page.reload();
  await expect(listLinks(page)).toHaveCount(25);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  await page.keyboard.press('j');
  await expect(listLinks(page).first()).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(selection(page)).toContainText('1 selected');
  await page.keyboard.press('k');
  await expect(listLinks(page).first()).toBeFocused();
  await tabTo(page, 'button', 'Clear selection');
  await page.keyboard.press('Enter');
  await expect(selection(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type(organization.subdomain);
  await page.keyboard.press('Enter');
  await expect(listLinks(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, organization.name)).toBeFocused();

  await page.keyboard.press('c');
  await expect(notifications(page)).toContainText('Copied');
  expect((await readClipboard(page)).split('\n')).toEqual([
    expect.stringContaining(`${organization.name} (`),
    expect.stringMatching(/^Status: /),
    expect.stringMatching(/^Full: 0 of 20/),
    expect.stringMatching(/^Last change: .*Robin Hale/),
    page.url(),
  ]);
  await tabTo(page, 'button', 'Change total seats, full');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Total seats', { exact: true })).toBeFocused();
  await page.keyboard.type('+5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Subscriptions' })).toContainText('25');
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Edit organization' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(heading(page, 'Token')).toBeFocused();
  await page.keyboard.press('/');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'New organization' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Single keys can be turned off (WCAG 2.1.4), Ctrl K stays.
  await page.getByRole('button', { name: 'Robin Hale', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Keyboard shortcuts' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await openMenu(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('token: its secret is shown once and asks before it is lost; a revoked one stays in the table', async ({
  signedIn: page,
  suffix,
}) => {
  await page.goto('/accounts');
  await page.getByRole('link', { name: 'Token', exact: true }).click();
  const name = page.getByLabel('Name', { exact: true });
  const created = page.getByRole('region', { name: 'Your new token' });
  const create = async (text: string) => {
    await name.fill(text);
    await page.getByRole('button', { name: 'Create token' }).click();
    await expect(created).toContainText(text);
    await expect(name).toHaveValue('');
  };
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(name).toHaveAccessibleDescription(/Name is required\./);
  await page.getByLabel('Expires').selectOption('Custom date');
  await expect(page.getByLabel('Expiry date')).toBeVisible();
  await page.getByLabel('Expires').selectOption('Never');
  await create(`Nightly ${suffix}`);
  const secret = await created.locator('code').innerText();
  expect(secret.length).toBeGreaterThan(10);
  await expect(created).toContainText('It won’t be shown again.');

  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  for (const leave of [
    () => page.getByRole('link', { name: 'Accounts' }).first().click(),
    () => page.goBack(),
  ]) {
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(created).toContainText(secret);
  }
  await created.getByRole('button', { name: 'Copy' }).click();
  expect(await readClipboard(page)).toBe(secret);
  await page.getByRole('link', { name: 'Accounts' }).first().click();
  await expect(listLinks(page)).toHaveCount(25);
  await page.goBack();
  await expect(heading(page, 'Token')).toBeVisible();
  expect(await page.content()).not.toContain(secret);

  const row = page.getByRole('row').filter({ hasText: `Nightly ${suffix}` });
  await expect(row).toContainText('Active');
  await create(`Second ${suffix}`);
  await created.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: `Revoke Nightly ${suffix}` }).click();
  const revoke = page.getByRole('alertdialog', { name: `Revoke Nightly ${suffix}?` });
  await expect(revoke).toContainText('Anything using this token stops working immediately.');
  await expect(revoke.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await revoke.getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toContainText('Revoked');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Revoke /);
});
