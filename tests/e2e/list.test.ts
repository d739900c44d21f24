import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import {
  choose,
  expect,
  heading,
  listLinks,
  listTable,
  notifications,
  searchBox,
  selection,
  test,
} from './fixtures';

const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const headers = (page: Page) => listTable(page).getByRole('columnheader');

/** The cells of a column, from the top; expects the rows of the current view. */
async function cellsOf(page: Page, column: number): Promise<string[]> {
  await expect(listTable(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(listLinks(page).first()).toBeVisible();
  return listTable(page).locator(`tbody tr > :nth-child(${column})`).allInnerTexts();
}

test('list: its whole state is in the URL; Back restores it with the scroll position', async ({
  signedIn: page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Accounts' }).first().click();
  await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
  await expect(page).toHaveTitle('Organizations | Accounts Management System');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumbs).toHaveText('Accounts');
  const total = page.getByRole('columnheader', { name: 'Total Seats' });
  await total.getByRole('button').click();
  await expect(page).toHaveURL('/accounts?sort=total_seats');
  await expect(total).toHaveAttribute('aria-sort', 'ascending');
  await total.getByRole('button').click();
  await expect(total).toHaveAttribute('aria-sort', 'descending');
  await select(page, 'Rows per page').selectOption('10');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^11–20 of 2\d\d$/)).toBeVisible();
  await expect(page).toHaveURL('/accounts?sort=total_seats&order=desc&per_page=10&page=2');
  await page.goBack();
  await expect(page.getByText(/^1–10 of 2\d\d$/)).toBeVisible();
  await page.goForward();
  await expect(page.getByText(/^11–20 of 2\d\d$/)).toBeVisible();

  // From a profile, by Back and by its breadcrumb.
  await page.goto('/accounts?sort=registered_at&page=2');
  const link = listLinks(page).nth(20);
  const name = await link.innerText();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, name)).toBeFocused();
  await expect(page).toHaveTitle(`${name} | Accounts Management System`);
  await page.goBack();
  await expect(heading(page, 'Organizations')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await link.click();
  await expect(heading(page, name)).toBeFocused();
  await breadcrumbs.getByRole('link', { name: 'Accounts' }).click();
  await expect(page).toHaveURL('/accounts?sort=registered_at&page=2');
  await expect(link).toHaveText(name);

  // Corrected in place.
  const length = await page.evaluate(() => history.length);
  await page.goto('/accounts?page=0&per_page=7&sort=__proto__&status=x&order=up&keep=me');
  await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
  await expect(page).toHaveURL('/accounts?keep=me');
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
});

const seatFilters = [
  {
    option: 'Low on seats',
    search: '?status=active&seats=low',
    columns: ['Organization', 'Billing', 'Seats left', '30 days', 'Full in'],
    sorted: ['Full in', 'ascending'],
  },
  {
    option: 'Underused',
    search: '?status=active&seats=underused',
    columns: ['Organization', 'Billing', 'Seats left', 'Amount', 'Peak, 90 days', 'Unused'],
    sorted: ['Unused', 'descending'],
  },
] as const;

test('filters and orders: who is low, out or underused has its columns and its order', async ({
  signedIn: page,
  api,
}) => {
  await page.goto('/accounts');
  await expect(headers(page)).toHaveText([
    'Organization',
    'Billing',
    'Date Registered',
    'Total Seats',
    'Status',
  ]);
  for (const { option, search, columns, sorted } of seatFilters)
    await test.step(option, async () => {
      await select(page, 'Seats').selectOption(option);
      await expect(page).toHaveURL(`/accounts${search}`);
      await expect(headers(page)).toHaveText(columns);
      const [name, order] = sorted;
      await expect(page.getByRole('columnheader', { name, exact: true })).toHaveAttribute(
        'aria-sort',
        order,
      );
    });
  await expect(page.getByText('At most half in use in the last 90 days')).toBeVisible();
  const unused = (await cellsOf(page, 6)).map((text) => Number(text.replaceAll(',', '')));
  expect(unused).toEqual(unused.toSorted((a, b) => b - a));
  await select(page, 'Seats').selectOption('Out of seats');
  await expect(page).toHaveURL('/accounts?status=active&seats=out');
  expect(new Set(await cellsOf(page, 5))).toEqual(new Set(['Full']));

  // Orders without a column of the plain list.
  await select(page, 'Seats').selectOption('Any seats');
  await select(page, 'Sort by').selectOption('Seat usage');
  await expect(page).toHaveURL('/accounts?status=active&sort=seat_usage&order=desc');
  await select(page, 'Sort by').selectOption('Unused seats');
  await expect(headers(page).last()).toHaveText('Unused');

  await page.goto('/accounts');
  await select(page, 'Status').selectOption('Inactive');
  await expect(page).toHaveURL('/accounts?status=inactive');
  expect(new Set(await cellsOf(page, 5))).toEqual(new Set(['Inactive']));
  const misspelt = await api.create('Zephyrine Optics');
  await searchBox(page).fill(misspelt.name.replace('Zephyrine', 'Zefyrine'));
  await expect(page.getByText('No accounts')).toBeVisible();
  const suggested = page.getByRole('list', { name: 'Did you mean' }).getByRole('link');
  await expect(suggested.first()).toHaveText(misspelt.name);
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(page).toHaveURL('/accounts?status=inactive');
  await searchBox(page).fill('zzzz-nobody');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/accounts?q=zzzz-nobody');
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(page).toHaveURL('/accounts');
  await expect(listLinks(page)).toHaveCount(25);

  // Home counts the same, and links to the same.
  await page.goto('/');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await attention.getByRole('radio', { name: /^Out of seats \d+$/ }).check();
  const first = attention.getByRole('table').getByRole('link').first();
  await expect(attention.getByRole('columnheader')).toHaveText([
    'Organization',
    'Seats left',
    '30 days',
    'Full in',
  ]);
  const name = await first.innerText();
  await attention.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL('/accounts?status=active&seats=out&sort=seat_usage&order=desc');
  await expect(listLinks(page).first()).toHaveText(name);
});

