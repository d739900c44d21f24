// @vitest-environment jsdom
import { when } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { createMockApi } from '~~/mocks/createMockApi';
import { defaultListParams } from '~/domain/organizationList';
import { StatusRun } from '~/features/bulk/StatusRun';
import { bulkFailureText, bulkOutcomeTexts } from '~/messages/bulkText';
import { createTestApp, demoUser, disposeTestApps } from '../../app/testApp';

afterEach(disposeTestApps);

/** Deactivating all active organizations of a mock API, which are selected. */
async function setUp() {
  const api = createMockApi({ organizations: 12, logSize: 1000 });
  api.database.session.create({
    id: `ses_${demoUser.id}`,
    staff_id: demoUser.id,
    created_at: '2026-03-02T09:00:00Z',
  });
  const testApp = createTestApp({ path: '/token', api });
  await testApp.settledLocation();
  const { stores } = testApp.app;
  const { organizations } = stores;
  const view = organizations.view({ ...defaultListParams, perPage: 100 });
  await view.ensure();
  organizations.selection.select(view.data?.rows ?? []);
  const run = new StatusRun(stores, 'deactivate', organizations.selection.rows);
  return {
    run,
    view,
    selection: organizations.selection,
    control: api.control,
    database: api.database,
    byId: organizations.byId,
    statusOf: (id = '') =>
      api.database.organization.findFirst({ where: { id: { equals: id } } })?.status,
    calls: () => api.control.log().filter(({ path }) => path.endsWith('/deactivate')),
    waitForEnd: () => when(() => run.status === 'ended', { timeout: 10_000 }),
  };
}

describe('StatusRun', () => {
  it('sends the etag of each row as shown, and shows the new status at once', async () => {
    const { run, view, selection, byId, calls } = await setUp();
    const sent = new Map(
      run.rows.map(({ id, organization }) => [`/api/accounts/${id}/deactivate`, organization.etag]),
    );
    await run.start('Churned');
    expect(new Map(calls().map(({ path, ifMatch }) => [path, ifMatch]))).toEqual(sent);
    expect(calls()).toHaveLength(sent.size);
    expect(new Set(view.data?.rows.map(({ status }) => status))).toEqual(new Set(['inactive']));
    expect(view.isStale).toBe(true);
    expect(selection.isEmpty).toBe(true);
    // To undo that version.
    expect(run.changed.map(({ id, organization }) => [id, organization.etag])).toEqual(
      run.rows.map(({ id }) => [id, byId.get(id)?.etag]),
    );
    expect(bulkOutcomeTexts(run)).toEqual([`${sent.size} deactivated`]);
  });

  it('reports what someone else has changed or removed, keeps it selected, and changes the first on "Try again"', async () => {
    const { run, selection, database, statusOf, calls } = await setUp();
    const [changed, removed] = run.rows;
    const where = (id = '') => ({ where: { id: { equals: id } } });
    database.organization.update({ ...where(changed?.id), data: { version: 99 } });
    database.organization.delete(where(removed?.id));
    await run.start(undefined);
    expect(
      run.failures.map(({ row, failure }) => [row.id, bulkFailureText(failure, row.organization)]),
    ).toEqual([
      [changed?.id, `${changed?.organization.name} has changed since you opened it.`],
      [removed?.id, 'Organization not found'],
    ]);
    expect(selection.rows.map(({ id }) => id)).toEqual([changed?.id, removed?.id]);
    expect(statusOf(changed?.id)).toBe('active');

    const before = calls().length;
    await run.retry();
    expect(run.failures.map(({ row }) => row.id)).toEqual([removed?.id]);
    expect(statusOf(changed?.id)).toBe('inactive');
    expect(calls().length - before).toBe(2);
  });

  it('counts an organization whose response was lost as changed on "Try again", without changing it again', async () => {
    const { run, control, calls } = await setUp();
    control.failNext({ call: 'deactivateOrganization', effect: 'network', afterHandling: true });
    await run.start(undefined);
    expect(
      run.failures.map(({ row, failure }) => bulkFailureText(failure, row.organization)),
    ).toEqual(['Something went wrong. It may have been saved.']);
    await run.retry();
    expect(run.failures).toEqual([]);
    expect(calls().filter(({ status, fault }) => status === 200 && !fault)).toHaveLength(
      run.rows.length - 1,
    );
  });
});
