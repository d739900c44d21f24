import type { Query } from '../client/ApiClient';
import { calls } from '../openapi';
import { check, checkAll, checkEqual, PartLeftOut, type Rule } from '../Rule';
import type { OwnOrganization } from '../Records';
import type { Suite } from '../Suite';
import type { OrganizationRow, PageMeta } from '~/domain/openapi';
import { validInput } from './validInput';

export async function readList({ api }: Suite, query: Query) {
  return api.succeed<OrganizationRow[], PageMeta>('listOrganizations', { query });
}

/** All rows that a query finds, by pages of ten; fails if a page repeats rows. */
export async function listAll(suite: Suite, query: Query): Promise<OrganizationRow[]> {
  const rows = new Map<string, OrganizationRow>();
  for (let page = 1; page <= 200; page += 1) {
    const { data, reply } = await readList(suite, { per_page: 10, ...query, page });
    const isRepeated = data.some(({ id }) => rows.has(id));
    check(!isRepeated, `page ${page} has rows of the pages before`, reply, 'pages');
    for (const row of data) rows.set(row.id, row);
    // Not by total_pages, which may be wrong.
    if (data.length < Number(query['per_page'] ?? 10)) break;
  }
  return [...rows.values()];
}

/** Organizations with a history, if the host has any. */
export async function oldOrganizations(suite: Suite): Promise<readonly OrganizationRow[]> {
  const { data } = await readList(suite, { sort: 'registered_at', per_page: 10 });
  return data.filter((row) => !suite.records.isOfSuite({ ...row })).slice(0, 5);
}

/** Throws `PartLeftOut` if the list rejects an optional value of its query. */
export async function requireListValue({ api }: Suite, name: string, value: string): Promise<void> {
  const reply = await api.send('listOrganizations', { query: { [name]: value } });
  if (reply.status === 400) throw new PartLeftOut(`${name}=${value}`);
}

/** The unused seats of an organization (docs/api.md, "Unused seats"); null if its peak is unknown. */
export function unusedSeatsOf(row: OrganizationRow): number | null {
  const { total_seats, peak_used_seats_90_days: peak = null } = row;
  return peak === null ? null : Math.max(0, total_seats - peak);
}

type SortValue = string | number | null;

/** What each sort compares; null comes last in either order. */
const sortValues: Readonly<Record<string, (row: OrganizationRow) => SortValue>> = {
  name: ({ name }) => name,
  billing_name: ({ billing }) => billing.billing_name,
  registered_at: ({ registered_at }) => Date.parse(registered_at),
  total_seats: (row) => row.total_seats,
  status: ({ status }) => status,
  seat_usage: (row) => (row.total_seats === 0 ? 0 : row.used_seats / row.total_seats),
  seats_run_out: (row) => row.runs_out_in_days,
  unused_seats: unusedSeatsOf,
};

function isSorted(values: readonly SortValue[], order: string): boolean {
  return values.every((next, index) => {
    const previous = values[index - 1];
    if (next === null || previous === undefined || previous === next) return true;
    return previous !== null && (order === 'asc' ? previous < next : previous > next);
  });
}

/** Whether ids are in one order, as texts or as numbers: the contract names none. */
function isSortedById(ids: readonly string[]): boolean {
  const collator = new Intl.Collator('en', { numeric: true });
  return [ids.toSorted(), ids.toSorted(collator.compare)]
    .flatMap((sorted) => [sorted, sorted.toReversed()])
    .some((sorted) => sorted.join('\n') === ids.join('\n'));
}

/** Twelve organizations with ties in every sort value but the name, found by their common word. */
async function createTwelve({ api, records }: Suite): Promise<string> {
  const word = records.uniqueName();
  for (let index = 0; index < 12; index += 1) {
    const letter = 'lkjihgfedcba'.charAt((index * 5) % 12);
    const { id } = await records.createOrganization({
      name: `${word} ${letter}`,
      billing: { billing_name: `payer ${index % 3}` },
      subscriptions: [{ seat_type: 'full', total_seats: index % 2 === 0 ? 10 : 20 }],
    });
    const path = { id, sid: (await records.subscriptions(id))[0]?.id ?? '' };
    const assigned_seats = index === 4 ? 5 : 10;
    if (index % 4 === 0) await api.succeed('assignSeats', { path, body: { assigned_seats } });
    if (index % 3 === 1) await api.succeed('deactivateOrganization', { path: { id } });
  }
  return word;
}

async function checkSort(suite: Suite, q: string, sort: string, order: string): Promise<void> {
  if (sort === 'unused_seats') await requireListValue(suite, 'sort', sort);
  const valueOf = sortValues[sort] ?? (() => null);
  const rows = await listAll(suite, { q, sort, order });
  checkEqual(rows.length, 12, 'the number of rows that a word finds');
  const { data: others } = await readList(suite, { sort, order, per_page: 100 });
  const foreign = others.filter((row) => !suite.records.isOfSuite({ ...row }));
  for (const list of [rows, foreign]) {
    // Any collation will do.
    if (list === foreign && sort.endsWith('name')) continue;
    const values = list.map(valueOf);
    const message = `sort=${sort}&order=${order} sorts ${sort} as ${JSON.stringify(values)}`;
    check(isSorted(values, order), message, undefined, `sort=${sort}`);
  }
  // The server may know instants more precisely than it sends them.
  if (sort === 'registered_at') return;
  for (const value of new Set(rows.map(valueOf))) {
    const ids = rows.filter((row) => valueOf(row) === value).map(({ id }) => id);
    const message = `rows with ${sort} ${value} aren’t sorted by id: ${ids.join()}`;
    check(isSortedById(ids), message, undefined, 'ties');
  }
}

