import { editOrganization } from '~/stores/mutations/organizationMutations';
import { conditionalWrite } from '~/stores/mutations/conditionalWrite';
import { expect, it } from 'vitest';
import { createMockApi } from '~~/mocks/createMockApi';
import { defaultListParams } from '~/domain/organizationList';
import { organizationValues } from '~/domain/organizationValues';
import { organizationsCsv } from '~/features/export/organizationsFile';
import type { ImportStore } from '~/features/import/ImportStore';
import { withoutMarks } from '~/lib/text';
import { unimportedCountText, unimportedText } from '~/features/import/rowMessages';
import { checked, importFixture, lines, outcomes } from './importFixtures';

/** An import on a mock API with organizations; `acme` is the first of them, with full and light seats. */
async function withOrganizations() {
  const fixture = importFixture(createMockApi({ organizations: 12 }));
  const { rows } = await fixture.organizations.api.listOrganizations(defaultListParams);
  const [acme, other] = rows;
  if (!acme || !other) throw new Error('no organizations');
  const { rows: subscriptions } = await fixture.organizations.api.listSubscriptions(acme.id);
  fixture.requests.length = 0;
  return { ...fixture, acme, other, subscriptions, rows };
}

const changes = (store: ImportStore) =>
  store.rows.flatMap((row) =>
    store
      .statusOf(row)
      .changes.map(
        ({ field, seatType, before, after }) => `${seatType ?? field} ${before} → ${after}`,
      ),
  );

it.each([
  ['id', (acme: { id: string }) => `ID,Amount\n${acme.id},12`],
  [
    'subdomain',
    (acme: { subdomain: string | null }) => `Subdomain,Amount\n${acme.subdomain?.toUpperCase()},12`,
  ],
  ['name', (acme: { name: string }) => `Name,Amount\n ${acme.name.toUpperCase()},12`],
])(
  'an organization that exists is found by its %s, and reported, skipped or updated',
  async (field, content) => {
    const fixture = await withOrganizations();
    const { store } = await checked(content(fixture.acme), fixture);
    expect(outcomes(store)[0]).toMatch(
      new RegExp(`^2 \\| exists \\| ${field}: \\w+ already exists\\.$`),
    );
    await store.setChoice('skip');
    expect(outcomes(store)).toEqual(['2 | skipped']);
    await store.setChoice('update');
    expect(outcomes(store)).toEqual(['2 | update']);
    expect(changes(store).at(-1)).toMatch(/^amount .* → 12\.00$/);
  },
);

it('an update sends only what differs, with the ETag that was read', async () => {
  const fixture = await withOrganizations();
  const { acme, subscriptions, writes } = fixture;
  const [seat] = subscriptions;
  const total = (seat?.total_seats ?? 0) + 20;
  const { store } = await checked(
    `id,name,billing_phone,amount,seat_type,total_seats\n${acme.id},${acme.name},,12.50,${seat?.seat_type},${total}`,
    fixture,
  );
  await store.setChoice('update');
  expect(changes(store)).toEqual([
    expect.stringMatching(/^amount .* → 12\.50$/),
    `${seat?.seat_type} ${seat?.total_seats} → ${total}`,
  ]);
  await store.start();
  expect(outcomes(store)).toEqual(['2 | updated']);
  expect(writes()).toEqual([
    expect.objectContaining({
      method: 'PATCH',
      ifMatch: acme.etag,
      body: { billing: { amount: 12.5 } },
    }),
    expect.objectContaining({ method: 'PATCH', body: { total_seats: total } }),
  ]);
});

it('the console’s own export comes back without a change, and with one changed column with that alone', async () => {
  const fixture = await withOrganizations();
  const csv = organizationsCsv(fixture.rows);
  const { store } = await checked(csv, fixture);
  await store.setChoice('update');
  expect(new Set(outcomes(store).map((text) => text.replace(/^\d+ \| /, '')))).toEqual(
    new Set(['unchanged']),
  );
  expect(unimportedCountText(store)).toBeUndefined();
  const { name, billing } = fixture.acme;
  const changed = csv.replace(
    new RegExp(`^(.*?,${name},.*?),${billing?.billing_email},`, 'm'),
    '$1,new@acme.example,',
  );
  const again = (await checked(changed, { ...fixture, store: importFixture(fixture.api).store }))
    .store;
  await again.setChoice('update');
  expect(changes(again)).toEqual([`billing_email ${billing?.billing_email} → new@acme.example`]);
});

