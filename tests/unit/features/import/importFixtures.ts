import { vi } from 'vitest';
import { createMockApi } from '~~/mocks/createMockApi';
import { createMockFetch } from '~~/mocks/createMockFetch';
import { HttpClient } from '~/api/HttpClient';
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

/** An import on an empty mock API. */
export function importFixture() {
  const api = createMockApi({ organizations: 0, logSize: 100_000 });
  api.database.session.create({
    id: 'ses_test',
    staff_id: 'usr_demo',
    created_at: '2026-03-02T09:00:00Z',
  });
  const fetch = vi.fn(createMockFetch(api));
  const http = new HttpClient({
    host: 'https://api.example',
    token: () => 'ses_test',
    onUnauthorized: () => undefined,
    fetch,
  });
  const create = vi.fn((payload: CreateOrganizationPayload, key: string) =>
    organizationMutationsApi(http).createOrganization(payload, key),
  );
  const store = new ImportStore({
    createReader: localReader,
    memory: matchingMemory(undefined),
    createOrganization: create,
  });
  const created = () => api.database.organization.getAll();
  return { api, fetch, create, store, created };
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
