import { autorun, when } from 'mobx';
import { expect, it } from 'vitest';
import { outcomeText } from '~/features/import/rowMessages';
import { workbookFile } from '~~/tests/fixtures/workbookFile';
import { checked, header, importFixture, line, lines, outcomes } from './importFixtures';

const names = (fixture: ReturnType<typeof importFixture>) =>
  fixture.api.database.organization
    .getAll()
    .map(({ name }) => name)
    .toSorted();

it('a run creates every ready row with what its cells mean', async () => {
  const fixture = await checked(`${lines(12)}\n,bad,Ann,x,1,EUR,full,5`);
  const { store, api } = fixture;
  await store.start();
  expect(outcomeText(store)).toEqual(['12 organizations created', '1 not created']);
  expect([store.unsavedRows, store.listed[0]?.line]).toEqual([1, 14]);
  expect(api.database.organization.getAll()[3]).toMatchObject({
    name: 'Company 3',
    subdomain: 'company-3',
    billing_email: 'ann@company-3.example',
    amount: 3.5,
    currency: 'EUR',
    address: null,
  });
  expect(api.database.subscription.getAll()[3]).toMatchObject({
    seat_type: 'full',
    total_seats: 4,
  });
});

it('a run that was stopped leaves rows, which the next one creates, none twice', async () => {
  const fixture = await checked(lines(20));
  const { store } = fixture;
  const run = store.start();
  await when(() => store.isRunning);
  store.batch.stop();
  await run;
  const [created, left] = outcomeText(store);
  expect(left).toMatch(/^\d+ not created$/);
  expect(Number.parseInt(created ?? '', 10) + Number.parseInt(left ?? '', 10)).toBe(20);
  await store.start();
  expect(outcomeText(store)).toEqual(['20 organizations created']);
  expect(new Set(names(fixture)).size).toBe(20);
  expect(names(fixture)).toHaveLength(20);
});

it.each(['before', 'after'] as const)(
  'a run whose responses are lost %s the write creates each organization once',
  async (when) => {
    const fixture = await checked(lines(8));
    const { store, api } = fixture;
    await store.lookUp();
    api.control.failNext({
      call: 'createOrganization',
      effect: 'network',
      times: 3,
      afterHandling: when === 'after',
    });
    await store.start();
    expect(outcomeText(store)).toEqual(['5 organizations created', '3 not created']);
    expect(outcomes(store).filter((text) => text.includes('It may have been saved.'))).toHaveLength(
      3,
    );
    await store.start();
    expect(new Set(names(fixture)).size).toBe(8);
    expect(names(fixture)).toHaveLength(8);
  },
);

it('a row that the server rejects says why at its cell', async () => {
  const fixture = await checked(lines(3));
  const { store, api } = fixture;
  await store.lookUp();
  const other = await checked(
    `${header}\n${line(1).replace('Company 1,', 'Other,')}`,
    importFixture(api),
  );
  await other.store.start();
  store.existing.isAvailable = false;
  await store.start();
  expect(outcomes(store)[1]).toBe(
    '3 | failed | Please check for duplicate organization. | subdomain: Subdomain already exists.',
  );
});

it('every row of the files is in one count of the result, rows left out and hidden ones too', async () => {
  const rows = [line(1), line(2), line(3), line(3), line(4), line(5)];
  const { store } = await checked(
    workbookFile([
      { name: 'A', rows: [header, ...rows].map((text) => text.split(',')), hiddenRows: [6] },
    ]),
  );
  const [ready] = store.rows;
  if (!ready) throw new Error('no rows');
  store.setLeftOut(ready, true);
  await store.start();
  expect(outcomeText(store)).toEqual(['2 organizations created', '2 not created', '2 left out']);
});

it('every row of an update is in one count of the result', async () => {
  const fixture = await checked(lines(4));
  await fixture.store.start();
  const again = importFixture(fixture.api);
  const { store } = await checked(
    `${lines(4).replace('2.50', '9.50').replace('ann@company-3.example', 'nobody')}\n${line(5)}\n,new`,
    again,
  );
  await store.setChoice('update');
  await store.start();
  expect(outcomeText(store)).toEqual([
    '1 organization created',
    '1 updated',
    '1 not created',
    '1 not updated',
    '2 unchanged',
  ]);
});

it('an import that is repeated with "Update it" changes nothing', async () => {
  const fixture = await checked(lines(40).replaceAll(/,(\d+)\.50,/g, ',"$1,50",'));
  await fixture.store.start();
  const again = importFixture(fixture.api);
  await checked(lines(40).replaceAll(/,(\d+)\.50,/g, ',"$1,50",'), again);
  await again.store.setChoice('update');
  expect(new Set(again.store.rows.map((row) => again.store.statusOf(row).state))).toEqual(
    new Set(['unchanged']),
  );
  expect(again.writes()).toEqual([]);
});

it('a run makes the lists stale once, at its end', async () => {
  const { store, organizations } = await checked(lines(12));
  const versions: number[] = [];
  autorun(() => versions.push(organizations.summary.version));
  await store.start();
  expect(versions).toHaveLength(2);
});

it('closing the import stops it', async () => {
  const { store } = await checked(lines(20));
  const close = store.open();
  const run = store.start();
  await when(() => store.isRunning);
  close();
  await run;
  expect(store.unsavedRows).toBeGreaterThan(0);
});
