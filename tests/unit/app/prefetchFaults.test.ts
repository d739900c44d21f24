// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prefetchPath } from '~/app/router/prefetchPath';
import { defaultListParams } from '~/domain/organizationList';
import type { Query } from '~/stores/Query';
import type { Stores } from '~/stores/Stores';
import { faultCases, type FaultCase } from '../../faults/faultCases';
import { mockTimeouts } from '../../setup/mockTimeouts';
import { casesTimeout, runCasesAtOnce } from '../../setup/runCases';
import { createTestApp, disposeTestApps, eventually } from './testApp';

// Every kind of prefetch × 24 faults. In Chromium: tests/full/prefetchFaults.test.ts.

beforeEach(() => void mockTimeouts(1200));
afterEach(disposeTestApps);

interface Prefetch {
  readonly call: string;
  readonly query: (stores: Stores, id: string) => Query<unknown>;
  readonly start?: (stores: Stores) => unknown;
}

const prefetches: Readonly<Record<string, Prefetch>> = {
  'a row, a recently viewed or the adjacent organization': {
    call: 'readOrganization',
    query: ({ organizations }, id) => organizations.profile(id).organization,
  },
  'a sort header, a page button or the page of the adjacent organization': {
    call: 'listOrganizations',
    query: ({ organizations }) => organizations.view({ ...defaultListParams, page: 2 }),
  },
  'a link to the list': {
    call: 'listOrganizations',
    query: ({ organizations }) => organizations.view(defaultListParams),
    start: (stores) => prefetchPath('/accounts', stores),
  },
  'a link to the tokens': {
    call: 'listTokens',
    query: ({ tokens }) => tokens.list,
    start: (stores) => prefetchPath('/token', stores),
  },
};

async function attempt({ call, query, start }: Prefetch, fault: FaultCase): Promise<void> {
  const testApp = createTestApp();
  const { api, app, toasts } = testApp;
  const { stores } = app;
  await testApp.settledLocation();
  const target = query(stores, api.database.organization.getAll()[0]?.id ?? '');
  const prefetch = () => (start ? start(stores) : stores.prefetcher.prefetch(target));
  const calls = () => api.control.log().filter((entry) => entry.call === call).length;
  api.control.clearLog();
  api.control.failNext({ call, effect: fault.effect ?? 'network', times: 'always' });
  prefetch();
  await eventually(calls).toBeGreaterThan(0);
  await eventually(() => stores.requests.inFlight).toBe(0);
  expect([target.status, target.error]).toEqual(['idle', undefined]);
  if (fault.status === 401) {
    expect(await testApp.settledLocation()).toBe('/login');
    return;
  }
  expect([await testApp.settledLocation(), toasts()]).toEqual(['/', []]);
  api.control.clearFaults();
  await target.ensure();
  expect([target.status, toasts()]).toEqual(['success', []]);
}

it(
  'a failed prefetch of each kind shows nothing, whichever of 24 faults it was, and its data is fetched when needed',
  { timeout: casesTimeout },
  async () => {
    expect(faultCases).toHaveLength(24);
    // All kinds at once: most of the time is spent waiting for retries and timeouts.
    const attempts = Object.entries(prefetches).map(([name, prefetch]) =>
      runCasesAtOnce(`faults of a prefetch of ${name}`, faultCases, (fault) =>
        attempt(prefetch, fault),
      ),
    );
    await Promise.all(attempts);
  },
);
