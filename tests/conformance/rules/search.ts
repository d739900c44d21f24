import { check, checkEqual } from '../check';
import type { OwnOrganization } from '../Records';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import { find, unchangedThree } from './listing';

const section = 'get-apiaccounts';

/** Checks what a search among the three organizations finds. */
async function checkFound(suite: Suite, text: string, expected: readonly Own[]): Promise<void> {
  const { word, plain } = await unchangedThree(suite);
  const q = `${word} ${text}`;
  const ids = await find(suite, { q });
  const wanted = expected.map(({ id }) => id);
  if (ids.join() === wanted.join()) return;
  // Plain words in another order than in the fields: all that this needs is several words.
  const words = `Marsh ${word}`;
  const found = await find(suite, { q: words });
  checkEqual(found, [plain.id], `what several words (q=${words}) find`, undefined, 'several words');
  const fields = JSON.stringify(expected.map(({ organization }) => organization));
  if (!text.split(' ').every((word) => fields.includes(word))) await checkCase(suite);
  checkEqual(ids, wanted, `what q=${q} finds`);
}

/** Fails if a search compares case: whatever else it compares as received is the same mistake. */
async function checkCase(suite: Suite): Promise<void> {
  const { word, other } = await unchangedThree(suite);
  const findText = (text: string) => find(suite, { q: `${word} ${text}` });
  const [same, lower] = [await findText('Third'), await findText('tHIRD')];
  const isCompared = same.includes(other.id) && lower.length === 0;
  const message = `q=${word} Third finds an organization, q=${word} tHIRD none: search compares case`;
  check(!isCompared, message, undefined, 'search compares case');
}

type Own = Pick<OwnOrganization, 'id' | 'organization'>;

export const searchRules: readonly Rule[] = [
  {
    id: 'list.search.literal',
    title: 'q is literal: %, _, . and * stand for themselves',
    section,
    async run(suite) {
      const { literal } = await unchangedThree(suite);
      for (const text of ['100%', '%_a', 'a.b', 'b*c']) await checkFound(suite, text, [literal]);
      for (const text of ['1%c', '1.*c', 'a_b', '%%']) await checkFound(suite, text, []);
    },
  },
  {
    id: 'list.search.case',
    title: 'q ignores case, also beyond ASCII',
    section,
    async run(suite) {
      const { literal, other } = await unchangedThree(suite);
      await checkFound(suite, 'tHIRD', [other]);
      await checkFound(suite, 'ZOË', [literal]);
    },
  },
  {
    id: 'list.search.accents',
    title: 'q ignores accents and how letters are composed, here and in the fields',
    section,
    async run(suite) {
      const { literal } = await unchangedThree(suite);
      for (const text of ['Zoe\u0308', 'Zoe', 'U\u0308nal', 'Unal', '\u200BZoë\u00A0Ünal'])
        await checkFound(suite, text, [literal]);
    },
  },
  {
    id: 'list.search.letters',
    title: 'q takes letters that don’t decompose for their plain ones, here and in the fields',
    section: 'text',
    async run(suite) {
      const { other } = await unchangedThree(suite);
      for (const text of [
        ...['Pawel', 'Strasse', 'STRASSE', 'Orsted', 'Dorde', 'Aether', 'Oeuvre', 'Isik'],
        ...['Paweł', 'Straße', 'Ørsted', 'Đorđe', 'Æther', 'Œuvre', 'Işık'],
      ])
        await checkFound(suite, text, [other]);
    },
  },
  {
    id: 'list.search.punctuation',
    title: 'q takes typographic apostrophes, quotes and dashes for plain ones',
    section: 'text',
    async run(suite) {
      const { other } = await unchangedThree(suite);
      for (const text of ["O'Brien", 'O’Brien', 'O‘Brien', 'Isik-Ay', 'Isik—Ay'])
        await checkFound(suite, text, [other]);
    },
  },
  {
    id: 'list.search.words',
    title: 'each word of q must occur in the name, subdomain or billing, in any order',
    section,
    async run(suite) {
      const { plain } = await unchangedThree(suite);
      const { subdomain } = plain.organization;
      for (const text of ['Bob', 'Marsh 100xx', `${subdomain} 100xx Marsh`])
        await checkFound(suite, text, [plain]);
      await checkFound(suite, 'Bob Carol', []);
    },
  },
  {
    id: 'list.search.phone',
    title: 'q of at least four digits is part of the phone by its digits, however both are written',
    section: 'phone-numbers',
    async run(suite) {
      const { plain } = await unchangedThree(suite);
      for (const text of ['79460958', '+442079460958', '(20)7946-0958', '7946.0958'])
        await checkFound(suite, text, [plain]);
      await checkFound(suite, '79460959', []);
    },
  },
  {
    id: 'list.search.phone-spaces',
    title: 'digits with spaces between them are one number, without a leading 00, + or trunk 0',
    section: 'phone-numbers',
    async run(suite) {
      const { plain } = await unchangedThree(suite);
      for (const text of ['794 609', '+44 20 7946 0958', '0044 20 7946 0958', '020 7946 0958'])
        await checkFound(suite, text, [plain]);
      await checkFound(suite, '7946 0959', []);
    },
  },
  {
    id: 'list.search.address',
    title: 'q is also part of the address',
    section,
    async run(suite) {
      const { plain } = await unchangedThree(suite);
      await checkFound(suite, 'Quay', [plain]);
      await checkFound(suite, 'Hull Marsh', [plain]);
    },
  },
  {
    id: 'list.search.id',
    title: 'an exact id finds its organization',
    section,
    async run(suite) {
      const { id } = await suite.records.shared();
      check((await find(suite, { q: id })).includes(id), `q=${id}, an exact id, does not find it`);
    },
  },
  {
    id: 'list.search.encoding',
    title: 'q with quotes, backslashes, + and emoji is read as sent',
    section,
    async run(suite) {
      const { records } = suite;
      const word = records.uniqueName();
      const { id } = await records.createOrganization({ name: `${word}'"\\a+b&c=d🏢` });
      // One word each.
      for (const q of [`${word}'"\\`, `${word}'"\\a+b&c=d`, `${word}'"\\a+b&c=d🏢`])
        checkEqual(await find(suite, { q }), [id], `what q=${q} finds`);
    },
  },
];
