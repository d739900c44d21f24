import { expect, it, vi } from 'vitest';
import { updateOrganization } from '~/api/contract/accountMutations';
import type { ExistingChoice } from '~/features/import/existing/ExistingOrganizations';
import type { ImportStore } from '~/features/import/ImportStore';
import { allRowMessages } from '~/features/import/rows/rowMessages';
import {
  csv,
  header,
  importFixture,
  line,
  lines,
  waitForChecked,
  waitForHalt,
} from './importFixtures';

/** An import of these rows into an API that has the first `count` organizations already. */
async function secondUpload(count: number, content: string) {
  const fixture = importFixture();
  const { store } = fixture;
  await store.files.add([csv(lines(count))]);
  await waitForChecked(store);
  store.start();
  await waitForHalt(store);
  const second = importFixture(fixture.api);
  await second.store.files.add([csv(content)]);
  await waitForChecked(second.store);
  await second.store.lookUpExisting();
  return second;
}

const states = (store: ImportStore) => store.rows.map((row) => store.stateOf(row));
const changes = (store: ImportStore) =>
  store.rows.map((row) =>
    store.changesOf(row).map(({ field, before, after }) => `${field}: ${before} → ${after}`),
  );

async function choose(store: ImportStore, choice: ExistingChoice): Promise<void> {
  store.existing.setChoice(choice);
  await store.lookUpExisting();
  await waitForLookUp(store);
}

async function waitForLookUp(store: ImportStore): Promise<void> {
  while (store.existing.status === 'running')
    await new Promise((resolve) => setTimeout(resolve, 1));
}

it('ImportStore reports rows whose organization exists, and creates the others', async () => {
  const { store, created, create } = await secondUpload(3, lines(5));
  expect(states(store)).toEqual(['exists', 'exists', 'exists', 'ready', 'ready']);
  expect(store.invalidRows.map((row) => allRowMessages(store, row))).toEqual(
    [1, 2, 3].map(() => ({ subdomain: 'Subdomain already exists.' })),
  );
  store.start();
  await waitForHalt(store);
  expect(create).toHaveBeenCalledTimes(2);
  expect(created()).toHaveLength(5);
  expect(store.isComplete).toBe(false);
});

it.each([404, 405, 501])(
  'ImportStore leaves existing organizations to a server that answers the lookup by %i',
  async (status) => {
    const { store, api, created } = await secondUpload(2, 'name');
    api.control.failNext({ call: 'lookUpOrganizations', effect: { status }, times: 'always' });
    await store.files.add([csv(lines(3))]);
    await waitForChecked(store);
    await choose(store, 'update');
    expect(store.existing).toMatchObject({ isAvailable: false, choice: 'report', status: 'idle' });
    expect(states(store)).toEqual(['ready', 'ready', 'ready']);
    store.start();
    await waitForHalt(store);
    expect(states(store)).toEqual(['failed', 'failed', 'created']);
    expect(created()).toHaveLength(3);
  },
);

it('ImportStore skips rows whose organization exists', async () => {
  const { store, created, create } = await secondUpload(3, lines(5));
  await choose(store, 'update');
  await choose(store, 'report');
  expect(states(store).slice(0, 3)).toEqual(['exists', 'exists', 'exists']);
  await choose(store, 'skip');
  expect(states(store)).toEqual(['skipped', 'skipped', 'skipped', 'ready', 'ready']);
  store.start();
  await waitForHalt(store);
  expect(create).toHaveBeenCalledTimes(2);
  expect(created()).toHaveLength(5);
  expect(store.isComplete).toBe(true);
});

