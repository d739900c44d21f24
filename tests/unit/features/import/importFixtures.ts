import { createMockApi } from '~~/mocks/createMockApi';
import { createMockFetch } from '~~/mocks/createMockFetch';
import { activityApi } from '~/api/contract/activity';
import { HttpClient } from '~/api/HttpClient';
import { organizationsApi } from '~/api/contract/accounts';
import { openFile, type ChosenFormat, type Table } from '~/features/import/readTable';
import { ImportStore } from '~/features/import/ImportStore';
import { rowMessages } from '~/features/import/rowMessages';
import { OrganizationsStore } from '~/stores/OrganizationsStore';

export const header =
  'name,subdomain,billing_name,billing_email,amount,currency,seat_type,total_seats';

/** CSV row of the n-th organization. */
export const line = (n: number) =>
  `Company ${n},company-${n},Ann ${n},ann@company-${n}.example,${n}.50,EUR,full,${n + 1}`;

/** A CSV file with `count` organizations. */
export const lines = (count: number) =>
  [header, ...Array.from({ length: count }, (_, index) => line(index))].join('\r\n');

export const file = (content: BlobPart, name = 'organizations.csv') => new File([content], name);

/** The table of a file that can be read. */
export function tableOf(content: string | Uint8Array, chosen: ChosenFormat = {}): Table {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const table = openFile(bytes)(chosen);
  if (table.error !== undefined) throw new Error(table.error);
  return table;
}

/** Each row of a table: its line and the texts of its cells, with their faults. */
export const cellsOf = ({ rows }: Table) =>
  rows.map(({ line: number, cells }) => [
    number,
    ...cells.map(({ text, fault }) => (fault ? `${text}!${fault}` : text)),
  ]);

/** An import on a mock API, which has no organizations unless it is given. */
export function importFixture(existingApi?: ReturnType<typeof createMockApi>) {
  const api = existingApi ?? createMockApi({ organizations: 0, logSize: 100_000 });
  if (api.database.session.count() === 0)
    api.database.session.create({
      id: 'ses_test',
      staff_id: 'usr_demo',
      created_at: '2026-03-02T09:00:00Z',
    });
  const requests: { method: string; path: string; ifMatch: string | null; body: unknown }[] = [];
  const send = createMockFetch(api);
  const http = new HttpClient({
    host: 'https://api.example',
    onUnauthorized: () => undefined,
    fetch: (url, init) => {
      const headers = new Headers(init?.headers);
      requests.push({
        method: init?.method ?? 'GET',
        path: new URL(url instanceof Request ? url.url : url).pathname,
        ifMatch: headers.get('If-Match'),
        body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      });
      return send(url, init);
    },
  });
  http.token = 'ses_test';
  const { optionalCalls } = http;
  const organizations = new OrganizationsStore({
    api: organizationsApi(http),
    activityApi: activityApi(http),
    optionalCalls,
  });
  const store = new ImportStore({ http, optionalCalls, organizations });
  store.open();
  const writes = () =>
    requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/lookup'));
  return { api, http, store, organizations, requests, writes };
}

/** An import whose files were added and whose rows were checked. */
export async function checked(content: BlobPart | readonly File[], fixture = importFixture()) {
  const files = Array.isArray(content) ? (content as File[]) : [file(content as BlobPart)];
  await fixture.store.add(files);
  await fixture.store.check();
  return fixture;
}

/** Each row: its line, its state, and what is wrong with it. */
export const outcomes = (store: ImportStore) =>
  store.rows.map((row) => {
    const status = store.statusOf(row);
    const { fields, row: reason } = rowMessages(row, status);
    const texts = Object.entries(fields).map(([field, text]) => `${field}: ${text}`);
    return [row.line, status.state, ...(reason ? [reason] : []), ...texts].join(' | ');
  });
