import type { Page } from '@playwright/test';
import {
  choose,
  expect,
  heading,
  listLinks,
  notifications,
  openProfile,
  searchBox,
  test,
  type Api,
} from './fixtures';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const confirmation = (page: Page, name: string) =>
  page.getByRole('alertdialog', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const newest = (page: Page) => region(page, 'Activity').getByRole('listitem').first();

/** The figures of the first subscription: total, used, available. */
const seats = (page: Page) =>
  page.getByRole('table', { name: 'Subscriptions' }).getByRole('row').nth(1);

async function expectSeats(page: Page, total: number, used: number, available: number) {
  const cells = seats(page).getByRole('cell');
  await expect(cells.nth(0)).toHaveText(String(total));
  await expect(cells.nth(1)).toHaveText(String(used));
  await expect(cells.nth(2)).toHaveText(String(available));
}

/** An organization with seats in use. */
async function createUsed(api: Api, name: string, used: number) {
  const organization = await api.create(name);
  const path = `/accounts/${organization.id}/subscriptions`;
  const { data } = (await api.call('GET', path)) as { data: readonly { id: string }[] };
  await api.call('PUT', `${path}/${data[0]?.id}/seats`, { assigned_seats: used });
  return organization;
}

test('create: fields say what is wrong, values are cleaned, and the new profile opens', async ({
  signedIn: page,
  api,
  suffix,
}) => {
  const taken = await api.create('Taken');
  await page.goto('/accounts?status=active');
  const opener = page.getByRole('button', { name: 'New organization' });
  await opener.click();
  await expect(page).toHaveURL('/accounts?status=active&new');
  const form = dialog(page, 'New organization');
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await expect(field('Name')).toBeFocused();
  await page.goBack();
  await expect(form).toHaveCount(0);
  await page.goForward();

  const save = form.getByRole('button', { name: 'Create organization' });
  await field('Name').fill('W');
  await field('Amount').fill('1200,50');
  await save.click();
  const summary = form.getByRole('alert');
  await expect(summary).toContainText('Please check required fields');
  await expect(field('Name')).toBeFocused();
  await expect(field('Name')).toHaveAccessibleDescription('Name should be at least 2 characters.');
  await expect(field('Subdomain')).toHaveAccessibleDescription('Subdomain is required.');
  await expect(field('Amount')).toHaveAccessibleDescription(/Use a point for decimals\./);
  await summary.getByRole('link', { name: 'Subscription 1: Total seats' }).click();
  await expect(field('Total seats')).toBeFocused();

  const subdomain = `wren-${suffix}`;
  for (const [label, text] of [
    ['Name', `Wren ${suffix}`],
    ['Subdomain', taken.subdomain],
    ['Billing name', 'Wes Wren'],
    ['Billing email', 'Wes Wren <wes@wren.example>'],
    ['Billing phone', 'tel:+44 20 7946 0001'],
    ['Amount', 'USD 1,200.50'],
  ] as const)
    await field(label).fill(text);
  const first = form.getByRole('group', { name: 'Subscription 1' });
  await first.getByLabel('Seat type').fill('full');
  await first.getByLabel('Total seats').fill('5');
  await form.getByRole('button', { name: 'Add subscription' }).click();
  const second = form.getByRole('group', { name: 'Subscription 2' });
  await second.getByLabel('Seat type').fill('light');
  await second.getByLabel('Total seats').fill('7');
  await expect(field('Billing email')).toHaveValue('wes@wren.example');
  await save.click();
  await expect(field('Subdomain')).toHaveAccessibleDescription(/Subdomain already exists\./);
  await field('Subdomain').fill(`https://${subdomain}.example.com`);
  await save.click();
  await expect(heading(page, `Wren ${suffix}`)).toBeVisible();
  await expect(notifications(page).getByText('Saved Successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/accounts\/[^/?]+$/);
  const profile = region(page, 'Organization Profile');
  for (const text of [subdomain, 'wes@wren.example', '+44 20 7946 0001', 'USD 1,200.50'])
    await expect(profile).toContainText(text);
  await expect(page.getByRole('table', { name: 'Subscriptions' }).getByRole('row')).toHaveText([
    /^Seat Type/,
    /^full/,
    /^light/,
    /^All/,
  ]);
  await expect(newest(page)).toContainText('Robin Hale created the organization');
  await page.goBack();
  await searchBox(page).fill(subdomain);
  await expect(listLinks(page)).toHaveText([`Wren ${suffix}`]);
});

test('edit: what a colleague changed meanwhile is merged, what collides is decided, and Undo takes it back', async ({
  signedIn: page,
  api,
}) => {
  const organization = await api.create('Edited');
  await openProfile(page, organization);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = dialog(page, 'Edit organization');
  await form.getByLabel('Billing name').fill('Jo Park');
  await form.getByLabel('Billing email').fill('jo@park.example');
  await form.getByLabel('Reason').fill('New contact');
  await api.call('PATCH', `/accounts/${organization.id}`, {
    address: '5 Colleague Street',
    billing: { billing_email: 'theirs@park.example' },
  });
  await form.getByRole('button', { name: 'Save changes' }).click();
  const merge = dialog(page, 'Changed meanwhile');
  await expect(merge).toContainText(`${organization.name} has changed since you opened it.`);
  const decision = merge.getByRole('group', { name: 'Billing name and Billing email' });
  for (const text of ['Before', 'Theirs', 'Yours', 'theirs@park.example', 'jo@park.example'])
    await expect(decision).toContainText(text);
  await expect(decision.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(merge.getByRole('group', { name: 'Address' })).toContainText('5 Colleague Street');
  const save = merge.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(
    decision.getByText('Billing name and Billing email conflict.', { exact: true }),
  ).toBeVisible();
  const yours = decision.getByRole('radio', { name: /^Yours/ });
  await yours.check();
  await yours.press('Enter');
  await expect(merge).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  const profile = region(page, 'Organization Profile');
  for (const text of ['Jo Park', 'jo@park.example', '5 Colleague Street'])
    await expect(profile).toContainText(text);
  await expect(newest(page)).toContainText('New contact');

  const toast = notifications(page).getByRole('status');
  await expect(toast).toContainText(`Saved Successfully! ${organization.name}: `);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(profile).toContainText('theirs@park.example');
  await expect(newest(page)).toContainText('Undone');
  await expect(notifications(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('assign seats: more than the total asks first, and Undo takes the added seats back too', async ({
  signedIn: page,
  api,
}) => {
  const organization = await createUsed(api, 'Assigned', 12);
  await openProfile(page, organization);
  const opener = page.getByRole('button', { name: 'Assign seats, full' });
  await expect(opener).toHaveText('Assign seats');
  await opener.click();
  const form = dialog(page, 'Assign seats');
  const field = form.getByLabel('Assigned seats', { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type('25');
  await expect(field).toHaveValue('25');
  await form.getByLabel('Reason').fill('New team');
  await form.getByRole('button', { name: 'Assign seats' }).click();
  const question = confirmation(page, 'Add 5 seats?');
  await expect(question).toContainText(
    '25 assigned seats exceed the total of 20. The 5 excess seats are added automatically.',
  );
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(field).toHaveValue('25');
  await form.getByRole('button', { name: 'Assign seats' }).click();
  await question.getByRole('button', { name: 'Add seats' }).click();
  await expect(form).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expectSeats(page, 25, 25, 0);
  await expect(region(page, 'Subscriptions')).toContainText('No full seats left.');
  await expect(newest(page)).toContainText('Robin Hale changed full seats in use');
  await expect(newest(page)).toContainText('12 → 25 (+13)');
  await expect(newest(page)).toContainText('New team');
  await notifications(page).getByRole('button', { name: 'Undo' }).click();
  await expectSeats(page, 20, 12, 8);
});

test('change total: "+20" is understood, the toast undoes it, and "Use {safe}" only fills the field', async ({
  signedIn: page,
  api,
}) => {
  const organization = await createUsed(api, 'Totalled', 4);
  await openProfile(page, organization);
  const opener = page.getByRole('button', { name: 'Change total seats, full' });
  const form = dialog(page, 'Change total seats');
  const field = form.getByLabel('Total seats', { exact: true });
  const save = form.getByRole('button', { name: 'Change total seats' });
  await opener.click();
  await expect(field).toHaveValue('20');
  await page.keyboard.type('3');
  await save.click();
  await expect(field).toHaveAccessibleDescription(
    /Total seats should be at least 4, the seats in use\./,
  );
  await field.fill('+20');
  const available = form.getByRole('table', { name: 'Preview' }).getByRole('row').last();
  await expect(available.getByRole('cell')).toHaveText(['16', '36']);
  await save.click();
  await expect(form).toHaveCount(0);
  await expectSeats(page, 40, 4, 36);
  const toast = notifications(page).getByRole('status');
  await expect(toast).toContainText(
    `Saved Successfully! ${organization.name}: total full seats 20 → 40`,
  );
  await expect(newest(page)).toContainText('20 → 40 (+20)');

  await toast.getByRole('button', { name: 'Undo' }).click();
  await expectSeats(page, 20, 4, 16);
  await expect(newest(page)).toContainText('Undone');
  await expect(notifications(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);

  // If the record has changed since, Undo changes nothing.
  await opener.click();
  await field.fill('-5');
  await save.click();
  await expectSeats(page, 15, 4, 11);
  await api.call('PATCH', `/accounts/${organization.id}`, { address: '6 Later Street' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(notifications(page)).toContainText('has changed since');
  await expectSeats(page, 15, 4, 11);

  // Too many seats: the peak and a tenth are proposed, and only fill the field.
  const underused = (await api.call('GET', '/accounts?status=active&seats=underused')) as {
    data: readonly { id: string; name: string }[];
  };
  const other = underused.data[0] ?? organization;
  await openProfile(page, other);
  await expect(region(page, 'Subscriptions')).toContainText('in use in the last 90 days.');
  const { type, peak, total, used } = await findUnderused(api, other.id);
  await page.getByRole('button', { name: `Change total seats, ${type}` }).click();
  await expect(field).toHaveValue(String(total));
  await expect(form).toContainText(`At most ${peak} in use in the last 90 days.`);
  const safe = Math.max(1, used, Math.ceil((peak * 11) / 10));
  await form.getByRole('button', { name: `Use ${safe}`, exact: true }).click();
  await expect(field).toHaveValue(String(safe));
  expect((await findUnderused(api, other.id)).total).toBe(total);
  await save.click();
  await expect(toast).toContainText(`total ${type} seats ${total} → ${safe}`);
});

/** The seat type of which at most half were in use. */
async function findUnderused(api: Api, id: string) {
  const { data } = (await api.call('GET', `/accounts/${id}/subscriptions`)) as {
    data: readonly {
      seat_type: string;
      total_seats: number;
      used_seats: number;
      peak_used_seats_90_days: number;
    }[];
  };
  const found = data.find((row) => row.peak_used_seats_90_days * 2 <= row.total_seats);
  if (!found) throw new Error('No underused seat type');
  return {
    type: found.seat_type,
    peak: found.peak_used_seats_90_days,
    total: found.total_seats,
    used: found.used_seats,
  };
}

test('status: confirmed with a reason; a colleague’s change is shown first; a wrong success is none', async ({
  signedIn: page,
  api,
}) => {
  const { id, name } = await api.create('Stopped');
  await openProfile(page, { id, name });
  await choose(page, 'More actions', 'Deactivate');
  const question = confirmation(page, `Deactivate ${name}?`);
  await expect(question).toContainText(
    `${name} will be permanently deactivated and its users can no longer use the product.`,
  );
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByLabel('Reason').fill('Contract ended');
  const confirm = question.getByRole('button', { name: 'Deactivate' });

  // A 200 with the record as it was.
  await page.route(/\/deactivate$/, async (route) => {
    const response = await route.fetch({
      method: 'GET',
      url: route
        .request()
        .url()
        .replace(/\/deactivate$/, ''),
    });
    await route.fulfill({ response });
  });
  await confirm.click();
  await expect(question.getByRole('alert')).toContainText(
    'The server has not kept “Status” as you entered it. It may have been saved.',
  );
  await expect(page.getByText('Saved Successfully!')).toHaveCount(0);
  await page.unroute(/\/deactivate$/);

  await api.call('PATCH', `/accounts/${id}`, { address: '8 Meanwhile Street' });
  await page.reload();
  await choose(page, 'More actions', 'Deactivate');
  await question.getByLabel('Reason').fill('Contract ended');
  await api.call('PATCH', `/accounts/${id}`, { address: '9 Meanwhile Street' });
  await confirm.click();
  await expect(question.getByRole('alert')).toContainText(
    `${name} has changed since you opened it. Check it and confirm again.`,
  );
  await confirm.click();
  await expect(question).toHaveCount(0);
  await expect(notifications(page).getByRole('status')).toContainText(
    `Saved Successfully! ${name}: deactivated`,
  );
  await expect(newest(page)).toContainText('Robin Hale deactivated the organization');
  await expect(newest(page)).toContainText('Contract ended');

  const callout = page.getByRole('note').filter({ hasText: /^Inactive since \d+ \w+ \d{4}/ });
  await callout.getByRole('button', { name: 'Activate' }).click();
  await expect(confirmation(page, `Activate ${name}?`)).toContainText(
    `${name} will be permanently activated.`,
  );
  await confirmation(page, `Activate ${name}?`).getByRole('button', { name: 'Activate' }).click();
  await expect(callout).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
});

test('note: added at once, with links, and found by the filter of the activity', async ({
  signedIn: page,
  api,
}) => {
  const { id, name } = await api.create('Noted');
  await openProfile(page, { id, name });
  const note = page.getByLabel('Note', { exact: true });
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(note).toHaveAccessibleDescription(/Note is required\./);
  await note.fill('Called them, see https://wiki.example/calls');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(newest(page)).toContainText('Robin Hale added a note');
  await expect(newest(page).getByRole('link')).toHaveAttribute(
    'href',
    'https://wiki.example/calls',
  );
  await expect(note).toHaveValue('');
  await expect(notifications(page).getByText('Saved Successfully!')).toHaveCount(0);
  const activity = region(page, 'Activity');
  await activity.getByRole('button', { name: 'Filter' }).click();
  const show = activity.getByRole('combobox', { name: 'Show' });
  await show.selectOption('Notes');
  await expect(activity.getByRole('listitem')).toHaveCount(1);
  await show.selectOption('Status');
  await expect(activity.getByText('No matching activity')).toBeVisible();

  // Home names the organization, and keeps its filter in the URL.
  await page.goto('/');
  await expect(region(page, 'Recently viewed').getByRole('link').first()).toHaveText(name);
  const recent = region(page, 'Recent activity');
  await recent.getByRole('button', { name: 'Filter' }).click();
  await recent.getByRole('combobox', { name: 'Show' }).selectOption('Notes');
  await expect(page).toHaveURL(/\/\?action=/);
  const entry = recent.getByRole('listitem').filter({ hasText: name });
  await expect(entry).toContainText(`Robin Hale added a note to ${name}`);
  await entry.getByRole('link', { name }).click();
  await expect(heading(page, name)).toBeVisible();
});