it('ImportStore updates what differs, with the ETag that was read, and leaves blank cells as they are', async () => {
  const content = [
    header,
    line(0),
    line(1).replace('Ann 1', 'Bob').replace('1.50', '2000').replace(',full,2', ',light,7'),
    line(2).replace('Ann 2', '').replace('2.50', ''),
    line(3),
  ].join('\n');
  const { store, api, requests, created } = await secondUpload(3, content);
  await choose(store, 'update');
  expect(states(store)).toEqual(['unchanged', 'update', 'unchanged', 'ready']);
  expect(changes(store)).toEqual([
    [],
    ['billing_name: Ann 1 → Bob', 'amount: 1.50 → 2,000.00', 'total_seats:  → 7'],
    [],
    [],
  ]);
  requests.length = 0;
  store.start();
  await waitForHalt(store);
  expect(store.run).toMatchObject({ created: 1, updated: 1, failed: 0 });
  expect(store.isComplete).toBe(true);
  expect(
    requests.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]),
  ).toEqual(
    expect.arrayContaining([
      ['PATCH', { billing: { billing_name: 'Bob', amount: 2000 } }],
      ['POST', { seat_type: 'light', total_seats: 7 }],
    ]),
  );
  const [patch] = requests.filter(({ method }) => method === 'PATCH');
  expect(patch?.ifMatch).toMatch(/"/);
  expect(created()).toHaveLength(4);
  expect(created().find(({ subdomain }) => subdomain === 'company-2')).toMatchObject({
    billing_name: 'Ann 2',
    amount: 2.5,
  });
  expect(api.database.subscription.getAll()).toHaveLength(5);
});

it('ImportStore compares a row by its id before its subdomain', async () => {
  const { store, created } = await secondUpload(2, `id,${header}\nnone,${line(0)}`);
  const id = created()[1]?.id ?? '';
  expect(states(store)).toEqual(['exists']);
  await choose(store, 'update');
  store.correctRow(store.rows[0]?.id ?? '', {
    ...store.rows[0]?.cells,
    id,
    name: 'Renamed',
    subdomain: 'renamed',
  });
  await waitForLookUp(store);
  expect(changes(store)[0]?.slice(0, 2)).toEqual([
    'name: Company 1 → Renamed',
    'subdomain: company-1 → renamed',
  ]);
  store.start();
  await waitForHalt(store);
  expect(created()).toHaveLength(2);
  expect(created()[1]).toMatchObject({ id, name: 'Renamed', subdomain: 'renamed' });
});

/** The first existing organization with another subdomain and a name in other letters. */
const renamedSubdomain = [header, line(0).replace('Company 0,company-0', 'COMPANY 0,new-0')].join(
  '\n',
);

it('ImportStore recognises an existing organization by its name', async () => {
  const { store, created, create, requests } = await secondUpload(1, renamedSubdomain);
  expect(states(store)).toEqual(['exists']);
  expect(store.rows.map((row) => allRowMessages(store, row))).toEqual([
    { name: 'Name already exists.' },
  ]);
  await choose(store, 'skip');
  expect(states(store)).toEqual(['skipped']);
  await choose(store, 'update');
  expect(changes(store)).toEqual([['name: Company 0 → COMPANY 0', 'subdomain: company-0 → new-0']]);
  requests.length = 0;
  store.start();
  await waitForHalt(store);
  expect(created()).toMatchObject([{ name: 'COMPANY 0', subdomain: 'new-0' }]);
  expect(create).not.toHaveBeenCalled();
});

it('ImportStore creates nothing twice when a file is imported again after its failed rows were corrected', async () => {
  // The first upload lacks what fails; the corrected file has all rows, one with another subdomain.
  const content = [renamedSubdomain, line(1), line(2)].join('\n');
  const { store, created } = await secondUpload(2, content);
  expect(states(store)).toEqual(['exists', 'exists', 'ready']);
  await choose(store, 'skip');
  store.start();
  await waitForHalt(store);
  expect(store.run).toMatchObject({ created: 1, failed: 0 });
  expect(created()).toHaveLength(3);
});

