import { check, checkEqual } from '../check';
import type { NewOrganization } from '../Records';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import { listAll, type Query } from './listing';

const section = 'relevance';

/** Organizations that a word finds, the most relevant first; what each of them has it in, by id. */
interface Found {
  readonly word: string;
  readonly places: ReadonlyMap<string, string>;
}

const fixtures = new WeakMap<Suite, Promise<Found>>();

function createFound(suite: Suite): Promise<Found> {
  const fixture = fixtures.get(suite) ?? createNine(suite);
  fixtures.set(suite, fixture);
  return fixture;
}

async function createNine({ records }: Suite): Promise<Found> {
  const word = records.uniqueName();
  // Sorted after names that start with the word.
  const other = records.uniqueName().replace(/\d+x$/, 'z$&');
  const organizations: readonly (readonly [place: string, fields: NewOrganization])[] = [
    ['is the name', { name: word }],
    ['is the subdomain', { name: `${other} e`, subdomain: word }],
    ['starts the name', { name: `${word} a` }],
    ['starts the name, too', { name: `${word} b` }],
    ['starts the subdomain', { name: `${other} s`, subdomain: `${word}-s` }],
    ['starts a word', { name: `${other} ${word}w` }],
    ['is in a word', { name: `${other} c${word}` }],
    ['is in the address', { name: `${other} f`, address: `1 ${word} Road` }],
    ['is in the billing name', { name: `${other} g`, billing: { billing_name: `Ada ${word}` } }],
  ];
  const places = new Map<string, string>();
  // Not in the order that is expected.
  for (const [place, fields] of organizations.toReversed())
    places.set((await records.createOrganization(fields)).id, place);
  return { word, places: new Map([...places].toReversed()) };
}

async function checkOrder(suite: Suite, query: Query, what: string): Promise<void> {
  const { word, places } = await createFound(suite);
  const rows = await listAll(suite, { q: word, ...query });
  const found = rows.map(({ id }) => places.get(id));
  checkEqual(found, [...places.values()], what, undefined, 'sort=relevance');
}

export const relevanceRules: readonly Rule[] = [
  {
    id: 'list.sort.relevance',
    title:
      'sort=relevance: what the text is, what starts with it, a word of which starts with it, what contains it, other fields; each by name',
    section,
    async run(suite) {
      await checkOrder(suite, { sort: 'relevance' }, 'the order by relevance');
      const query = { sort: 'relevance', order: 'desc' };
      await checkOrder(suite, query, 'the order by relevance with order=desc');
    },
  },
  {
    id: 'list.default-order.search',
    title: 'with q and without sort the list is sorted by relevance',
    section,
    run: (suite) => checkOrder(suite, {}, 'the order of a search without sort'),
  },
  {
    id: 'list.sort.relevance-invalid',
    title: 'sort=relevance without q, or with order=asc, gets 400',
    section,
    async run({ api }) {
      for (const [parameter, query] of [
        ['sort', { sort: 'relevance' }],
        ['sort', { sort: 'relevance', order: 'desc' }],
        ['order', { sort: 'relevance', order: 'asc', q: 'a' }],
      ] as const) {
        const reply = await api.send('listOrganizations', { query });
        const problem = api.checkProblem('listOrganizations', reply, {
          status: 400,
          code: 'invalid_query',
        });
        const isNamed = problem.parameter === parameter || problem.detail.includes(parameter);
        check(isNamed, `the problem doesn’t name ${parameter}`, reply);
      }
    },
  },
];