test('search: by relevance, with the reason of a match, and cleaned of what surrounds a value', async ({
  signedIn: page,
  api,
  suffix,
}) => {
  const word = `quill${suffix}`;
  const address = `7 Harbour ${word}`;
  const [named, billed] = [
    await api.create(word),
    await api.create('Searched', { billing: { billing_name: `Robin ${word}` } }),
  ];
  const third = await api.create('Elsewhere');
  await api.call('PATCH', `/accounts/${third.id}`, { address });
  await page.goto('/accounts');
  await searchBox(page).fill(word);
  await expect(page).toHaveURL(`/accounts?q=${word}`);
  await expect(listLinks(page)).toHaveText([named.name, third.name, billed.name]);
  await expect(select(page, 'Sort by').locator('option:checked')).toHaveText('Relevance');
  await expect(listTable(page).locator('th[aria-sort]')).toHaveCount(0);
  const rows = listTable(page).locator('tbody tr');
  await expect(rows.nth(1)).toContainText('Found in the address');
  await expect(rows.nth(2)).toContainText(`Billing: Robin ${word}`);
  await searchBox(page).press('ArrowDown');
  await expect(listLinks(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, named.name)).toBeVisible();
  await page.goBack();

  // What surrounds an address isn't searched for, but stays as typed.
  const email = `billing@${billed.subdomain}.example`;
  const typed = `Robin <${email}>`;
  const request = page.waitForRequest(
    (call) => new URL(call.url()).searchParams.get('q') === email,
  );
  await searchBox(page).fill(typed);
  await request;
  await expect(listLinks(page)).toHaveText([billed.name]);
  await expect(searchBox(page)).toHaveValue(typed);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === typed);
});

test('saved view: a search, filters and an order under a unique name, kept in this browser', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Save view' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const search = '?status=active&seats=low&sort=name&per_page=50';
  const save = async (name: string) => {
    await choose(page, 'Views', 'Save view');
    await page.getByRole('dialog', { name: 'Save view' }).getByLabel('Name').fill(name);
    await page.keyboard.press('Enter');
  };
  await page.goto(`/accounts${search}`);
  await save('Weekly calls');
  const current = page.getByRole('button', { name: 'Views, Weekly calls' });
  await expect(current).toHaveText('Weekly calls');
  await page.reload();
  await expect(current).toBeVisible();

  await page.goto('/accounts?status=inactive');
  await save('weekly calls');
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await expect(dialog.getByText('Name already exists.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await choose(page, 'Views', 'Weekly calls');
  await expect(page).toHaveURL(`/accounts${search}`);

  await choose(page, 'Views, Weekly calls', 'Manage views');
  const manage = page.getByRole('dialog', { name: 'Manage views' });
  await manage.getByRole('button', { name: 'Rename Weekly calls' }).click();
  await page.getByRole('dialog').last().getByLabel('Name').fill('Monday');
  await page.keyboard.press('Enter');
  await expect(manage.getByRole('button', { name: 'Rename Monday' })).toBeFocused();
  await manage.getByRole('button', { name: 'Delete Monday' }).click();
  await expect(manage.getByText('No views')).toBeVisible();
  await manage.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
});

async function readCsv(download: Download): Promise<readonly (readonly string[])[]> {
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const lines = text.slice(1).trim().split('\r\n');
  return lines.map((line) => line.split(','));
}

test('export: what the filters show, or the selection, as a spreadsheet reads it', async ({
  signedIn: page,
  api,
}) => {
  const formula = await api.create('=HYPERLINK(1)');
  await page.goto('/');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await attention.getByRole('radio', { name: /^Low on seats/ }).check();
  await attention.getByRole('link', { name: 'View all' }).click();
  await page.getByRole('heading', { name: 'Organizations' }).waitFor();
  const total = Number.parseInt(await page.getByText(/^\d+ organizations$/).innerText());
  const download = page.waitForEvent('download');
  await choose(page, 'More', 'Export CSV');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    /^organizations-active-low-on-seats-\d{4}-\d\d-\d\d\.csv$/,
  );
  const [columns, ...rows] = await readCsv(file);
  expect(columns?.[0]).toBe('id');
  expect(rows).toHaveLength(total);

  await page.goto(`/accounts?q=${formula.subdomain}`);
  await page.getByRole('checkbox', { name: `Select ${formula.name}` }).check();
  const selected = page.waitForEvent('download');
  await selection(page).getByRole('button', { name: 'Export CSV' }).click();
  const [, ...one] = await readCsv(await selected);
  expect(one).toHaveLength(1);
  expect(one[0]).toEqual(expect.arrayContaining([formula.id, `'${formula.name}`]));
  await expect(notifications(page).getByText('1 organization exported.')).toBeVisible();
});
