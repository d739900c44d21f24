import { check, checkEqual } from '../check';
import { ignoredReason } from '../reasons';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { OrganizationRow, PageMeta, Summary } from '../wire';
import {
  checkSearch,
  checkTotals,
  createThree,
  find,
  findRow,
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

export const listRules: readonly Rule[] = [
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
    id: 'list.total',
    title: 'total counts all matches, total_pages their pages; by status they add up',
    section,
    async run({ api }) {
      const meta = async (query: Query) =>
        (await api.succeed<OrganizationRow[], PageMeta>('listOrganizations', { query })).meta;
      const all = await meta({ per_page: 10 });
      const active = await meta({ status: 'active' });
      const inactive = await meta({ status: 'inactive' });
      const totals = [active.total, inactive.total];
      const reason = totals.every((total) => total === all.total && total > 0)
        ? ignoredReason('status')
        : totalReason;
      const what = 'meta.total of active and inactive together';
      checkEqual(active.total + inactive.total, all.total, what, undefined, reason);
      const { data: summary } = await api.succeed<Summary>('readSummary');
      checkEqual(
        [summary.total, summary.active, summary.inactive],
        [all.total, active.total, inactive.total],
        'total, active and inactive of the summary',
      );
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
