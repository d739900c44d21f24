import { check } from '../check';
import { memberOf, type Reply } from '../client/Reply';
import { ignoredReason, pagesReason, pagesText } from '../reasons';
import type { NewOrganization } from '../Records';
import type { Suite } from '../Suite';
import type { Organization, OrganizationRow, PageMeta } from '../wire';

export type Query = Readonly<Record<string, string | number>>;

/** The organizations of this run that a query finds, all pages of ten. */
export async function listAll(suite: Suite, query: Query) {
  if (query['q'] !== undefined) await checkSearch(suite);
  if (/\s/.test(String(query['q']))) await checkEncoding(suite);
  await checkPages(suite);
  const { api } = suite;
  const rows: OrganizationRow[] = [];
  for (let page = 1; page <= 200; page += 1) {
    const { data, meta, reply } = await api.succeed<OrganizationRow[], PageMeta>(
      'listOrganizations',
      { query: { per_page: 10, ...query, page } },
    );
    const isRepeated = data.length > 0 && data.every(({ id }) => rows.some((row) => row.id === id));
    const message = `page ${page} has the rows of the pages before`;
    check(!isRepeated, message, reply, ignoredReason('page'));
    rows.push(...data);
    // Not by total_pages, which may be wrong.
    if (data.length < meta.per_page) break;
  }
  return rows;
}

export const totalReason = 'meta.total is wrong';

/** Checks `total` and `total_pages` of a list with so many rows. */
export function checkTotals(meta: PageMeta, rows: number, what: string, reply: Reply): void {
  const pages = Math.ceil(rows / meta.per_page);
  const { total, total_pages } = meta;
  const message = `meta.total is ${total} and total_pages ${total_pages}, expected ${rows} and ${pages} ${what}`;
  check(total === rows && total_pages === pages, message, reply, totalReason);
}

const encodingProbes = new WeakMap<Suite, Promise<string | undefined>>();

/** Fails if queries aren't form-encoded, which would fail all searches of several words. */
export async function checkEncoding(suite: Suite): Promise<void> {
  await checkSearch(suite);
  const probe = encodingProbes.get(suite) ?? findEncoded(suite);
  encodingProbes.set(suite, probe);
  const missed = await probe;
  const message = `q=${missed} does not find the name that it encodes: + and %20 are spaces, %2B is a plus`;
  check(missed === undefined, message, undefined, 'encoding of queries');
}

/** An encoded name that isn't found, if there is one. */
async function findEncoded({ api, records }: Suite): Promise<string | undefined> {
  const word = records.uniqueName();
  const { id } = await records.createOrganization({ name: `${word} a+b` });
  for (const text of [`${word}+a%2Bb`, `${word}%20a%2Bb`]) {
    const reply = await api.sendRaw({ method: 'GET', path: `/api/accounts?q=${text}` });
    const { data } = api.checkSuccess<OrganizationRow[]>('listOrganizations', reply);
    if (data.length !== 1 || data[0]?.id !== id) return text;
  }
  return undefined;
}

const pageProbes = new WeakMap<Suite, Promise<Reply | undefined>>();

/** Fails if pages are counted from 0, which would fail all rules that read several. */
export async function checkPages(suite: Suite): Promise<void> {
  const probe = pageProbes.get(suite) ?? readPageZero(suite);
  pageProbes.set(suite, probe);
  const reply = await probe;
  const message = `page=0 has other rows than page=1: ${pagesText}`;
  check(reply === undefined, message, reply, pagesReason);
}

/** The response to page 0, if it has rows, and others than page 1. */
async function readPageZero({ api, records }: Suite): Promise<Reply | undefined> {
  await records.shared();
  const read = (page: number) => api.send('listOrganizations', { query: { page, per_page: 10 } });
  const [zero, one] = [await read(0), await read(1)];
  const [rows, others] = [zero, one].map((reply) => JSON.stringify(memberOf(reply, 'data')));
  return zero.status === 200 && one.status === 200 && rows !== others ? zero : undefined;
}

const searches = new WeakMap<Suite, Promise<Reply | undefined>>();

/** Fails if `q` has no effect, which would fail all rules that find their records with it. */
export async function checkSearch(suite: Suite): Promise<void> {
  const search = searches.get(suite) ?? findNothing(suite);
  searches.set(suite, search);
  const found = await search;
  const message = 'q with a text that no organization has finds some';
  check(found === undefined, message, found, ignoredReason('q'));
}

/** The response to a search that must find nothing, if it finds anything. */
async function findNothing({ api, records }: Suite): Promise<Reply | undefined> {
  const reply = await api.send('listOrganizations', { query: { q: records.uniqueName() } });
  const rows = memberOf(reply, 'data');
  return Array.isArray(rows) && rows.length > 0 ? reply : undefined;
}

/** The row of a new organization. */
export async function findRow(suite: Suite, { id, name }: Organization) {
  await checkSearch(suite);
  const { api } = suite;
  const { data, reply } = await api.succeed<OrganizationRow[], PageMeta>('listOrganizations', {
    query: { q: name },
  });
  const row = data.find((one) => one.id === id);
  check(row !== undefined, `q=${name} finds no row with that name`, reply, 'no row');
  return { row, reply };
}

/** The ids of what a query finds. */
export async function find(suite: Suite, query: Query): Promise<string[]> {
  return (await listAll(suite, query)).map(({ id }) => id);
}

type Three = Awaited<ReturnType<typeof createThree>>;

const fixtures = new WeakMap<Suite, Promise<Three>>();

/** Three organizations that no rule changes. */
export function unchangedThree(suite: Suite): Promise<Three> {
  const fixture = fixtures.get(suite) ?? createThree(suite);
  fixtures.set(suite, fixture);
  return fixture;
}

/** Three organizations, found by their common word. */
export async function createThree({ records }: Suite) {
  const word = records.uniqueName();
  const create = (rest: string, billing_name: string, other: NewOrganization = {}) =>
    records.createOrganization({
      name: `${word} ${rest}`,
      ...other,
      billing: { billing_name, ...other.billing },
    });
  return {
    word,
    literal: await create('100%_a.b*c', 'Zoë Ünal'),
    plain: await create('100xxaxbxc', 'Bob Marsh', {
      address: '5 Quay Street\nHull',
      billing: { billing_phone: '+44 (20) 7946-0958' },
    }),
    other: await create('Third One', 'Carol O’Brien Paweł Straße Ørsted Đorđe Æther Œuvre Işık–Ay'),
  };
}
