import { describe, expect, it } from 'vitest';
import { uniqueKey } from '~/domain/text/uniqueKey';
import { countParts, findTexts, groupResults, pastedTexts } from '~/features/lookup/findTexts';
import { buildSummary } from '../../stores/organizationFixtures';

const names = [
  'Acme Robotics',
  'Fletcher & Walsh',
  'Rock and Roll',
  'Hilltop Hi-Fi',
  'Komma, Inc.',
  'J.P.Morgan',
  '3 Rivers Ltd',
  '2. Chance GmbH',
  'The "K" Company',
];
const rows = [
  ...names.map((name) => buildSummary(name, { name, subdomain: name })),
  buildSummary('twin-1', { name: 'Twin', subdomain: 'twin-1' }),
  buildSummary('twin-2', { name: 'Twin', subdomain: 'twin-2' }),
  buildSummary('laura@acme.example', { name: 'Acme East', subdomain: 'acme-east' }),
];

/** Finds ids and names, and suggests names that contain the value. */
const lookUp = (values: readonly string[]) =>
  Promise.resolve(
    values.map((value) => ({
      value,
      matches: rows.filter(({ id, name }) => [id, name].map(uniqueKey).includes(uniqueKey(value))),
      suggestions: rows.filter(({ name }) => uniqueKey(name).includes(uniqueKey(value))),
    })),
  );

/** `= name` if found, `value: 2` if ambiguous, `value? suggestions` if not found. */
async function outcome(list: string) {
  const results = (await findTexts(pastedTexts(list), lookUp)) ?? [];
  const { found, ambiguous, notFound } = groupResults(results, new Map());
  return [
    ...found.map(({ name }) => `= ${name}`),
    ...ambiguous.map(({ value, matches }) => `${value}: ${matches.length}`),
    ...notFound.map(
      ({ value, suggestions }) => `${value}? ${suggestions.map(({ name }) => name).join(' | ')}`,
    ),
  ];
}

describe('a pasted list', () => {
  it.each([
    ['numbering', '1. Acme Robotics\n(2) Twin', ['= Acme Robotics', 'Twin: 2']],
    [
      'check boxes',
      '[ ] Acme Robotics\n- [x] J.P.Morgan\n☐ Komma, Inc.\n1. ☑\uFE0F Rock and Roll\n□ 3 Rivers Ltd\n[] Fletcher & Walsh',
      [
        '= Acme Robotics',
        '= J.P.Morgan',
        '= Komma, Inc.',
        '= Rock and Roll',
        '= 3 Rivers Ltd',
        '= Fletcher & Walsh',
      ],
    ],
    [
      'bullets and marks of a mail',
      '> - Acme Robotics\n* J.P.Morgan',
      ['= Acme Robotics', '= J.P.Morgan'],
    ],
    [
      'a name that begins with a number',
      '3 Rivers Ltd\n7. 2. Chance GmbH',
      ['= 3 Rivers Ltd', '= 2. Chance GmbH'],
    ],
    ['CSV quoting', '"Komma, Inc."\n"The ""K"" Company"', ['= Komma, Inc.', '= The "K" Company']],
    ['a comma in a name', 'Komma, Inc.; Acme Robotics', ['= Komma, Inc.', '= Acme Robotics']],
    [
      'tabs, semicolons and commas',
      'Acme Robotics\tTwin, J.P.Morgan',
      ['= Acme Robotics', '= J.P.Morgan', 'Twin: 2'],
    ],
    ['an address with a name', '"Mitchell, Laura" <laura@acme.example>', ['= Acme East']],
    ['"and" for "&"', 'Fletcher and Walsh', ['= Fletcher & Walsh']],
    ['"&" for "and"', 'Rock & Roll', ['= Rock and Roll']],
    ['a text several times', 'Acme Robotics\nACME  ROBOTICS', ['= Acme Robotics']],
    ['a part of a name', 'Acme', ['Acme? Acme Robotics | Acme East']],
    ['a greeting without suggestions', 'Hi', ['Hi? ']],
    ['a line of which nothing is found, as a whole', 'Nobody, Noone', ['Nobody, Noone? ']],
    ['a name of emoji alone', '👨‍👩‍👧‍👦', ['👨‍👩‍👧‍👦? ']],
    ['no text', ' \n\t,;\u00A0\n- \n---', []],
  ])('with %s', async (_, list, expected) => {
    expect(await outcome(list)).toEqual(expected);
  });

  it('is counted by what its lines are split into', () => {
    expect(countParts(pastedTexts('a, b; c\nd\n"e, f"'))).toBe(5);
  });

  it('looks up no text that is too long', () => {
    expect(pastedTexts('x'.repeat(321))[0]?.values).toEqual([]);
  });
});

it('a used suggestion is found', async () => {
  const results = (await findTexts(pastedTexts('Acme\nNobody'), lookUp)) ?? [];
  const [suggestion] = results[0]?.suggestions ?? [];
  if (!suggestion) expect.fail();
  const { found, notFound } = groupResults(results, new Map([['Acme', suggestion]]));
  expect([found, notFound.map(({ value }) => value)]).toEqual([[suggestion], ['Nobody']]);
});

it('findTexts is undefined if the server lacks the call', async () => {
  expect(await findTexts(pastedTexts('Acme'), () => Promise.resolve(undefined))).toBeUndefined();
});
