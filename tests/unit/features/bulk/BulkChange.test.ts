// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultListParams } from '~/domain/organizationList';
import { bulkOutcomeTexts } from '~/messages/bulkStatusText';
import { BulkChange } from '~/features/bulk/BulkChange';
import { buildOrganization } from '../../stores/organizationFixtures';
import { disposeTestApps } from '../../app/testApp';
import { bulkFixture, outcomesOf, waitForEnd } from './bulkFixture';

afterEach(disposeTestApps);

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Name ${index}` }));

/** A change whose calls are answered by the test. */
function controlledChange(count: number) {
  const calls: {
    id: string;
    etag: string | undefined;
    reason: string | undefined;
    resolve: () => void;
    reject: (error: Error) => void;
  }[] = [];
  const session = new AbortController();
  const onChange = vi.fn();
  const run = new BulkChange({
    change: 'deactivate',
    rows: rows(count),
    send: (row, reason) =>
      new Promise((resolve, reject) => {
        const data = buildOrganization(row.id, { status: 'inactive' });
        calls.push({ ...row, reason, resolve: () => resolve({ data, etag: '"2"' }), reject });
      }),
    currentEtag: () => '"9"',
    sessionSignal: () => session.signal,
    onChange,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { run, calls, session, onChange, settle };
}

describe('BulkChange', () => {
  it('sends four calls at a time, each organization once', async () => {
    const { run, calls, settle } = controlledChange(10);
    run.start('Churned');
    await settle();
    let answered = 0;
    let most = 0;
    while (answered < 10) {
      most = Math.max(most, calls.length - answered);
      calls[answered]?.resolve();
      answered += 1;
      await settle();
    }
    expect(most).toBe(4);
    expect(calls.map(({ id }) => id)).toEqual(run.rows.map(({ id }) => id));
    expect(new Set(calls.map(({ reason }) => reason))).toEqual(new Set(['Churned']));
    expect(run).toMatchObject({ status: 'ended', done: 10 });
  });

  it('stop completes the calls in flight and sends nothing further', async () => {
    const { run, calls, settle } = controlledChange(10);
    run.start();
    await settle();
    run.stop();
    for (const { resolve } of calls.slice(1)) resolve();
    await settle();
    expect(run.status).toBe('stopping');
    calls[0]?.resolve();
    await settle();
    expect(run).toMatchObject({ status: 'ended', done: 4 });
    expect(calls).toHaveLength(4);
    expect(bulkOutcomeTexts(run)).toEqual(['4 deactivated', '6 not sent']);
  });

  it('start after a stop sends only what is waiting, with the same reason', async () => {
    const { run, calls, settle } = controlledChange(6);
    run.start('Churned');
    await settle();
    run.stop();
    for (const { resolve } of calls) resolve();
    await settle();
    run.start();
    await settle();
    expect(calls.slice(4).map(({ id, reason }) => [id, reason])).toEqual([
      ['4', 'Churned'],
      ['5', 'Churned'],
    ]);
  });

  it('ignores start and retry while it runs', async () => {
    const { run, calls, settle } = controlledChange(2);
    run.start();
    run.start();
    run.retry();
    await settle();
    expect(calls).toHaveLength(2);
  });

  it('retry sends only what failed, for the version that is known by then', async () => {
    const { run, calls, settle } = controlledChange(3);
    run.start();
    await settle();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    calls[0]?.resolve();
    calls[1]?.reject(new Error('failed'));
    calls[2]?.resolve();
    await settle();
    expect(run.failures.map(({ row }) => row.id)).toEqual(['1']);
    run.retry();
    await settle();
    expect(calls.slice(3).map(({ id, etag }) => [id, etag])).toEqual([['1', '"9"']]);
    expect(run.failures).toEqual([]);
  });

  it('tells about its changes once at the end, and not after the session has ended', async () => {
    const { run, calls, session, onChange, settle } = controlledChange(5);
    run.start();
    while (run.status !== 'ended') {
      for (const { resolve } of calls) resolve();
      await settle();
    }
    expect(onChange).toHaveBeenCalledTimes(1);

    const other = controlledChange(1);
    other.run.start();
    await settle();
    other.session.abort();
    other.calls[0]?.resolve();
    await settle();
    expect(other.run).toMatchObject({ status: 'ended', done: 1 });
    expect(other.onChange).not.toHaveBeenCalled();
    session.abort();
  });
});

// The end of the session: bulkFaults.test.ts.
describe('BulkChange on the mock API', () => {
  it('sends the etag of each row as shown, and shows the new status at once', async () => {
    const { run, testApp, idsOnServer } = await bulkFixture();
    const etags = new Map(run.rows.map(({ id, etag }) => [id, etag]));
    run.start('Churned');
    await waitForEnd(run);
    const calls = testApp.api.control.log().filter(({ method }) => method === 'POST');
    expect(calls).toHaveLength(etags.size);
    expect(new Map(calls.map(({ path, ifMatch }) => [path, ifMatch]))).toEqual(
      new Map([...etags].map(([id, etag]) => [`/api/accounts/${id}/deactivate`, etag])),
    );
    expect(idsOnServer('active')).toEqual([]);
    const { organizations } = testApp.app.stores;
    const view = organizations.view({ ...defaultListParams, perPage: 100 });
    expect(new Set(view.data?.rows.map(({ status }) => status))).toEqual(new Set(['inactive']));
    expect(view.isStale).toBe(true);
  });

  it('keeps each organization as the change has left it, to undo that version', async () => {
    const { run, testApp } = await bulkFixture({ organizations: 3 });
    run.start();
    await waitForEnd(run);
    const { byId } = testApp.app.stores.organizations;
    expect(run.changed).toMatchObject(
      run.rows.map(({ id }) => ({ id, status: 'inactive', etag: byId.get(id)?.etag })),
    );
    expect(run.changed[0]?.etag).not.toBe(run.rows[0]?.etag);
  });

  it('reports organizations that someone else has changed or removed, and changes the first by retry', async () => {
    const { run, testApp, idsOnServer, successes } = await bulkFixture();
    const [changed, removed] = run.rows;
    const { organization } = testApp.api.database;
    const byId = (id = '') => ({ where: { id: { equals: id } } });
    organization.update({ ...byId(changed?.id), data: { version: 99 } });
    organization.delete(byId(removed?.id));
    run.start();
    await waitForEnd(run);
    expect(run.failures.map(({ row, failure }) => [row.id, failure.status])).toEqual([
      [changed?.id, 412],
      [removed?.id, 404],
    ]);
    expect(idsOnServer('active')).toEqual([changed?.id]);

    run.retry();
    await waitForEnd(run);
    expect(run.failures.map(({ row }) => row.id)).toEqual([removed?.id]);
    expect(idsOnServer('active')).toEqual([]);
    expect(new Set(successes().values())).toEqual(new Set([1]));
  });

  it('counts an organization as done by retry if its response was lost, without changing it again', async () => {
    const { run, testApp, successes } = await bulkFixture();
    testApp.api.control.failNext({
      call: 'deactivateOrganization',
      effect: 'network',
      afterHandling: true,
    });
    run.start();
    await waitForEnd(run);
    expect(run.failures).toHaveLength(1);
    run.retry();
    await waitForEnd(run);
    expect(outcomesOf(run)).toMatchObject({ failed: [], waiting: [] });
    expect(successes().size).toBe(run.rows.length - 1);
  });
});
