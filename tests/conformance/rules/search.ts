import { checkAll, checkEqual, type Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { OrganizationRow } from '~/domain/openapi';
import { listAll, readList } from './list';

/** What a search for the text finds, among organizations with a common word. */
async function checkFound(suite: Suite, q: string, expected: readonly string[], mistake: string) {
  const { data, reply } = await readList(suite, { q, per_page: 10 });
  const found = data.map(({ id }) => id);
  checkEqual(found, expected, `what q=${q} finds`, reply, `search: ${mistake}`);
}

/** Two organizations with a common word. */
async function createTwo({ records }: Suite) {
  const word = records.uniqueName();
  const { id: bob, organization } = await records.createOrganization({
    name: `${word} 100%_a.b`,
    address: '5 Quay Street\nHull',
    billing: { billing_name: 'Bob Márquez Ünal', billing_phone: '+44 (20) 7946-0958' },
  });
  const { id: carol } = await records.createOrganization({
    name: `${word} 100xxaxb`,
    billing: { billing_name: 'Carol O’Brien Paweł Straße Ørsted Æther–Œuvre' },
  });
  return { word, bob, carol, subdomain: organization.subdomain };
}

interface Found {
  readonly value: string;
  readonly matches: readonly OrganizationRow[];
  readonly suggestions?: readonly OrganizationRow[];
}

export const searchRules: readonly Rule[] = [
  {
    id: 'search.text',
    title:
      'q: each word in one of the fields, without regard to case, accents, letters and punctuation; a phone by its digits; an exact id',
    section: 'search',
    step: 6,
    async run(suite) {
      const { word, bob, carol, subdomain } = await createTwo(suite);
      const cases: readonly (readonly [text: string, found: string[], mistake: string])[] = [
        ['Márquez', [bob], 'billing names'],
        [`Márquez ${subdomain} 100`, [bob], 'several words'],
        ['Márquez Carol', [], 'several words'],
        ['quay', [bob], 'addresses'],
        ['mÁRQUEZ', [bob], 'case'],
        ['marquez unal', [bob], 'accents'],
        ['Ma\u0301rquez', [bob], 'composition'],
        ["O'Brien", [carol], 'punctuation'],
        ['pawel strasse orsted', [carol], 'letters that don’t decompose'],
        ['aether-oeuvre', [carol], 'letters that don’t decompose'],
        ['100%', [bob], 'wildcards'],
        ['a.b', [bob], 'wildcards'],
        ['1%b', [], 'wildcards'],
        ['79460958', [bob], 'phone numbers'],
        ['794 609', [bob], 'phone numbers'],
        ['+44 20 7946 0958', [bob], 'phone numbers'],
        ['0044 20 7946 0958', [bob], 'phone numbers'],
        ['020 7946 0958', [bob], 'phone numbers'],
        ['7946 0959', [], 'phone numbers'],
      ];
      await checkAll([
        ...cases.map(([text, found, mistake]) => async () => {
          await checkFound(suite, `${word} ${text}`, found, mistake);
        }),
        async () => {
          const found = (await listAll(suite, { q: bob })).map(({ id }) => id);
          checkEqual(found.includes(bob), true, `whether q=${bob}, an exact id, finds it`);
        },
      ]);
    },
  },
  {
    id: 'search.relevance',
    title:
      'a search is sorted by relevance: equal, starts with, a word starts with, contains, other fields; each by name',
    section: 'search',
    step: 6,
    async run(suite) {
      const { records } = suite;
      const word = records.uniqueName();
      // Sorted after names that start with the word.
      const other = records.uniqueName().replace(/\d+x$/, 'z$&');
      const wanted = [
        ['is the name', { name: word }],
        ['is the subdomain', { name: `${other} e`, subdomain: word }],
        ['starts the name', { name: `${word} a` }],
        ['starts the subdomain', { name: `${other} s`, subdomain: `${word}-s` }],
        ['starts a word', { name: `${other} ${word}w` }],
        ['is in a word', { name: `${other} c${word}` }],
        ['is in the address', { name: `${other} f`, address: `1 ${word} Road` }],
      ] as const;
      const places = new Map<string, string>();
      // Not in the order that is expected.
      for (const [place, fields] of wanted.toReversed())
        places.set((await records.createOrganization(fields)).id, place);
      for (const query of [{}, { sort: 'relevance', order: 'desc' }]) {
        const rows = await listAll(suite, { q: word, ...query });
        const found = rows.map(({ id }) => places.get(id));
        const what = 'the order by relevance of what the text';
        checkEqual(
          found,
          wanted.map(([place]) => place),
          what,
          undefined,
          'sort=relevance',
        );
      }
    },
  },
  {
    id: 'lookup',
    title:
      'lookup finds by id, subdomain, name and billing email as uniqueness compares, in the order of the values',
    section: 'lookup',
    step: 6,
    async run(suite) {
      const { api, records } = suite;
      const billing_email = `${records.uniqueName()}@example.com`;
      const name = `${records.uniqueName()} Söder Café`;
      const { id, organization } = await records.createOrganization({
        name,
        billing: { billing_email },
      });
      const lookUp = async (values: readonly string[]) =>
        api.succeed<Found[]>('lookUpOrganizations', { body: { values } });
      const part = organization.subdomain.slice(0, -1);
      const values = [
        billing_email,
        part,
        id,
        organization.subdomain,
        name,
        name.toUpperCase(),
        name.normalize('NFD'),
        id,
      ];
      const { data, reply } = await lookUp(values);
      const found = data.map(({ value, matches }) => [value, ...matches.map((row) => row.id)]);
      const expected = values.map((value) => (value === part ? [value] : [value, id]));
      checkEqual(found, expected, 'what lookup finds', reply);
      for (let count = 0; count < 5; count += 1)
        await records.createOrganization({ billing: { billing_email } });
      const { data: six } = await lookUp([billing_email]);
      checkEqual(six[0]?.matches.length, 5, 'the number of matches of six');
    },
  },
];
