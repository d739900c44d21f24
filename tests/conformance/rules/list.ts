import { check, checkEqual } from '../check';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { OrganizationRow, PageMeta, Summary } from '../wire';

const section = 'get-apiaccounts';

type Query = Readonly<Record<string, string | number>>;

/** The organizations of this run that a query finds, all pages of ten. */
export async function listAll({ api }: Suite, query: Query) {
  const rows: OrganizationRow[] = [];
  for (let page = 1; page <= 200; page += 1) {
    const { data, meta, reply } = await api.succeed<OrganizationRow[], PageMeta>(
      'listOrganizations',
      { query: { per_page: 10, ...query, page } },
    );
    rows.push(...data);
    // Not by total_pages, which may be wrong.
    if (data.length < meta.per_page) {
      checkEqual(meta.total, rows.length, 'meta.total, by the rows of all pages,', reply);
      const pages = Math.ceil(rows.length / meta.per_page);
      check(
        meta.total_pages === pages || rows.length === 0,
        `meta.total_pages is ${meta.total_pages}, expected ${pages}`,
        reply,
      );
      break;
    }
  }
  return rows;
}

async function find(suite: Suite, query: Query): Promise<string[]> {
  return (await listAll(suite, query)).map(({ id }) => id);
}

type Three = Awaited<ReturnType<typeof createThree>>;

const fixtures = new WeakMap<Suite, Promise<Three>>();

/** Three organizations that no rule changes. */
function unchangedThree(suite: Suite): Promise<Three> {
  const fixture = fixtures.get(suite) ?? createThree(suite);
  fixtures.set(suite, fixture);
  return fixture;
}

/** Three organizations, found by their common word. */
async function createThree({ records }: Suite) {
  const word = records.uniqueName();
  const create = (rest: string, billing_name: string) =>
    records.createOrganization({ name: `${word} ${rest}`, billing: { billing_name } });
  return {
    word,
    literal: await create('100%_a.b*c', 'Zoë Ünal'),
    plain: await create('100xxaxbxc', 'Bob Marsh'),
    other: await create('Third One', 'Carol Steele'),
  };
}

export const listRules: readonly Rule[] = [
  {
    id: 'list.search.literal',
    title: 'q is literal: %, _, . and * stand for themselves',
    section,
    async run(suite) {
      const { word, literal } = await unchangedThree(suite);
      for (const text of ['100%', '%_a', 'a.b', 'b*c'])
        checkEqual(
          await find(suite, { q: `${word} ${text}` }),
          [literal.id],
          `what q=${text} finds`,
        );
      for (const text of ['1%c', '1.*c', 'a_b', '%%'])
        checkEqual(await find(suite, { q: `${word} ${text}` }), [], `what q=${text} finds`);
    },
  },
  {
    id: 'list.search.case',
    title: 'q ignores case, also beyond ASCII',
    section,
    async run(suite) {
      const { word, literal, other } = await unchangedThree(suite);
      const found = await find(suite, { q: `${word.toUpperCase()} tHIRD` });
      checkEqual(found, [other.id], 'what q finds in another case');
      const accented = await find(suite, { q: `${word} ÜNAL` });
      checkEqual(accented, [literal.id], 'what q=ÜNAL finds');
    },
  },
  {
    id: 'list.search.accents',
    title: 'q ignores accents and how letters are composed, here and in the fields',
    section,
    async run(suite) {
      const { word, literal } = await unchangedThree(suite);
      for (const text of ['Zoe\u0308', 'zoe', 'U\u0308nal', 'unal', '\u200BZoë\u00A0Ünal'])
        checkEqual(
          await find(suite, { q: `${word} ${text}` }),
          [literal.id],
          `what q=${text} finds`,
        );
    },
  },
  {
    id: 'list.search.words',
    title: 'each word of q must occur in the name, subdomain or billing, in any order',
    section,
    async run(suite) {
      const { word, plain } = await unchangedThree(suite);
      const { subdomain } = plain.organization;
      for (const q of [`marsh ${word}`, `${word} bob`, subdomain, `${subdomain} 100xx Marsh`])
        checkEqual(await find(suite, { q }), [plain.id], `what q=${q} finds`);
      const q = `${word} bob carol`;
      checkEqual(await find(suite, { q }), [], 'what two words of different rows find');
    },
  },
  {
    id: 'list.search.id',
    title: 'an exact id finds its organization',
    section,
    async run(suite) {
      const { id } = await suite.records.shared();
      check((await find(suite, { q: id })).includes(id), 'q with the exact id finds nothing');
    },
  },
  {
    id: 'list.search.encoding',
    title: 'q with quotes, backslashes, + and emoji is read as sent',
    section,
    async run(suite) {
      const { records } = suite;
      const word = records.uniqueName();
      const { id } = await records.createOrganization({ name: `${word} '"\\ a+b&c=d 🏢` });
      for (const q of [`'"\\`, 'a+b&c=d', '🏢'])
        checkEqual(await find(suite, { q: `${word} ${q}` }), [id], `what q=${q} finds`);
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
      const { word } = await unchangedThree(suite);
      const query = { q: word, per_page: 10 };
      const { data, meta, reply } = await suite.api.succeed<OrganizationRow[], PageMeta>(
        'listOrganizations',
        { query: { ...query, page: 99 } },
      );
      checkEqual(data, [], 'data', reply);
      const actual = { page: 99, per_page: 10, total: 3, total_pages: 1 };
      checkEqual({ ...meta, page: 99 }, actual, 'meta', reply);
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
      checkEqual(all.total_pages, Math.ceil(all.total / 10), 'total_pages');
      const active = await meta({ status: 'active' });
      const inactive = await meta({ status: 'inactive' });
      checkEqual(active.total + inactive.total, all.total, 'active and inactive together');
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
        const { total } = meta;
        const expected = { page: 1, per_page, total, total_pages: Math.ceil(total / per_page) };
        checkEqual(meta, expected, 'meta', reply);
        checkEqual(data.length, Math.min(total, per_page), 'the number of rows', reply);
      }
    },
  },
  {
    id: 'list.row',
    title: 'a row has the values of the organization itself',
    section,
    async run(suite) {
      const { id, organization } = await suite.records.createOrganization();
      const [row] = await listAll(suite, { q: organization.name });
      const { etag: _, ...fields } = row ?? { etag: '', id };
      const own = Object.fromEntries(
        Object.entries(organization).filter(([key]) => Object.hasOwn(fields, key)),
      );
      checkEqual(fields, own, 'the row');
    },
  },
];
