import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callApi, type Session } from '../callApi';
import { expect, test } from '../fixtures';

const results = (page: Page) =>
  page.getByRole('table', { name: 'Organizations' }).getByRole('link');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search organizations' });
const selection = (page: Page) => page.getByRole('region', { name: 'Selection' });

/** Creates an organization at the end of the list; returns its id. */
async function create(
  session: Session,
  name: string,
  billing: Readonly<Record<string, string>> = {},
): Promise<string> {
  const subdomain = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const response = await callApi(session, 'POST', '/api/accounts', {
    name,
    subdomain,
    billing: {
      billing_name: 'Ada Lovelace',
      billing_email: `${subdomain}@example.com`,
      amount: 10,
      currency: 'USD',
      ...billing,
    },
    subscriptions: [{ seat_type: 'full', total_seats: 5 }],
  });
  return (response as { data: { id: string } }).data.id;
}

async function find(page: Page, text: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Select from a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select from a list' });
  await dialog.getByLabel('Names, subdomains, IDs or emails').fill(text);
  await dialog.getByRole('button', { name: 'Find' }).click();
  return dialog;
}

test('an organization is found by part of its name and the last digits of its phone, or its phone as written', async ({
  signedIn: page,
  storedEntries,
  uniqueSuffix,
}) => {
  const name = `Zz Nova ${uniqueSuffix}`;
  const id = await create({ page, storedEntries }, name, { billing_phone: '+44 20 7946 4471' });
  await page.goto('/accounts');
  for (const text of ['nova 4471', '+44 (20) 7946 4471']) {
    await search(page).fill(text);
    await page.keyboard.press('Enter');
    await expect(results(page).first()).toBeFocused();
    await expect(results(page).filter({ hasText: name })).toBeVisible();
  }
  await search(page).fill(id);
  await page.keyboard.press('ArrowDown');
  await expect(results(page)).toHaveText([name]);
  await expect(results(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('thirty lines of a mail are selected with four clicks, but for the one that is ambiguous, and deactivated with a reason', async ({
  signedIn: page,
  storedEntries,
  uniqueSuffix,
}) => {
  const session = { page, storedEntries };
  const names = Array.from({ length: 25 }, (_, index) => `Zz List ${index} ${uniqueSuffix}`);
  const misspelt = [`Zz Quarry Optics ${uniqueSuffix}`, `Zz Meadow Foods ${uniqueSuffix}`];
  const withForm = [`Zz Harbour ${uniqueSuffix} Ltd`, `Zz Orchard ${uniqueSuffix} GmbH`];
  const ids: string[] = [];
  for (const name of [...names, ...misspelt, ...withForm]) ids.push(await create(session, name));
  const shared = { billing_email: `zz-shared-${uniqueSuffix}@example.com` };
  for (const part of ['North', 'South'])
    await create(session, `Zz ${part} ${uniqueSuffix}`, shared);
  const lines = [
    ...names.slice(0, 9).map((name, index) => `${index + 1}. ${name}`),
    ...names.slice(9, 16).map((name) => `• ${name.toLowerCase().replaceAll(' ', '-')}`),
    ...ids.slice(16, 24),
    `"Lovelace, Ada" <${names[24]?.toLowerCase().replaceAll(' ', '-')}@example.com>`,
    shared.billing_email,
    ...misspelt.map((name) => name.replace('rry', 'ry').replace('Foods', 'Foodss')),
    ...withForm.map((name) => name.replace(/ \S+$/, '')),
  ];
  expect(lines).toHaveLength(30);
  await page.goto('/accounts');
  const dialog = await find(page, lines.join('\r\n'));
  await expect(dialog.getByRole('heading', { name: '27 found' })).toBeFocused();
  await expect(dialog.getByRole('list', { name: 'Found by a similar name' })).toContainText(
    withForm[0] ?? '',
  );
  await expect(dialog.getByRole('heading', { name: '1 ambiguous' })).toBeVisible();
  await expect(
    dialog.getByRole('group', { name: shared.billing_email }).getByRole('checkbox'),
  ).toHaveCount(2);
  await expect(dialog.getByRole('heading', { name: '2 not found' })).toBeVisible();
  // With "Find", four clicks.
  for (const name of misspelt) await dialog.getByRole('button', { name: `Use ${name}` }).click();
  await dialog.getByRole('button', { name: 'Select 29 organizations' }).click();
  await expect(selection(page).getByText('29 selected')).toBeVisible();
  await expect(selection(page).getByText('29 not shown')).toBeVisible();

  await selection(page).getByRole('button', { name: 'Deactivate' }).click();
  const bulk = page.getByRole('dialog', { name: 'Deactivate 29 organizations?' });
  await bulk.getByRole('button', { name: `Remove ${names[0]}` }).click();
  await expect(selection(page).getByText('28 selected')).toBeAttached();
  const smaller = page.getByRole('dialog', { name: 'Deactivate 28 organizations?' });
  await smaller.getByLabel('Reason').fill('Ticket 4471');
  await smaller.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '28 organizations deactivated' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(selection(page)).toHaveCount(0);
  await page.goto(`/accounts/${ids[5]}`);
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('Ticket 4471');
});

test('a text of a list without suggestions is searched in another tab', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts');
  const dialog = await find(page, 'Acme Robotics\nqqqq');
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: 'Search qqqq' }).click(),
  ]);
  await expect(search(tab)).toHaveValue('qqqq');
  await expect(dialog.getByRole('heading', { name: '1 found' })).toBeVisible();
});

test('two clicks on home export who is low on seats and when the seats run out, and a saved view exports it again', async ({
  signedIn: page,
}) => {
  const exportCsv = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    const text = await readFile(await file.path(), 'utf8');
    const rows = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const columns = ['used_seats_30_days_ago', 'runs_out_in_days'].map(
      (name) => rows[0]?.indexOf(name) ?? -1,
    );
    return {
      name: file.suggestedFilename(),
      cells: rows.slice(1).map((row) => columns.map((at) => row.at(at))),
    };
  };
  await page.goto('/');
  await page.getByRole('link', { name: /^Low on seats \d+$/ }).click();
  const fullIn = page.getByRole('columnheader', { name: 'Full in' });
  await expect(fullIn).toHaveAttribute('aria-sort', 'ascending');
  const report = await exportCsv();
  expect(report.name).toMatch(/^organizations-active-low-on-seats-\d{4}-\d\d-\d\d\.csv$/);
  expect(report.cells[0]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Weekly report');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/accounts');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Weekly report' }).click();
  await expect(fullIn).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/\?status=active&seats=low&sort=seats_run_out$/);
  expect((await exportCsv()).name).toMatch(
    /^organizations-active-low-on-seats-weekly-report-\d{4}-\d\d-\d\d\.csv$/,
  );
});
