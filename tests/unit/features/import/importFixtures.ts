import { vi } from 'vitest';
import { createMockApi } from '~~/mocks/createMockApi';
import { createMockFetch } from '~~/mocks/createMockFetch';
import { activityApi } from '~/api/activity';
import { lookUpOrganizations } from '~/api/lookup';
import { HttpClient } from '~/api/HttpClient';
import { OptionalCalls } from '~/api/optionalCalls';
import { organizationsApi } from '~/api/organizations';
import { readExisting, updateExisting } from '~/features/import/existing/updateExisting';
import { OrganizationsStore } from '~/stores/OrganizationsStore';
import { organizationMutationsApi } from '~/api/organizationMutations';
import type { CreateOrganizationPayload } from '~/domain/organizationValues';
import { ImportStore } from '~/features/import/ImportStore';
import { matchingMemory } from '~/features/import/matchingMemory';
import { localReader } from './localReader';

export const header =
  'name,subdomain,billing_name,billing_email,amount,currency,seat_type,total_seats';

/** CSV row of the n-th organization. */
export const line = (n: number) =>
  `Company ${n},company-${n},Ann ${n},ann@company-${n}.example,${n}.50,EUR,full,${n + 1}`;

/** A CSV file with `count` organizations. */
export const lines = (count: number) =>
  [header, ...Array.from({ length: count }, (_, index) => line(index))].join('\r\n');

export const csv = (content: string | Uint8Array<ArrayBuffer>, name = 'organizations.csv') =>
  new File([content], name);

/** An import on a mock API, which is empty by default. */
export function importFixture(existingApi?: ReturnType<typeof createMockApi>) {
  const api = existingApi ?? createMockApi({ organizations: 0, logSize: 100_000 });
  if (!existingApi)
    api.database.session.create({
      id: 'ses_test',
      staff_id: 'usr_demo',
      created_at: '2026-03-02T09:00:00Z',
    });
  const requests: { method: string; ifMatch: string | null; body: unknown }[] = [];
  const send = createMockFetch(api);
  const fetch = vi.fn<typeof send>((url, init) => {
    const headers = new Headers(init?.headers);
    requests.push({
      method: init?.method ?? 'GET',
      ifMatch: headers.get('If-Match'),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    });
    return send(url, init);
  });
  const http = new HttpClient({
    host: 'https://api.example',
    token: () => 'ses_test',
    onUnauthorized: () => undefined,
    fetch,
  });
  const create = vi.fn((payload: CreateOrganizationPayload, key: string) =>
    organizationMutationsApi(http).createOrganization(payload, key),
  );
  const organizations = new OrganizationsStore({
    api: organizationsApi(http),
    activityApi: activityApi(http),
  });
  const stores = { http, optionalCalls: new OptionalCalls(), organizations };
  const store = new ImportStore({
    createReader: localReader,
    existing: {
      lookUp: (values, options) => lookUpOrganizations(stores, values, options),
      read: (id, signal) => readExisting(stores, id, signal),
    },
    updateOrganization: (update, key) => updateExisting(stores, update, key),
    memory: matchingMemory(undefined),
    createOrganization: create,
  });
  const created = () => api.database.organization.getAll();
  return { api, fetch, requests, stores, create, store, created };
}

/** Waits until files are read and rows validated. */
export async function waitForChecked(store: ImportStore): Promise<void> {
  await vi.waitFor(() => {
    if (store.files.isReading || store.status === 'checking') throw new Error('still checking');
  });
}

/** Waits until a run is done or paused. */
export async function waitForHalt({ run, rows }: ImportStore, timeout = 20_000): Promise<void> {
  const sending = () => rows.some(({ id }) => run.outcomeOf(id)?.state === 'sending');
  await vi.waitFor(
    () => {
      if (run.status === 'running' || sending()) throw new Error('still running');
    },
    { timeout, interval: 5 },
  );
}
