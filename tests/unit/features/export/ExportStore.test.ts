import { expect, it, vi } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { OrganizationsApi } from '~/api/organizations';
import { defaultListParams } from '~/domain/organizationList';
import { ExportStore } from '~/features/export/ExportStore';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';
import { storedExportNotation } from '~/stores/exportNotation';
import { buildSummary } from '../../stores/organizationFixtures';

const seats = { used_seats: 7, available_seats: 3, used_seats_30_days_ago: 4 };

/** An export of a list with this many organizations. */
function setUp(count: number) {
  const list = vi.fn<OrganizationsApi['listOrganizations']>(({ page, perPage }) => {
    const ids = Array.from({ length: count }, (_, index) => `org-${index}`);
    return Promise.resolve({
      rows: ids.slice((page - 1) * perPage, page * perPage).map((id) => buildSummary(id, seats)),
      page,
      total: count,
      totalPages: Math.ceil(count / perPage),
    });
  });
  const save = vi.fn<(name: string, parts: readonly string[]) => void>();
  const store = new ExportStore({ api: { listOrganizations: list }, save });
  const lines = () => (save.mock.calls[0]?.[1].join('') ?? '').split('\r\n');
  return { list, save, store, lines };
}

it('ExportStore exports all pages of the view in order, whichever is on screen', async () => {
  const { list, save, store, lines } = setUp(250);
  await store.run(
    {
      ...defaultListParams,
      q: 'x',
      status: 'active',
      sort: 'total_seats',
      order: 'desc',
      page: 7,
      perPage: 10,
    },
    'Weekly report',
  );
  expect(list.mock.calls.map(([query]) => query)).toEqual(
    [1, 2, 3].map((page) => ({
      q: 'x',
      status: 'active',
      seats: '',
      sort: 'total_seats',
      order: 'desc',
      page,
      perPage: 100,
    })),
  );
  expect(save.mock.calls[0]?.[0]).toMatch(
    /^organizations-active-weekly-report-search-\d{4}-\d\d-\d\d\.csv$/,
  );
  expect(lines()[0]).toBe(
    '\uFEFFname,subdomain,billing_name,billing_email,billing_phone,amount,currency,total_seats,used_seats,available_seats,used_seats_30_days_ago,runs_out_in_days,runs_out_on,runs_out_seat_type,status,registered_at,registered_on,id',
  );
  expect(lines()[250]).toBe(
    'Name org-249,org-249,,,,,,10,7,3,4,,,,active,2026-03-01T09:30:00Z,2026-03-01,org-249',
  );
  expect(lines()).toHaveLength(252);
  expect(store).toMatchObject({
    status: 'done',
    exportedRows: 250,
    total: 250,
    isIncomplete: false,
  });
});

it('ExportStore reports progress on an error and resumes from there', async () => {
  const { list, save, store, lines } = setUp(300);
  const implementation = list.getMockImplementation();
  list.mockImplementation((query, signal) =>
    list.mock.calls.length === 2
      ? Promise.reject(new ApiError({ reason: 'unreachable' }))
      : (implementation?.(query, signal) ?? Promise.reject(new Error('none'))),
  );
  await store.run(defaultListParams);
  expect(store).toMatchObject({
    status: 'failed',
    exportedRows: 100,
    total: 300,
    error: { reason: 'unreachable' },
  });
  expect(save).not.toHaveBeenCalled();
  await store.run(defaultListParams);
  expect(list.mock.calls.map(([{ page }]) => page)).toEqual([1, 2, 2, 3]);
  expect(lines()).toHaveLength(302);
});

it('ExportStore saves nothing when cancelled', async () => {
  const { save, store } = setUp(300);
  const run = store.run(defaultListParams);
  store.cancel();
  await run;
  expect(save).not.toHaveBeenCalled();
  expect(store.status).toBe('idle');
});

it('ExportStore exports a row that moved to another page once, and reports that the list changed', async () => {
  const { list, store, lines } = setUp(0);
  const page = (ids: string[], total: number) =>
    Promise.resolve({ rows: ids.map((id) => buildSummary(id)), page: 1, total, totalPages: 2 });
  list
    .mockImplementationOnce(() => page(['a', 'b'], 3))
    .mockImplementationOnce(() => page(['b', 'c'], 4));
  await store.run(defaultListParams);
  expect(lines().map((line) => line.split(',').at(-1))).toEqual(['id', 'a', 'b', 'c', '']);
  expect(store.isIncomplete).toBe(true);
});

it('ExportStore writes semicolons and decimal commas for Excel once that was chosen in this browser', async () => {
  const storage = memoryStorage();
  expect(storedExportNotation(storage).notation).toBeUndefined();
  storedExportNotation(storage).setForExcel(true);
  const { notation } = storedExportNotation(storage);
  const { list, save } = setUp(0);
  list.mockResolvedValueOnce({
    rows: [
      buildSummary('a', {
        billing: {
          billing_name: 'Ann; Co',
          billing_email: 'a@b.co',
          billing_phone: null,
          amount: 1200.5,
          currency: 'EUR',
        },
      }),
    ],
    page: 1,
    total: 1,
    totalPages: 1,
  });
  await new ExportStore({ api: { listOrganizations: list }, save, notation }).run(
    defaultListParams,
  );
  expect(save.mock.calls[0]?.[1].join('').split('\r\n')[1]).toMatch(
    /^Name a;a;"Ann; Co";a@b\.co;;"1200,5";EUR;/,
  );
  storedExportNotation(storage).setForExcel(false);
  expect(storedExportNotation(storage).notation).toBeUndefined();
});
