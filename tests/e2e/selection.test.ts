import {
  choose,
  expect,
  listLinks,
  listTable,
  readClipboard,
  searchBox,
  selection,
  test,
} from './fixtures';

test('select and bulk change: one that has changed fails alone, is tried again, and all are undone', async ({
  signedIn: page,
  api,
  suffix,
}) => {
  const rows = [
    await api.create('Bulk One'),
    await api.create('Bulk Two'),
    await api.create('Bulk Three'),
  ] as const;
  await api.call('POST', `/accounts/${(await api.create('Bulk Off')).id}/deactivate`);
  await page.goto(`/accounts?q=${suffix}&sort=name`);
  await expect(listLinks(page)).toHaveCount(4);
  await page.getByRole('checkbox', { name: `Select ${rows[0].name}` }).check();
  await expect(selection(page)).toContainText('1 selected');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(selection(page)).toContainText('4 selected');
  // It survives a search.
  await searchBox(page).fill('acme');
  await expect(selection(page)).toContainText('4 not shown');
  await selection(page).getByRole('button', { name: 'Show selected' }).click();
  await expect(listLinks(page)).toHaveCount(4);
  await expect(page.getByRole('main')).not.toContainText('Found in the address');
  await page.goto(`/accounts?q=${suffix}&sort=name`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();

  await api.call('PATCH', `/accounts/${rows[1].id}`, { address: '3 Meanwhile Street' });
  await selection(page).getByRole('button', { name: 'Deactivate', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Deactivate 3 organizations?' });
  await expect(question).toContainText(
    '3 organizations will be permanently deactivated and their users can no longer use the product.',
  );
  await expect(question).toContainText('1 organization is already inactive');
  await question.getByLabel('Reason').fill('Contract ended');
  await question.getByRole('button', { name: 'Deactivate', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2 deactivated', { exact: true })).toBeVisible();
  await expect(dialog.getByText('1 failed', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Failed' })).toContainText(
    `${rows[1].name} has changed since you opened it.`,
  );
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('3 deactivated', { exact: true })).toBeVisible();
  await expect(dialog).toContainText('Activate these 3 again');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  const undo = page.getByRole('dialog', { name: 'Activate 3 organizations?' });
  await expect(undo.getByLabel('Reason')).toHaveValue('Undone');
  await undo.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(dialog.getByText('3 activated', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(selection(page)).toBeHidden();
  await expect(listTable(page).getByRole('row').filter({ hasText: 'Inactive' })).toHaveCount(1);

  const { data } = (await api.call('GET', `/accounts/${rows[1].id}/activity`)) as {
    data: readonly { action: string; note: string | null }[];
  };
  expect(data.slice(0, 2).map(({ action, note }) => [action, note])).toEqual([
    ['organization_activated', 'Undone'],
    ['organization_deactivated', 'Contract ended'],
  ]);
});

test('totals of many: a change as typed, a total below the seats in use, and all taken back', async ({
  signedIn: page,
  api,
  suffix,
}) => {
  const one = await api.create('Totals One', { seats: { full: 20, light: 15 } });
  const two = await api.create('Totals Two');
  await api.call('POST', `/accounts/${(await api.create('Totals Off')).id}/deactivate`);
  const totalsOf = async ({ id }: typeof one) => {
    const response = await api.call('GET', `/accounts/${id}/subscriptions`);
    return (response as { data: { total_seats: number }[] }).data.map((row) => row.total_seats);
  };
  await page.goto(`/accounts?q=${suffix}&sort=name`);
  await expect(listLinks(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await selection(page).getByRole('button', { name: 'Change total seats' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Change total seats of 2 organizations');
  await expect(dialog).toContainText('1 inactive organization is left out.');
  await expect(dialog.getByRole('radio', { name: 'Change by' })).toBeChecked();
  await dialog.getByLabel('Change', { exact: true }).fill('+10 %');
  const changes = dialog.getByRole('table', { name: 'Changes' });
  await expect(changes.getByRole('row')).toHaveCount(4);
  await expect(dialog.getByText('55 → 61 seats (+6)')).toBeVisible();
  const field = changes.getByLabel(`New total, ${two.name}, full`);
  await field.fill('0');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Total seats should be at least 1.');
  await field.fill('30');
  const other = changes.getByLabel(`New total, ${one.name}, light`);
  await other.press('End');
  await other.press('ArrowRight');
  await expect(
    changes.getByRole('button', { name: `Leave out, ${one.name}, light` }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('1 subscription stays as it is')).toBeVisible();
  await expect(dialog.getByText('40 → 52 seats (+12)')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Renewal');
  await dialog.getByRole('button', { name: 'Change 2 totals' }).click();
  await expect(dialog.getByRole('heading', { name: '2 totals changed' })).toBeVisible();
  expect([await totalsOf(one), await totalsOf(two)]).toEqual([[22, 15], [30]]);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Undone');
  await expect(dialog.getByText('52 → 40 seats (−12)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change 2 totals' }).click();
  await expect(dialog.getByRole('heading', { name: '2 totals changed' })).toBeVisible();
  expect([await totalsOf(one), await totalsOf(two)]).toEqual([[20, 15], [20]]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(selection(page)).toBeHidden();
});

test('pasted list: found, ambiguous and not found, with suggestions that are used by hand', async ({
  signedIn: page,
  api,
  suffix,
}) => {
  const shared = `shared@${suffix}.example`;
  const one = await api.create('Pasted Harbour');
  const two = await api.create('Pasted Meadow', { billing: { billing_email: shared } });
  const three = await api.create('Pasted Valley', { billing: { billing_email: shared } });
  const four = await api.create('Fletcher & Walsh');
  await page.goto('/accounts');
  await choose(page, 'More', 'Select from a list');
  const dialog = page.getByRole('dialog', { name: 'Select from a list' });
  const lines = [
    `• ${one.name}`,
    `2. ${two.subdomain}`,
    `"Mitchell, Laura" <${shared}>`,
    four.name.replace('&', 'and'),
    'Hi',
    `Pasted Harbor ${suffix}`,
  ];
  await dialog.getByLabel('Names, subdomains, IDs or emails').fill(lines.join('\n'));
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expect(dialog.getByRole('heading', { name: '3 found' })).toBeFocused();
  await expect(dialog.getByRole('heading', { name: '1 ambiguous' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: '2 not found' })).toBeVisible();
  const suggestion = dialog.getByRole('button', { name: `Use ${one.name}` });
  await expect(
    dialog.getByRole('listitem').filter({ hasText: /^Hi/ }).getByRole('button'),
  ).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Copy not found' }).click();
  expect((await readClipboard(page)).split('\n')).toEqual(lines.slice(-2));
  await dialog.getByRole('checkbox', { name: three.name }).check();
  await suggestion.click();
  await expect(dialog.getByRole('heading', { name: '1 not found' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Select 4 organizations' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(selection(page)).toContainText('4 selected');
});

for (const size of [
  { width: 320, height: 256 },
  { width: 320, height: 480 },
])
  test(`selection: its bar covers no focused control at ${size.width} × ${size.height}`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/accounts');
    await expect(listLinks(page).last()).toBeVisible();
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .press('Space');
    await expect(selection(page)).toBeVisible();
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press('Tab');
      const isCovered = await selection(page).evaluate((bar) => {
        const [box, focused] = [bar, document.activeElement].map((one) =>
          one?.getBoundingClientRect(),
        );
        return focused && box && focused.bottom > box.top && focused.top < box.bottom;
      });
      expect(isCovered, `control ${count}`).toBe(false);
    }
  });
