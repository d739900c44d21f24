import { expect, it, vi } from 'vitest';
import { failedRowsFile } from '~/features/import/importFilesCsv';
import { creationPayload } from '../../mocks/handlers/creationPayload';
import {
  waitForChecked,
  csv,
  waitForHalt,
  header,
  importFixture,
  line,
  lines,
} from './importFixtures';

/** An import of valid rows, ready to run. */
async function readyToRun(count: number) {
  const fixture = importFixture();
  await fixture.store.files.add([csv(lines(count))]);
  await waitForChecked(fixture.store);
  expect(fixture.store.readyRows).toHaveLength(count);
  return fixture;
}

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).toSorted();

it('ImportRun creates every row, each with its own key', async () => {
  const { store, created, create, api } = await readyToRun(12);
  store.start();
  await waitForHalt(store);
  expect(store.run).toMatchObject({ status: 'done', created: 12, failed: 0 });
  expect(store.isComplete).toBe(true);
  expect(store.isDirty).toBe(false);
  expect(new Set(create.mock.calls.map(([, key]) => key)).size).toBe(12);
  expect(created()[3]).toMatchObject({
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

it('ImportRun sends at most four calls at a time', async () => {
  const { store, create } = await readyToRun(12);
  const pendingResponses: (() => void)[] = [];
  const response = {} as Awaited<ReturnType<typeof create>>;
  let maxInFlight = 0;
  create.mockImplementation(
    () => new Promise((resolve) => pendingResponses.push(() => resolve(response))),
  );
  store.start();
  while (pendingResponses.length > 0) {
    maxInFlight = Math.max(maxInFlight, pendingResponses.length);
    pendingResponses.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  expect(maxInFlight).toBe(4);
  expect(create).toHaveBeenCalledTimes(12);
});

it.each(['before', 'after'] as const)(
  'ImportRun creates 100 records without duplicates after an outage at row 40, %s the write',
  async (when) => {
    const { store, api, created, create } = await readyToRun(100);
    let calls = 0;
    const send = create.getMockImplementation();
    create.mockImplementation((creation, key) => {
      calls += 1;
      if (calls === 40)
        api.control.failNext({
          call: 'createOrganization',
          effect: 'network',
          times: 'always',
          afterHandling: when === 'after',
        });
      return send ? send(creation, key) : Promise.reject(new Error('no call'));
    });
    store.start();
    await waitForHalt(store);
    expect(store.run).toMatchObject({ status: 'paused', haltReason: { reason: 'unreachable' } });
    expect(store.run.created).toBeLessThan(44);
    expect(store.run.failed).toBeLessThan(10);

    api.control.clearFaults();
    store.start();
    await waitForHalt(store);
    expect(store.run).toMatchObject({
      status: 'done',
      haltReason: undefined,
      created: 100,
      failed: 0,
    });
    expect(names(created())).toEqual(
      names(Array.from({ length: 100 }, (_, index) => ({ name: `Company ${index}` }))),
    );
  },
);

it('ImportRun fails only the duplicate row, and creates it with a new key once corrected', async () => {
  const { store, created, create } = await readyToRun(3);
  await create({ ...creationPayload, subdomain: 'company-1' }, 'other');
  store.start();
  await waitForHalt(store);
  expect(store.run).toMatchObject({ status: 'done', created: 2, failed: 1 });
  const [failed] = store.readyRows;
  const outcome = failed && store.run.outcomeOf(failed.id);
  expect(outcome).toMatchObject({
    state: 'failed',
    error: { code: 'duplicate', errors: [{ pointer: '/subdomain', code: 'exists' }] },
  });

  store.correctRow(failed?.id ?? '', { ...failed?.cells, subdomain: 'company-new' });
  store.start();
  await waitForHalt(store);
  expect(store.isComplete).toBe(true);
  expect(created().map(({ subdomain }) => subdomain)).toContain('company-new');
  const own = create.mock.calls.filter(([{ name }]) => name === 'Company 1');
  expect(new Set(own.map(([, key]) => key)).size).toBe(2);
});

it('ImportRun pauses and resumes; after a cancel, the remaining rows can be started again', async () => {
  const { store, create } = await readyToRun(20);
  store.start();
  store.run.pause();
  await waitForHalt(store);
  expect(store.run).toMatchObject({ status: 'paused', created: 4 });
  store.run.resume();
  store.run.cancel();
  await waitForHalt(store);
  expect(store.run.status).toBe('done');
  expect(create.mock.calls.length).toBeLessThan(9);
  store.start();
  await waitForHalt(store);
  expect(store.isComplete).toBe(true);
  expect(create).toHaveBeenCalledTimes(20);
});

it('ImportRun pauses when the session ends, and resumes with the rejected row', async () => {
  const { store, api, created } = await readyToRun(10);
  api.control.failNext({ call: 'createOrganization', effect: { status: 401 }, times: 'always' });
  store.start();
  await waitForHalt(store);
  expect(store.run).toMatchObject({
    status: 'paused',
    created: 0,
    failed: 0,
    haltReason: undefined,
  });
  api.control.clearFaults();
  store.run.resume();
  await waitForHalt(store);
  expect(store.isComplete).toBe(true);
  expect(names(created())).toHaveLength(10);
});

it('ImportStore sends an invalid row once corrected, and keeps the correction when rows are validated again', async () => {
  const { store, created } = importFixture();
  await store.files.add([csv(`${lines(2)}\r\n,company-x,Ann,ann@x.example,1,EUR,,5`)]);
  await waitForChecked(store);
  expect(store.readyRows).toHaveLength(2);
  const [invalidRow] = store.invalidRows;
  expect(invalidRow?.issues.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'name required',
    'seat_type required',
  ]);
  store.correctRow(invalidRow?.id ?? '', { ...invalidRow?.cells, name: 'Corrected' });
  store.setDefaults({ seatType: 'light' });
  await waitForChecked(store);
  expect(store.invalidRows).toEqual([]);
  store.start();
  await waitForHalt(store);
  expect(created().at(-1)).toMatchObject({ name: 'Corrected', subdomain: 'company-x' });
});

it('ImportFiles.match assigns each field to one column', async () => {
  const { store } = importFixture();
  await store.files.add([csv([header.replace('name', 'label'), line(1)].join('\n'))]);
  await waitForChecked(store);
  expect(store.invalidRows).toHaveLength(1);
  const [file] = store.files.list;
  store.files.match(file?.id ?? '', 0, 'name');
  await waitForChecked(store);
  expect(store.readyRows).toHaveLength(1);
  store.files.match(file?.id ?? '', 2, 'name');
  await waitForChecked(store);
  expect(store.files.list[0]?.columns.slice(0, 3)).toEqual([undefined, 'subdomain', 'name']);
});

it('ImportFiles.remove removes the rows of a file and the duplicates it caused', async () => {
  const { store } = importFixture();
  await store.files.add([csv(lines(2)), csv(lines(3), 'more.csv')]);
  await waitForChecked(store);
  expect(store.invalidRows).toHaveLength(4);
  store.files.remove('file-1');
  await waitForChecked(store);
  expect(store.invalidRows).toHaveLength(0);
  expect(store.rows).toHaveLength(3);
});

it('failedRowsFile adds a reason that a new import ignores', async () => {
  const { store } = importFixture();
  await store.files.add([csv(`${header},status\n=cmd,x,Ann,a@b.example,1,EUR,full,2,active`)]);
  await waitForChecked(store);
  const file = failedRowsFile(store.columns, store.invalidRows, [], () => 'Subdomain, too short');
  expect(file).toBe(
    `\uFEFF${header},reason\r\n'=cmd,x,Ann,a@b.example,1,EUR,full,2,"Subdomain, too short"\r\n`,
  );
  const reimported = importFixture().store;
  await reimported.files.add([csv(file)]);
  await waitForChecked(reimported);
  expect(reimported.rows[0]?.cells).toEqual(store.rows[0]?.cells);
});

it('ImportFiles rejects a file that cannot be read', async () => {
  const { store } = importFixture();
  const unreadableFile = csv(lines(1));
  vi.spyOn(unreadableFile, 'arrayBuffer').mockRejectedValue(new Error('no memory'));
  await store.files.add([unreadableFile]);
  expect(store.files.list).toMatchObject([{ state: 'rejected', error: 'Something went wrong' }]);
});
