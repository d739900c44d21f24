import { expect, it } from 'vitest';
import { countParts, pastedTexts, type PastedText } from '~/features/lookup/pastedTexts';

it.each([
  ['lines of any kind', 'Acme\r\nNova Labs\n\nZeta', ['Acme', 'Nova Labs', 'Zeta']],
  [
    'bullets',
    '- Acme\n* Nova\n• Zeta\n•\tLabs\n-acme-',
    ['Acme', 'Nova', 'Zeta', 'Labs', '-acme-'],
  ],
  ['the marks of a quoted mail', '> Acme\n>> - Nova', ['Acme', 'Nova']],
  [
    'numbering',
    '1. Acme\n2) Nova\n(3) Zeta\n4.)\tLabs\n5.One',
    ['Acme', 'Nova', 'Zeta', 'Labs', 'One'],
  ],
  ['numbers that begin a name', '3 Rivers Ltd\n24.7 Care', ['3 Rivers Ltd', '24.7 Care']],
  ['separators at the end', 'ada@acme.example;\nAcme,', ['ada@acme.example', 'Acme']],
  ['CSV quoting', '"Komma, Inc."\n"The ""K"" Company"', ['Komma, Inc.', 'The "K" Company']],
  ['white space only', ' \n\t,;\u00A0\n- ', []],
])('pastedTexts reads %s', (_, list, texts) => {
  expect(pastedTexts(list).map(({ text }) => text)).toEqual(texts);
});

it.each([
  ['a name that begins with a number', '2. Chance GmbH', ['Chance GmbH', '2. Chance GmbH']],
  [
    'an address with a name',
    '"Mitchell, Laura" <laura.mitchell@acme-robotics.example>',
    [
      'laura.mitchell@acme-robotics.example',
      '"Mitchell, Laura" <laura.mitchell@acme-robotics.example>',
    ],
  ],
  ['a URL', 'https://acme.example.com/x', ['acme', 'https://acme.example.com/x']],
  ['a text that is too long', 'x'.repeat(321), []],
])('pastedTexts knows what %s may mean', (_, line, values) => {
  expect(pastedTexts(line)[0]?.values).toEqual(values);
});

it('pastedTexts takes initials for a name, not only for a URL', () => {
  expect(pastedTexts('J.P.Morgan')[0]?.values).toContain('J.P.Morgan');
});

it.each([
  ['at tabs, semicolons and commas', 'Acme\tNova, Zeta;org_1', ['Acme', 'Nova', 'Zeta', 'org_1']],
  [
    'not before a legal form',
    'Acme, Inc., Nova, GmbH & Co. KG, Zeta',
    ['Acme, Inc.', 'Nova, GmbH & Co. KG', 'Zeta'],
  ],
  ['not within quotes', '"Komma, Inc.";komma;5" Pipes', ['Komma, Inc.', 'komma', '5" Pipes']],
  [
    'not within a quoted name of an address',
    '"Mitchell, Laura" <l@acme.example>; Bob <b@acme.example>',
    ['"Mitchell, Laura" <l@acme.example>', 'Bob <b@acme.example>'],
  ],
  ['not in a single name', 'Komma, Inc.', []],
])('pastedTexts divides a line %s', (_, line, parts) => {
  const leaves = (texts: readonly PastedText[]): string[] =>
    texts.flatMap((text) => (text.parts.length > 0 ? leaves(text.parts) : [text.text]));
  const [text] = pastedTexts(line);
  expect(leaves(text?.parts ?? [])).toEqual(parts);
  expect(countParts(pastedTexts(line))).toBe(parts.length || 1);
});
