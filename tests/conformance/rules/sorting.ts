import { check, checkEqual } from '../check';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { OrganizationRow } from '../wire';
import { oldOrganizations } from './dailySeats';
import { checkPages, checkSearch, listAll, type Query } from './listing';
import { ignoredReason } from '../reasons';
import { requireListValue, unusedSeatsOf } from './unusedSeats';

const section = 'get-apiaccounts';

type SortValue = string | number;

/** What each sort compares; the rows of the fixture have ties in all of them but the name. */
const sortValues: Readonly<Record<string, (row: OrganizationRow) => SortValue>> = {
  name: ({ name }) => name,
  billing_name: ({ billing }) => String(billing['billing_name']),
  registered_at: ({ registered_at }) => Date.parse(registered_at),
  total_seats: (row) => row.total_seats,
  status: ({ status }) => status,
  seat_usage: (row) => (row.total_seats === 0 ? 0 : row.used_seats / row.total_seats),
};

const fixtures = new WeakMap<Suite, Promise<string>>();

/** Twelve organizations with ties in every sort value; resolves to the word that finds them. */
function createRows(suite: Suite): Promise<string> {
  const fixture = fixtures.get(suite) ?? createTwelve(suite);
  fixtures.set(suite, fixture);
  return fixture;
}

async function createTwelve({ api, records }: Suite): Promise<string> {
  const word = records.uniqueName();
  for (let index = 0; index < 12; index += 1) {
    const { id, etag } = await records.createOrganization({
      name: `${word} ${'lkjihgfedcba'.charAt((index * 5) % 12)}`,
      billing: { billing_name: `payer ${index % 3}` },
      subscriptions: [{ seat_type: 'full', total_seats: index % 2 === 0 ? 10 : 20 }],
    });
    if (index % 4 === 0) {
      const { id: sid } = await records.firstSubscription(id);
      const body = { assigned_seats: index === 4 ? 5 : 10 };
      await api.succeed('assignSeats', { path: { id, sid }, body, ifMatch: etag });
    }
    if (index % 3 === 1) await api.succeed('deactivateOrganization', { path: { id } });
  }
  return word;
}

function compare(a: SortValue, b: SortValue): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const collator = new Intl.Collator('en');

/** Whether ids ascend or descend throughout, as texts of any collation or as numbers. */
function isSortedById(ids: readonly string[]): boolean {
  const isNumeric = ids.every((id) => /^\d+$/.test(id));
  const orders = isNumeric
    ? [(a: string, b: string) => Number(a) - Number(b)]
    : [compare, collator.compare];
  return orders
    .map((order) => ids.toSorted(order))
    .flatMap((sorted) => [sorted, sorted.toReversed()])
    .some((sorted) => sorted.join('\n') === ids.join('\n'));
}

const tiesReason = 'ties aren’t sorted by id';

const generated = Object.entries(sortValues).flatMap(([sort, valueOf]) =>
  (['asc', 'desc'] as const).map((order): Rule => ({
    id: `list.sort.${sort}.${order}`,
    title: `sort=${sort}&order=${order} sorts all pages, ties by id`,
    section,
    async run(suite) {
      const query = { q: await createRows(suite), order };
      const rows = await listAll(suite, { ...query, sort });
      check(rows.length === 12, `found ${rows.length} rows, expected 12`);
      const sign = order === 'asc' ? 1 : -1;
      const isSorted = rows.every((row, index) => {
        const previous = rows[index - 1] ?? row;
        return compare(valueOf(previous), valueOf(row)) * sign <= 0;
      });
      if (!isSorted) await explainOrder(suite, rows, query, sort);
      const groups = new Map<SortValue, string[]>();
      for (const row of rows)
        groups.set(valueOf(row), [...(groups.get(valueOf(row)) ?? []), row.id]);
      // The server may know instants more precisely than it sends them.
      if (sort === 'registered_at') return;
      for (const [value, ids] of groups)
        check(
          isSortedById(ids),
          `rows with ${sort} ${value} aren’t sorted by id: ${ids.join()}`,
          undefined,
          tiesReason,
        );
    },
  })),
);

type SortedQuery = Query & { readonly order: 'asc' | 'desc' };

/** Whether another query has the rows in the same order. */
async function isSameOrder(
  suite: Suite,
  rows: readonly OrganizationRow[],
  query: Query,
): Promise<boolean> {
  const ids = new Set(rows.map(({ id }) => id));
  const others = (await listAll(suite, query)).filter(({ id }) => ids.has(id));
  return rows.every(({ id }, index) => id === others[index]?.id);
}

/** Fails if `sort` has no effect, which would fail all rules of an order. */
async function checkSortCounts(
  suite: Suite,
  rows: readonly OrganizationRow[],
  query: SortedQuery,
  sort: string,
): Promise<void> {
  const other = sort === 'name' ? 'total_seats' : 'name';
  const text = `sort=${sort} sorts as sort=${other} does`;
  const isIgnored = await isSameOrder(suite, rows, { ...query, sort: other });
  check(!isIgnored, text, undefined, ignoredReason('sort'));
}

