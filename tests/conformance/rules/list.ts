import { mapValues } from 'es-toolkit';
import { check, checkEqual } from '../check';
import { ignoredReason } from '../reasons';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { OrganizationRow, PageMeta, Summary } from '../wire';
import {
  checkPages,
  checkSearch,
  checkTotals,
  createThree,
  find,
  findRow,
  listAll,
  totalReason,
  unchangedThree,
  type Query,
} from './listing';

const section = 'get-apiaccounts';

async function isPageIgnored({ api }: Suite): Promise<boolean> {
  const texts = [];
  for (const page of [1, 2])
    texts.push((await api.send('listOrganizations', { query: { page, per_page: 10 } })).text);
  return texts[0] === texts[1];
}

async function readMeta({ api }: Suite, query: Query) {
  return await api.succeed<OrganizationRow[], PageMeta>('listOrganizations', {
    query: { per_page: 10, ...query },
  });
}

/** Checks the totals of a word with other filters against the rows that it finds. */
async function checkTotalsOf(suite: Suite, q: string, filters: Query): Promise<void> {
  const query = { q, ...filters };
  const rows = await listAll(suite, query);
  const { meta, reply } = await readMeta(suite, query);
  const ignored = {
    [(await readMeta(suite, { q })).meta.total]: Object.keys(filters),
    [(await readMeta(suite, {})).meta.total]: Object.keys(query),
  }[meta.total];
  const text = new URLSearchParams(mapValues(query, String)).toString();
  const cause = ignored?.length ? `: it ignores ${ignored.join(' and ')}` : '';
  checkTotals(meta, rows.length, `with ${text}${cause}`, reply);
}

/** The totals of all organizations and by status, which must add up. */
async function totalsByStatus(suite: Suite): Promise<readonly number[]> {
  const { total: all } = (await readMeta(suite, {})).meta;
  const { total: active } = (await readMeta(suite, { status: 'active' })).meta;
  const { data, meta, reply } = await readMeta(suite, { status: 'inactive' });
  const isFiltered = data.every(({ status }) => status === 'inactive');
  const message = `meta.total is ${active} with status=active and ${meta.total} with status=inactive, expected ${all} together`;
  const reason = isFiltered ? totalReason : ignoredReason('status');
  check(active + meta.total === all, message, reply, reason);
  return [all, active, meta.total];
}

export const listRules: readonly Rule[] = [
  {
    id: 'list.total',
    title: 'total counts what q, status and seats find, total_pages their pages',
    section,
    async run(suite) {
      const { word } = await unchangedThree(suite);
      const all: readonly Query[] = [{}, { status: 'inactive' }, { seats: 'out' }];
      for (const filters of all) await checkTotalsOf(suite, word, filters);
      await totalsByStatus(suite);
    },
  },
  {
    id: 'list.summary',
    title: 'the summary counts the organizations that the list has',
    section: 'get-apisummary',
    async run(suite) {
      const { data } = await suite.api.succeed<Summary>('readSummary');
      const { total, active, inactive } = data;
      const expected = await totalsByStatus(suite);
      checkEqual([total, active, inactive], expected, 'total, active and inactive of the summary');
    },
  },
  {
    id: 'list.filters',
    title: 'status and seats filter, together with q and with each other',
    section,
    async run(suite) {
      const { word, plain, literal, other } = await createThree(suite);
      const { api, records } = suite;
      await api.succeed('deactivateOrganization', { path: { id: plain.id } });
      const subscription = await records.firstSubscription(other.id);
      const path = { id: other.id, sid: subscription.id };
      const filter = async (query: Query, expected: readonly string[]) =>
        checkEqual(
          (await find(suite, { q: word, ...query })).toSorted(),
          [...expected].toSorted(),
          `what ${JSON.stringify(query)} finds`,
          undefined,
          ignoredReason(Object.keys(query).join()),
        );
      await filter({ status: 'active' }, [literal.id, other.id]);
      await filter({ status: 'inactive' }, [plain.id]);
      await api.succeed('assignSeats', { path, body: { assigned_seats: 9 } });
      await filter({ seats: 'low' }, [other.id]);
      await filter({ seats: 'out' }, []);
      await api.succeed('assignSeats', { path, body: { assigned_seats: 10 } });
      await filter({ seats: 'low' }, []);
      await filter({ seats: 'out', status: 'active' }, [other.id]);
      await filter({ seats: 'out', status: 'inactive' }, []);
      await api.succeed('deactivateOrganization', { path: { id: other.id } });
      await filter({ seats: 'out' }, [other.id]);
    },
  },
  {
    id: 'list.past-the-end',
    title: 'a page past the end has no rows and the actual meta',
    section,
    async run(suite) {
      await checkSearch(suite);
      await checkPages(suite);
      const { word } = await unchangedThree(suite);
      const query = { q: word, per_page: 10 };
      const { data, meta, reply } = await suite.api.succeed<OrganizationRow[], PageMeta>(
        'listOrganizations',
        { query: { ...query, page: 99 } },
      );
      const message = `page 99 of 1 has ${data.length} rows, expected none`;
      const reason = (await isPageIgnored(suite)) ? ignoredReason('page') : undefined;
      check(data.length === 0, message, reply, reason);
      checkTotals(meta, 3, 'on a page past the end', reply);
    },
  },
  {
    id: 'list.sort.name.case',
    title: 'names and billing names are sorted without regard to case',
    section,
    async run(suite) {
      const word = suite.records.uniqueName();
      for (const letter of ['B', 'a', 'c'])
        await suite.records.createOrganization({
          name: `${word} ${letter}`,
          billing: { billing_name: `${letter} payer` },
        });
      for (const sort of ['name', 'billing_name']) {
        const rows = await listAll(suite, { q: word, sort, order: 'asc' });
        const names = rows.map(({ name }) => name.slice(-1));
        const message = `sort=${sort} sorts a, B and c as ${names.join(', ')}: it compares case`;
        check(names.join('') === 'aBc', message, undefined, 'sort compares case');
      }
    },
  },
  {
    id: 'list.per-page',
    title: 'each per_page has that many rows per page, and meta says so',
    section,
    async run({ api, records }) {
      await records.shared();
      for (const per_page of [10, 25, 50, 100]) {
        const { data, meta, reply } = await api.succeed<OrganizationRow[], PageMeta>(
          'listOrganizations',
          { query: { per_page } },
        );
        const ignored = ignoredReason('per_page');
        checkEqual(meta.per_page, per_page, 'per_page of meta', reply, ignored);
        checkEqual(meta.page, 1, 'page of meta', reply);
        checkTotals(meta, meta.total, 'by its total', reply);
        const rows = Math.min(meta.total, per_page);
        const message = `the page has ${data.length} rows, expected ${rows} of ${meta.total}`;
        const isFull = data.length === per_page;
        check(data.length === rows, message, reply, isFull ? totalReason : undefined);
      }
    },
  },
  {
    id: 'list.row',
    title: 'a row has the values of the organization itself',
    section,
    async run(suite) {
      const { organization } = await suite.records.createOrganization();
      const { row, reply } = await findRow(suite, organization);
      const { etag: _, ...fields } = row;
      const own = Object.fromEntries(
        Object.entries(organization).filter(([key]) => Object.hasOwn(fields, key)),
      );
      checkEqual(fields, own, 'the row', reply);
    },
  },
];