/** Invalid values of the parameters of queries, by name. */
const invalidValues: Readonly<Record<string, readonly (string | number)[]>> = {
  page: [0, -1, 'abc'],
  per_page: [7, 1000],
  status: ['unknown'],
  seats: ['unknown'],
  sort: ['unknown', 'relevance'],
  order: ['unknown'],
  limit: [0, 101],
  action: ['unknown'],
  days: [0, 367],
  from: ['2026-02-30'],
};

async function checkQuery(suite: Suite, name: string, parameter: string, value: string | number) {
  const input = await validInput(suite, name);
  const to = parameter === 'from' ? '2026-03-31' : undefined;
  const reply = await suite.api.send(name, { ...input, query: { [parameter]: value, to } });
  // Days are optional in activity: a server may ignore them.
  if (parameter === 'from' && name !== 'listDailySeats' && reply.status === 200) return;
  const expected = { status: 400, code: 'invalid_query' };
  const problem = suite.api.checkProblem(name, reply, expected, `with ${parameter}=${value}`);
  const isNamed = problem.parameter === parameter || problem.detail.includes(parameter);
  check(
    isNamed,
    `the problem doesn’t name ${parameter}`,
    reply,
    'invalid_query names no parameter',
  );
}

export const listRules: readonly Rule[] = [
  {
    id: 'list.pages',
    title:
      'pages are counted from 1, have per_page rows and the totals of the query, none past the end; rows are their organizations',
    section: 'the-list',
    step: 6,
    async run(suite) {
      const word = suite.records.uniqueName();
      const own: OwnOrganization[] = [];
      for (let index = 0; index < 12; index += 1)
        own.push(await suite.records.createOrganization({ name: `${word} ${index}` }));
      const query = { q: word, per_page: 10 };
      const pages = [1, 2, 99];
      for (const [index, rows] of [10, 2, 0].entries()) {
        const page = pages[index] ?? 1;
        const { data, meta, reply } = await readList(suite, { ...query, page });
        checkEqual(
          data.length,
          rows,
          `the number of rows on page ${page} of 12 rows`,
          reply,
          'pages',
        );
        const expected = { page, per_page: 10, total: 12, total_pages: 2 };
        for (const [name, value] of Object.entries(expected))
          checkEqual(meta[name as keyof PageMeta], value, `${name} of meta`, reply);
      }
      const all = await listAll(suite, query);
      checkEqual(all.length, 12, 'the number of rows of all pages');
      for (const { id, organization } of own) {
        const { etag: _, ...row } = all.find((one) => one.id === id) ?? {};
        const fields = Object.entries(organization).filter(([key]) => Object.hasOwn(row, key));
        checkEqual(row, Object.fromEntries(fields), 'the row of an organization');
      }
      const { data, meta, reply } = await readList(suite, {});
      checkEqual(meta.per_page, 25, 'per_page by default', reply);
      const byName = await readList(suite, { sort: 'name', order: 'asc' });
      const idsOf = (rows: readonly OrganizationRow[]) => rows.map(({ id }) => id);
      checkEqual(idsOf(data), idsOf(byName.data), 'the rows without parameters', reply);
    },
  },
  {
    id: 'list.filters',
    title: 'status and seats filter, together with q and with each other, and count in meta.total',
    section: 'the-list',
    step: 6,
    async run(suite) {
      const { api, records } = suite;
      const word = records.uniqueName();
      const [one, two] = [`${word} one`, `${word} two`];
      const { id } = await records.createOrganization({ name: one });
      const { id: other } = await records.createOrganization({ name: two });
      const path = { id: other, sid: (await records.subscriptions(other))[0]?.id ?? '' };
      const filter = async (query: Query, expected: readonly string[]) => {
        const { data, meta, reply } = await readList(suite, { q: word, ...query });
        const what = new URLSearchParams(query as Record<string, string>).toString();
        const found = data.map((row) => row.id).toSorted();
        const reason = `filter ${Object.keys(query).join()}`;
        checkEqual(found, expected.toSorted(), `what ${what} finds`, reply, reason);
        checkEqual(meta.total, expected.length, `meta.total with ${what}`, reply, 'meta.total');
      };
      await api.succeed('deactivateOrganization', { path: { id } });
      await filter({ status: 'active' }, [other]);
      await filter({ status: 'inactive' }, [id]);
      await api.succeed('assignSeats', { path, body: { assigned_seats: 9 } });
      await filter({ seats: 'low' }, [other]);
      await api.succeed('assignSeats', { path, body: { assigned_seats: 10 } });
      await filter({ seats: 'low' }, []);
      await filter({ seats: 'out', status: 'active' }, [other]);
      await filter({ seats: 'out', status: 'inactive' }, []);
    },
  },
  {
    id: 'list.sort',
    title: 'each sort in either order, ties by id and unknown values last',
    section: 'the-list',
    step: 6,
    async run(suite) {
      const word = await createTwelve(suite);
      await checkAll(
        Object.keys(sortValues).flatMap((sort) =>
          ['asc', 'desc'].map((order) => async () => {
            await checkSort(suite, word, sort, order).catch((error: unknown) => {
              if (!(error instanceof PartLeftOut)) throw error;
            });
          }),
        ),
      );
    },
  },
  {
    id: 'queries',
    title: 'invalid values of a query get 400 invalid_query, naming the parameter',
    section: 'errors',
    step: 9,
    run: (suite) =>
      checkAll(
        Object.values(calls).flatMap(({ name, parameters }) =>
          parameters.flatMap((parameter) =>
            (invalidValues[parameter.name] ?? []).map((value) => async () => {
              if (await suite.api.has(name)) await checkQuery(suite, name, parameter.name, value);
            }),
          ),
        ),
      ),
  },
];
