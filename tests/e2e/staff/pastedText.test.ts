import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const field = (page: Page, label: string) =>
  page.getByRole('dialog', { name: 'New organization' }).getByLabel(label, { exact: true });

async function fillIn(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(values)) await field(page, label).fill(text);
}

/** Creates an organization from pasted text and returns its name as it should be. */
async function createFromPastedText(page: Page, suffix: string): Promise<string> {
  await page.goto('/accounts?new');
  await fillIn(page, {
    Name: ` So\u0308der\u00A0 Cafe\u0301\u200B ${suffix}`,
    Subdomain: `https://Soder-${suffix}.provider.example/login\u200B`,
    'Billing name': 'Anna\u00A0Engstro\u0308m',
    'Billing email': 'Anna Engström <anna@soder.example>',
    'Billing phone': '\u202A+46\u00A08\u2011123 45 67\u202C',
    Amount: 'USD\u00A01\u00A0200.50',
    'Seat type': 'full\u200B',
    'Total seats': '1\u00A0200',
  });
  await field(page, 'Total seats').press('Enter');
  const name = `Söder Café ${suffix}`;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return name;
}

test('pasted text is cleaned as each field loses focus and saved as plain text', async ({
  signedIn: page,
  uniqueSuffix,
}) => {
  const suffix = `plain-${uniqueSuffix}`;
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await createFromPastedText(page, suffix);
  expect((await sent).postDataJSON()).toEqual({
    name: `Söder Café ${suffix}`,
    subdomain: `soder-${suffix}`,
    billing: {
      billing_name: 'Anna Engström',
      billing_email: 'anna@soder.example',
      billing_phone: '+46 8-123 45 67',
      amount: 1200.5,
      currency: 'USD',
    },
    subscriptions: [{ seat_type: 'full', total_seats: 1200 }],
  });
  const profile = page.getByRole('region', { name: 'Organization Profile' });
  await expect(profile.getByText('+46 8-123 45 67', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit organization' });
  const phone = edit.getByLabel('Billing phone');
  await phone.fill('\u202A+46\u00A08\u2011765 43 21\u202C');
  await phone.press('Tab');
  await expect(phone).toHaveValue('+46 8-765 43 21');
  await expect(phone).toHaveAccessibleDescription('');
  const amount = edit.getByLabel('Amount');
  for (const [typed, shown, message] of [
    ['1200,50', '1200,50', 'Use a point for decimals.'],
    ['1.200,50', '1200.50', ''],
  ] as const) {
    await amount.fill(typed);
    await amount.press('Tab');
    await expect(amount).toHaveValue(shown);
    await expect(amount).toHaveAccessibleDescription(message);
  }
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(profile.getByText('+46 8-765 43 21', { exact: true })).toBeVisible();
});

test('a name that looks like another organization’s already exists', async ({
  signedIn: page,
  uniqueSuffix,
}) => {
  const name = await createFromPastedText(page, `same-${uniqueSuffix}`);
  await page.goto('/accounts?new');
  await fillIn(page, {
    Subdomain: `other-${uniqueSuffix}`,
    'Billing name': 'Anna',
    'Billing email': 'mailto:a@b.co',
    Amount: '5',
    'Seat type': 'full',
    'Total seats': '5',
  });
  for (const lookalike of [
    name.normalize('NFD'),
    name.replaceAll(' ', '\u00A0'),
    name.replaceAll(' ', '\u200B '),
    name.replaceAll(' ', '  '),
  ]) {
    await fillIn(page, { Name: 'Another' });
    await expect(field(page, 'Name')).toHaveAccessibleDescription('');
    await fillIn(page, { Name: lookalike });
    await page.getByRole('button', { name: 'Create organization' }).click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Name already exists.');
    await expect(field(page, 'Name')).toHaveValue(name);
  }
});

test('searches clean what they get and keep it as typed', async ({
  signedIn: page,
  uniqueSuffix,
}) => {
  const suffix = `find-${uniqueSuffix}`;
  const name = await createFromPastedText(page, suffix);
  const profileUrl = page.url();
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Accounts' })
    .click();
  const search = page.getByRole('searchbox', { name: 'Search organizations' });
  const rows = page.getByRole('table', { name: 'Organizations' }).getByRole('link', { name });
  for (const text of [
    `Engstro\u0308m ${suffix}`,
    `engstrom ${suffix}`,
    `“Söder\u00A0Café ${suffix}”`,
    `https://soder-${suffix}.provider.example/x`,
    profileUrl,
  ]) {
    await search.fill('no such organization');
    await expect(page.getByText('No accounts')).toBeVisible();
    await search.fill(text);
    await expect(rows).toBeVisible();
    await expect(search).toHaveValue(text);
    expect(new URL(page.url()).searchParams.get('q')).toBe(text);
  }
  await page.reload();
  await expect(rows).toBeVisible();
  await expect(search).toHaveValue(profileUrl);
  await page.keyboard.press('Control+k');
  await page
    .getByRole('combobox', { name: 'Search organizations and commands' })
    .fill(`'Engstro\u0308m ${suffix}'`);
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
});