/** Fails because rows aren't sorted: `order` or `sort` may have no effect at all. */
async function explainOrder(
  suite: Suite,
  rows: readonly OrganizationRow[],
  query: SortedQuery,
  sort: string,
): Promise<void> {
  const { order } = query;
  const opposite = order === 'asc' ? 'desc' : 'asc';
  const message = `order=${order} sorts as order=${opposite} does`;
  const isIgnored = await isSameOrder(suite, rows, { ...query, sort, order: opposite });
  check(!isIgnored, message, undefined, ignoredReason('order'));
  await checkSortCounts(suite, rows, query, sort);
  const valueOf = sortValues[sort] ?? nullableSorts[sort];
  const values = rows.map((row) => String(valueOf?.(row))).join(', ');
  check(false, `sort=${sort}&order=${order} sorts ${sort} as ${values}`, undefined, `sort=${sort}`);
}

/** Sorts by values that may be unknown, which come last in either order. */
const nullableSorts: Readonly<Record<string, (row: OrganizationRow) => number | null>> = {
  seats_run_out: (row) => row.runs_out_in_days,
  unused_seats: unusedSeatsOf,
};

function isSortedNullsLast(values: readonly (number | null)[], order: 'asc' | 'desc'): boolean {
  return values.every((next, index) => {
    const previous = values[index - 1];
    if (next === null || previous === undefined) return true;
    return previous !== null && (order === 'asc' ? previous <= next : previous >= next);
  });
}

/** Ids of which one has a history, and the other is new: a search for the first one’s id finds both. */
async function createNeighbour(suite: Suite): Promise<string | undefined> {
  const [oldest] = await oldOrganizations(suite);
  if (oldest) await suite.records.createOrganization({ address: oldest.id });
  return oldest?.id;
}

const nullable = Object.entries(nullableSorts).flatMap(([sort, valueOf]) =>
  (['asc', 'desc'] as const).map((order): Rule => ({
    id: `list.sort.${sort}.${order}`,
    title: `sort=${sort}&order=${order} sorts all pages, unknown last`,
    section,
    async run(suite) {
      if (sort === 'unused_seats') await requireListValue(suite, 'sort', sort);
      const query = { q: await createRows(suite), order };
      const own = await listAll(suite, { ...query, sort });
      check(own.length === 12, `found ${own.length} rows, expected 12`);
      if (!isSortedNullsLast(own.map(valueOf), order)) await explainOrder(suite, own, query, sort);
      const unknown = own.filter((row) => valueOf(row) === null).map(({ id }) => id);
      if (!isSortedById(unknown)) {
        await checkSortCounts(suite, own, query, sort);
        check(false, 'rows without a value aren’t sorted by id', undefined, tiesReason);
      }
      // Only organizations with a history differ.
      const read = async (filters: Query) =>
        (
          await suite.api.succeed<OrganizationRow[]>('listOrganizations', {
            query: { sort, order, per_page: 100, ...filters },
          })
        ).data;
      const others = (await read({})).filter((row) => !suite.records.isOfSuite({ ...row }));
      if (!isSortedNullsLast(others.map(valueOf), order))
        await explainOrder(suite, others, { order, per_page: 100 }, sort);
      const q = await createNeighbour(suite);
      const both = q === undefined ? [] : await read({ q });
      if (!isSortedNullsLast(both.map(valueOf), order))
        await explainOrder(suite, both, { q: q ?? '', order }, sort);
    },
  })),
);

export const sortingRules: readonly Rule[] = [
  ...generated,
  ...nullable,
  {
    id: 'list.default-order',
    title: 'without parameters the list is sorted by name and has 25 rows per page',
    section,
    async run({ api, records }) {
      await records.shared();
      const read = (query: Query) =>
        api.succeed<OrganizationRow[], { per_page: number }>('listOrganizations', { query });
      const { data, meta } = await read({});
      check(meta.per_page === 25, `per_page is ${meta.per_page}, expected 25`);
      const byName = await read({ sort: 'name', order: 'asc' });
      const names = (rows: readonly OrganizationRow[]) => rows.map(({ name }) => name);
      checkEqual(names(data), names(byName.data), 'the names without parameters');
    },
  },
  {
    id: 'list.stable',
    title: 'a write between two pages moves no row that it doesn’t sort elsewhere',
    section,
    async run(suite) {
      await checkSearch(suite);
      await checkPages(suite);
      const { api } = suite;
      const query = { q: await createRows(suite), sort: 'status', per_page: 10 };
      const read = async (page: number) =>
        (await api.succeed<OrganizationRow[]>('listOrganizations', { query: { ...query, page } }))
          .data;
      const first = await read(1);
      const path = { id: first[0]?.id ?? '' };
      const body = { address: suite.records.uniqueName() };
      const { etag: ifMatch } = await suite.records.read(path.id);
      await api.succeed('updateOrganization', { path, ifMatch, body });
      const ids = new Set([...first, ...(await read(2))].map(({ id }) => id));
      const reason = ids.size === first.length ? ignoredReason('page') : undefined;
      check(ids.size === 12, `two pages have ${ids.size} of 12 rows`, undefined, reason);
    },
  },
];