it('a value that an import can’t change is named with what to do, and its row is imported without it', async () => {
  const fixture = await withOrganizations();
  const { acme, other } = fixture;
  const total = acme.total_seats ?? 0;
  const used = other.used_seats ?? 0;
  const rows = [
    `${acme.id},${acme.name},inactive,${total + 20},${acme.used_seats},${acme.registered_at}`,
    `${other.id},${other.name},${other.status?.toUpperCase()},${other.total_seats},${used + 1},2001-02-03`,
    `sub_1,${fixture.rows[2]?.name},,,,`,
  ];
  const { store } = await checked(
    `id,name,status,total_seats,used_seats,registered_at\n${rows.join('\n')}`,
    fixture,
  );
  await store.setChoice('update');
  expect(outcomes(store)).toEqual(['2 | unchanged', '3 | unchanged', '4 | unchanged']);
  const texts = store.rows.map((row) =>
    store.statusOf(row).unimported.map((change) => withoutMarks(unimportedText(change))),
  );
  expect(texts).toEqual([
    [
      'Status active → inactive is not imported. Use “Deactivate” of a selection.',
      `Total seats ${total} → ${total + 20} is not imported. Use “Change total seats” of a selection.`,
    ],
    [
      `Used seats ${used} → ${used + 1} is not imported. Use “Assign seats” of the organization.`,
      `Date registered ${other.registered_at} → 2001-02-03 is not imported.`,
    ],
    ['ID sub_1 is not imported. There is no organization with this ID.'],
  ]);
  expect(unimportedCountText(store)).toBe('3 rows have values that are not imported.');
});

it('a new row that is inactive says that its status is not imported', async () => {
  const content = `${lines(1).replace('\r\n', ',status\r\n')},inactive`;
  const { store } = await checked(content, importFixture());
  expect(outcomes(store)).toEqual(['2 | ready']);
  expect(unimportedCountText(store)).toBe('1 row has values that are not imported.');
});

it.each<[string, (used: number, total: number, type: string) => string, string, string[]]>([
  [
    'a total below the seats in use',
    (used, _, type) => `seat_type,total_seats\n%,${type},${used - 1}`,
    'invalid',
    [],
  ],
  ['a total without a seat type', (_, total) => `total_seats\n%,${total + 5}`, 'invalid', []],
  [
    'the total that it has',
    (_, total, type) => `seat_type,total_seats\n%,${type},${total}`,
    'unchanged',
    [],
  ],
  ['a new seat type', () => 'seat_type,total_seats\n%,guest-2,7', 'update', ['guest-2  → 7']],
  ['blank cells', () => 'billing_phone,amount\n%,,', 'unchanged', []],
  ['a value that isn’t valid', () => 'billing_email\n%,nobody', 'invalid', []],
])('an update by a row with %s', async (_, content, state, expected) => {
  const fixture = await withOrganizations();
  const [seat] = fixture.subscriptions;
  const text = content(seat?.used_seats ?? 0, seat?.total_seats ?? 0, seat?.seat_type ?? '');
  const { store } = await checked(`id,${text.replace('%', fixture.acme.id)}`, fixture);
  await store.setChoice('update');
  expect(store.rows.map((row) => store.statusOf(row).state)).toEqual([state]);
  expect(changes(store)).toEqual(expected);
});

it('a row with nothing but an unknown id is a fault of the id alone', async () => {
  const { store } = await checked('id,amount\nnobody,12', await withOrganizations());
  expect(outcomes(store)).toEqual(['2 | invalid | id: There is no organization with this ID.']);
});

it('an update of an organization that changed meanwhile fails, and is compared with what it is now', async () => {
  const fixture = await withOrganizations();
  const { acme, http, organizations, writes } = fixture;
  const { store } = await checked(`id,amount\n${acme.id},12.50`, fixture);
  await store.setChoice('update');
  const change = async (amount: number) => {
    const organization = await organizations.api.readOrganization(acme.id);
    const before = organizationValues(organization);
    const write = editOrganization(before, { ...before, amount: amount.toFixed(2) });
    await conditionalWrite({ http, organizations }, organization, write);
  };
  await change(99);
  await store.start();
  expect(store.rows.map((row) => store.statusOf(row).state)).toEqual(['failed']);
  expect(changes(store)).toEqual(['amount 99.00 → 12.50']);
  expect(writes().at(-1)).toMatchObject({ ifMatch: acme.etag });
  // By the same change that was to be made, it is up to date.
  await change(12.5);
  await store.start();
  expect(outcomes(store)).toEqual(['2 | updated']);
});

it('without the call that finds what exists, rows are sent as new ones', async () => {
  const fixture = await withOrganizations();
  fixture.api.control.failNext({ call: 'lookUpOrganizations', effect: { status: 404 } });
  const { store } = await checked(`id,amount\n${fixture.acme.id},12`, fixture);
  expect(store.existing.isAvailable).toBe(false);
  expect(store.statusOf(store.rows[0] as never).state).toBe('invalid');
});
