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

test('thirty lines of a mail are selected, but for those that are misspelt or ambiguous, and deactivated with a reason', async ({
  signedIn: page,
  storedEntries,
  uniqueSuffix,
}) => {
  const session = { page, storedEntries };
  const names = Array.from({ length: 27 }, (_, index) => `Zz List ${index} ${uniqueSuffix}`);
  const ids: string[] = [];
  for (const name of names) ids.push(await create(session, name));
  const shared = { billing_email: `zz-shared-${uniqueSuffix}@example.com` };
  for (const part of ['North', 'South'])
    await create(session, `Zz ${part} ${uniqueSuffix}`, shared);
  const lines = [
    ...names.slice(0, 9).map((name) => `- ${name}`),
    ...names.slice(9, 18).map((name) => name.toLowerCase().replaceAll(' ', '-')),
    ...ids.slice(18, 26),
    `Ada Lovelace <${names[26]?.toLowerCase().replaceAll(' ', '-')}@example.com>`,
    shared.billing_email,
    'Acme Robotix',
    'Aurora Robotiks',
  ];
  expect(lines).toHaveLength(30);
  await page.goto('/accounts');
  const dialog = await find(page, lines.join('\r\n'));
  await expect(dialog.getByRole('heading', { name: '27 found' })).toBeFocused();
  await expect(dialog.getByRole('heading', { name: '1 ambiguous' })).toBeVisible();
  await expect(
    dialog.getByRole('group', { name: shared.billing_email }).getByRole('checkbox'),
  ).toHaveCount(2);
  await expect(dialog.getByRole('heading', { name: '2 not found' })).toBeVisible();
  await expect(dialog.getByText('Acme Robotix')).toBeVisible();
  await dialog.getByRole('button', { name: 'Select 27 organizations' }).click();
  await expect(selection(page).getByText('27 selected')).toBeVisible();
  await expect(selection(page).getByText('27 not shown')).toBeVisible();

  await selection(page).getByRole('button', { name: 'Deactivate' }).click();
  const bulk = page.getByRole('dialog', { name: 'Deactivate 27 organizations?' });
  await bulk.getByRole('button', { name: `Remove ${names[0]}` }).click();
  await expect(selection(page).getByText('26 selected')).toBeAttached();
  const smaller = page.getByRole('dialog', { name: 'Deactivate 26 organizations?' });
  await smaller.getByLabel('Reason').fill('Ticket 4471');
  await smaller.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '26 organizations deactivated' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(selection(page)).toHaveCount(0);
  await page.goto(`/accounts/${ids[5]}`);
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('Ticket 4471');
});

for (const status of [404, 405])
  test(`a list is searched value by value on a server that answers the lookup with ${status}`, async ({
    signedIn: page,
  }) => {
    await page.route('**/api/accounts/lookup', (route) =>
      route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    const searches: string[] = [];
    page.on('request', (request) => {
      const q = new URL(request.url()).searchParams.get('q');
      if (q) searches.push(q);
    });
    await page.goto('/accounts');
    const dialog = await find(page, 'Acme Robotics; org_aurora\nnobody at all');
    await expect(dialog.getByRole('heading', { name: '2 found' })).toBeFocused();
    await expect(dialog.getByRole('heading', { name: '1 not found' })).toBeVisible();
    expect(searches.toSorted()).toEqual(['Acme Robotics', 'nobody at all', 'org_aurora']);
    await dialog.getByRole('button', { name: 'Select 2 organizations' }).click();
    await expect(selection(page).getByText('2 selected')).toBeVisible();
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
