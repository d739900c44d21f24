import { when } from 'mobx';
import { createMockApi, type MockApi } from '~~/mocks/createMockApi';
import type { FaultEffect } from '~~/mocks/http/Fault';
import type { StatusChange } from '~/domain/statusChange';
import { defaultListParams } from '~/domain/organizationList';
import { planBulkChange } from '~/features/bulk/planBulkChange';
import { BulkChange } from '~/features/bulk/BulkChange';
import { changeStatus } from '~/stores/organizationWrites';
import { conditionalWrite } from '~/stores/writes';
import { createTestApp, demoUser, type TestApp } from '../../app/testApp';

export interface BulkFixture {
  readonly testApp: TestApp;
  readonly run: BulkChange;
  /** Ids of the organizations whose status the server holds. */
  readonly idsOnServer: (status: string) => string[];
  /** The number of calls that the server answered with success, by organization. */
  readonly successes: () => Map<string, number>;
}

/** A bulk change of all organizations on a mock API that logs every call. */
export async function bulkFixture({
  organizations = 12,
  change = 'deactivate',
  testApp = createTestApp({ path: '/token', api: createLoggedApi(organizations) }),
}: {
  readonly organizations?: number;
  readonly change?: StatusChange;
  readonly testApp?: TestApp;
} = {}): Promise<BulkFixture> {
  const { api, app } = testApp;
  await testApp.settledLocation();
  const { stores } = app;
  const view = stores.organizations.view({ ...defaultListParams, perPage: 100 });
  await view.ensure();
  const { changing } = planBulkChange(view.data?.rows ?? [], change);
  const run = new BulkChange({
    change,
    rows: changing.map((row) => ({ ...row })),
    send: (row, reason) =>
      conditionalWrite(stores, row, changeStatus(change, reason), { isOneOfMany: true }),
    currentEtag: (id) => stores.organizations.byId.get(id)?.etag,
    sessionSignal: () => stores.organizations.sessionSignal,
    onChange: () => stores.organizations.recordWrites(),
  });
  return {
    testApp,
    run,
    idsOnServer: (status) =>
      api.database.organization
        .getAll()
        .filter((row) => row.status === status)
        .map(({ id }) => id),
    successes: () => successesByPath(api, change),
  };
}

function createLoggedApi(organizations: number): MockApi {
  const api = createMockApi({
    organizations,
    now: () => Date.UTC(2026, 2, 2, 9, 30),
    logSize: 10_000,
  });
  api.database.session.create({
    id: `ses_${demoUser.id}`,
    staff_id: demoUser.id,
    created_at: '2026-03-02T09:00:00Z',
  });
  return api;
}

/** Calls that the server handled, whether or not their response arrived. */
function successesByPath({ control }: MockApi, change: StatusChange): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path, status, fault } of control.log()) {
    const [, id] = new RegExp(`^/api/accounts/([^/]+)/${change}$`).exec(path) ?? [];
    if (id !== undefined && status === 200 && !fault) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Makes every third call of the change fail; `afterHandling` loses only its response. */
export function failEveryThird(
  { testApp: { api }, run }: BulkFixture,
  effect: FaultEffect,
  afterHandling = false,
): void {
  const call = `${run.change}Organization`;
  for (let index = 0; index < 100; index += 1) {
    api.control.failNext({ call, times: 2 });
    api.control.failNext({ call, effect, afterHandling });
  }
}

export async function waitForEnd(run: BulkChange): Promise<void> {
  await when(() => run.status === 'ended', { timeout: 10_000 });
}

/** The ids by outcome. */
export function outcomesOf(run: BulkChange) {
  return {
    done: run.rows.filter(({ id }) => run.outcomeOf(id)?.state === 'done').map(({ id }) => id),
    failed: run.failures.map(({ row }) => row.id),
    waiting: run.waiting.map(({ id }) => id),
  };
}