it.each<ExistingChoice>(['report', 'skip', 'update'])(
  'ImportStore rejects a row whose cells name different organizations, to %s',
  async (choice) => {
    const { store, created, requests } = await secondUpload(
      3,
      `id,${header}\n,${line(0).replace('company-0,', 'company-1,')}`,
    );
    const [first, second, third] = created();
    await choose(store, choice);
    const [row] = store.rows;
    expect(store.invalidRows.map((each) => allRowMessages(store, each))).toEqual([
      {
        name: 'Name belongs to Company 0 (company-0). Subdomain belongs to Company 1 (company-1).',
      },
    ]);
    store.correctRow(row?.id ?? '', { ...row?.cells, id: third?.id ?? '' });
    await waitForLookUp(store);
    const text = 'ID belongs to Company 2 (company-2).';
    expect(store.invalidRows.map((each) => allRowMessages(store, each))).toEqual([
      {
        name: `Name belongs to Company 0 (company-0). ${text}`,
        subdomain: `Subdomain belongs to Company 1 (company-1). ${text}`,
      },
    ]);
    expect([first?.name, second?.name]).toEqual(['Company 0', 'Company 1']);
    store.start();
    await waitForHalt(store);
    expect(requests.filter(({ method }) => method !== 'GET' && method !== 'POST')).toEqual([]);
  },
);

it('ImportStore lowers no total below the seats in use', async () => {
  const { store, api } = await secondUpload(1, lines(1).replace(/1$/, '5'));
  const [subscription] = api.database.subscription.getAll();
  api.database.subscription.update({
    where: { id: { equals: subscription?.id ?? '' } },
    data: { total_seats: 20, used_seats: 18 },
  });
  await choose(store, 'update');
  const [row] = store.rows;
  expect(row && allRowMessages(store, row)).toEqual({
    total_seats: 'Total seats should be at least 18 seats.',
  });
  expect(store.readyRows).toEqual([]);
});

it('ImportStore fails a row whose organization someone else has changed, and then compares with the new version', async () => {
  const { store, created, requests, stores } = await secondUpload(
    2,
    lines(2).replaceAll('Ann', 'Bob'),
  );
  await choose(store, 'update');
  const id = created()[0]?.id ?? '';
  const { etag } = await stores.organizations.api.readOrganization(id);
  await stores.http.send(updateOrganization, {
    path: { id },
    body: { name: 'Theirs' },
    ifMatch: etag,
  });
  requests.length = 0;
  store.start();
  await waitForHalt(store);
  expect(store.run).toMatchObject({ updated: 1, failed: 1 });
  expect(store.rowsIn(['failed']).map(({ line: number }) => number)).toEqual([2]);
  expect(changes(store)[0]).toEqual(['name: Theirs → Company 0', 'billing_name: Ann 0 → Bob 0']);
  expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2);
  store.start();
  await waitForHalt(store);
  expect(store.run).toMatchObject({ updated: 2, failed: 0 });
  expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(3);
  expect(created().map(({ name }) => name)).toEqual(['Company 0', 'Company 1']);
});

it('ImportStore sends an update once although its response was lost', async () => {
  const { store, api, created, requests } = await secondUpload(1, lines(1).replace('Ann 0', 'Bob'));
  await choose(store, 'update');
  api.control.failNext({ call: 'updateOrganization', effect: 'network', afterHandling: true });
  store.start();
  await waitForHalt(store);
  // Read again, it turns out to be as it should be.
  expect(states(store)).toEqual(['unchanged']);
  expect(store.isComplete).toBe(true);
  expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  expect(created()[0]).toMatchObject({ billing_name: 'Bob' });
});

it('ImportStore counts an update as done that the browser has sent twice: the second one gets a 412', async () => {
  const content = lines(1).replace('Ann 0', 'Bob').replace(/1$/, '5');
  const { store, created, requests, stores } = await secondUpload(1, content);
  await choose(store, 'update');
  const { http } = stores;
  const send = http.send.bind(http) as (call: object, input: object) => Promise<unknown>;
  vi.spyOn(http, 'send').mockImplementation(async (call: object, input: object) => {
    const isWrite = 'ifMatch' in input;
    if (isWrite) await send(call, input);
    return send(call, input) as never;
  });
  store.start();
  await waitForHalt(store);
  expect(store.run).toMatchObject({ updated: 1, failed: 0 });
  expect(created()[0]).toMatchObject({ billing_name: 'Bob' });
  expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(4);
});
