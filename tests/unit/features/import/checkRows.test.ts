import { expect, it } from 'vitest';
import { rowToCreatePayload } from '~/features/import/checkRow';
import { rowsToCorrectCsv } from '~/features/import/download';
import type { ImportFile } from '~/features/import/ImportFile';
import type { ImportStore } from '~/features/import/ImportStore';
import { checked, file, header, line, lines, outcomes } from './importFixtures';
import { workbookFile } from '~~/tests/fixtures/workbookFile';

const row = line(1);
const [, ...others] = row.split(',');
const named = (text: string) => `${header}\n${[text, ...others].join(',')}`;
const first = (store: ImportStore) => store.importedFiles[0] as ImportFile;
const saveFormula =
  'The formula has no stored value. Open the file in Excel, save it and add it again.';

it.each<[string, string, string[]]>([
  ['valid rows', lines(2), ['2 | ready', '3 | ready']],
  [
    'missing values',
    `${header}\nAcme,acme`,
    [
      '2 | invalid | billing_name: Required field. | billing_email: Required field. | amount: Required field. | currency: Required field. | seat_type: Required field. | total_seats: Required field.',
    ],
  ],
  ['too many cells', `${header}\n${row},x`, ["2 | invalid | Number of cells doesn't match."]],
  [
    'a long name',
    named('x'.repeat(200)),
    ['2 | invalid | name: Name should be at most 120 characters.'],
  ],
  [
    'errors, in any field',
    `${header}\n#REF!,#NV,#N/A,#VALEUR!,#WERT!,#NAME?,#BEZUG!,Err:502`,
    [
      '2 | invalid | name: The cell has the error #REF!. | subdomain: The cell has the error #NV. | billing_name: The cell has the error #N/A. | billing_email: The cell has the error #VALEUR!. | amount: The cell has the error #WERT!. | currency: The cell has the error #NAME?. | seat_type: The cell has the error #BEZUG!. | total_seats: The cell has the error Err:502.',
    ],
  ],
  [
    'a decimal comma among points',
    `${lines(2)}\n${line(4).replace(',4.50,', ',"1200,50",')}`,
    ['2 | ready', '3 | ready', '4 | invalid | amount: Use a point for decimals.'],
  ],
  [
    'a decimal point among commas',
    `${lines(2)}\n${line(4)}`.replaceAll(/,(\d)\.50,/g, ',"$1,50",').replace('"4,50"', '1200.50'),
    ['2 | ready', '3 | ready', '4 | invalid | amount: Use a comma for decimals.'],
  ],
  [
    'other notations',
    `${header},phone\nA B,https://abc.provider.example/,C,Ann <ann@a.example>,"USD 1.200,50",usd,full,"1 200,0",030/1234567`,
    ['2 | ready'],
  ],
  [
    'a wrong phone',
    `${header},phone\n${row},+46 8 123 ext 5`,
    [
      '2 | invalid | billing_phone: Billing phone is not valid. 7 to 15 digits. Spaces, +, -, points and parentheses are allowed.',
    ],
  ],
  [
    'a seat type twice',
    `${header},seat_type_2,total_seats_2\n${row},FULL,3`,
    ['2 | invalid | seat_type_2: Seat type 2 should be unique.'],
  ],
  ['property names of objects', named('__proto__'), ['2 | ready']],
  [
    'the same organization twice',
    `${lines(2)}\n${line(1).toUpperCase()}`,
    [
      '2 | ready',
      '3 | invalid | subdomain: Subdomain should be unique. Also used on line 4. | name: Name should be unique. Also used on line 4.',
      '4 | invalid | subdomain: Subdomain should be unique. Also used on line 3. | name: Name should be unique. Also used on line 3.',
    ],
  ],
  [
    'names that look alike on five rows',
    [
      named('Café'),
      ...['Cafe\u0301', 'Café\u200B', 'CAFÉ', ' café'].map((name, n) =>
        line(n + 2).replace(/^[^,]+/, name),
      ),
    ].join('\n'),
    [2, 3, 4, 5, 6].map((n) => {
      const [a, b] = [2, 3, 4, 5, 6].filter((other) => other !== n);
      return `${n} | invalid | name: Name should be unique. Also used on line ${a}, line ${b} and 2 more.`;
    }),
  ],
])('an import of %s', async (_, content, expected) => {
  expect(outcomes((await checked(content)).store)).toEqual(expected);
});

it('an import of a workbook marks formulas without a value and dates, and takes numbers as they are', async () => {
  const content = workbookFile([
    {
      name: 'A',
      rows: [
        header.split(','),
        [
          'Aa',
          { number: 46_082, format: 14 },
          { formula: 'A1' },
          'a@a.example',
          1.234,
          'EUR',
          'full',
          5,
        ],
        ['Bb', 'bbb', 'B', 'b@b.example', '1.234,50', 'EUR', 'full', '1.200'],
      ],
    },
  ]);
  const { store } = await checked(content);
  expect(outcomes(store)).toEqual([
    `2 | invalid | subdomain: The cell is a date. Subdomain should be text. | billing_name: ${saveFormula} | amount: Amount is not valid. Two decimals at most.`,
    '3 | ready',
  ]);
  expect(store.rows.map(({ values }) => [values['amount'], values['total_seats']])).toEqual([
    ['1.234', '5'],
    ['1,234.50', '1,200'],
  ]);
});

it('an import leaves hidden rows out until they are included', async () => {
  const content = workbookFile([
    { name: 'A', rows: [header, row, line(2)].map((text) => text.split(',')), hiddenRows: [3] },
  ]);
  const { store } = await checked(content);
  expect(store.rows.map((imported) => imported.line)).toEqual([2]);
  first(store).set({ includesHiddenRows: true });
  await store.check();
  expect(store.rows.map((imported) => imported.line)).toEqual([2, 3]);
});

it('an import asks how numbers are written that can be read in two ways, and reads them so', async () => {
  const { store } = await checked(`${header}\n${row.replace(',1.50,', ',1.200,')}`);
  expect(first(store)).toMatchObject({
    decimalSeparator: undefined,
    evidence: { example: '1.200' },
  });
  first(store).set({ chosenSeparator: 'comma' });
  await store.check();
  expect(rowToCreatePayload(store.rows[0]?.values ?? {}).billing).toMatchObject({ amount: 1200 });
});

it('an import fills blank cells with the values for all rows', async () => {
  const { store } = await checked(
    'name,subdomain,billing_name,billing_email,amount,total_seats\nA,aaa,A,a@a.example,1,5',
  );
  first(store).set({ defaults: { currency: 'SEK', seat_type: 'light' } });
  await store.check();
  expect(rowToCreatePayload(store.rows[0]?.values ?? {})).toMatchObject({
    billing: { currency: 'SEK' },
    subscriptions: [{ seat_type: 'light', total_seats: 5 }],
  });
});

it('an edited cell is checked at once, and a row that was corrected stays listed', async () => {
  const { store } = await checked(`${lines(2)}\n${line(1)}\n,new,Ann,#N/A,1,EUR,full,5`);
  expect(store.filter).toBe('open');
  const [, duplicate, missing] = store.rowsOf('open');
  if (!duplicate || !missing) throw new Error('no rows');
  store.edit(missing, 'name', 'New');
  store.edit(store.rows[3] ?? missing, 'billing_email', 'ann@new.example');
  store.setLeftOut(duplicate, true);
  expect(outcomes(store)).toEqual(['2 | ready', '3 | ready', '4 | left_out', '5 | ready']);
  expect(store.listed.map((listed) => listed.line)).toEqual([3, 4, 5]);
  // Checking again keeps both.
  await store.check();
  expect(outcomes(store)[3]).toBe('5 | ready');
});

it('a key edits a cell only if it may change a message', async () => {
  const { store } = await checked(`${lines(2)}\n${line(1)}\nNew,new,Ann,bad,1,EUR,full,5`);
  const press = (index: number, field: string, text: string) => {
    const before = store.rows[index];
    if (!before) throw new Error('no row');
    store.edit(before, field, text, true);
    return store.rows[index] !== before;
  };
  expect(press(3, 'billing_email', 'ann')).toBe(false);
  expect(press(3, 'billing_email', 'ann@new.example')).toBe(true);
  expect(press(3, 'billing_email', 'ann@new.example.org')).toBe(false);
  // Another row decides whether its subdomain is unique.
  expect(press(2, 'subdomain', 'unique')).toBe(true);
});

it('an import names the file of a duplicate in another one, and refuses the same file', async () => {
  const { store } = await checked([
    file(lines(2)),
    file(`${header}\n${line(9)}\n${line(1)}`, 'more.csv'),
    file(lines(2), 'copy.csv'),
  ]);
  expect(outcomes(store).at(-1)).toContain('Also used on line 3 of organizations.csv.');
  expect(store.files.at(-1)).toMatchObject({ isRead: false, error: 'File already added.' });
});

it('setFormat keeps a file as it was read if it can’t be read otherwise', async () => {
  const { store } = await checked(lines(1));
  first(store).setFormat({ headerRow: 9 });
  expect(first(store)).toMatchObject({ isRead: true, error: 'At least 1 organization.' });
});

it('match gives a field to one column', async () => {
  const { store } = await checked('label,subdomain,other\nA,aaa,B');
  first(store).match(0, 'name');
  expect(first(store).columns).toEqual(['name', 'subdomain', undefined]);
  first(store).match(2, 'name');
  expect(first(store).columns).toEqual([undefined, 'subdomain', 'name']);
});

it('rows to correct come in the notation of their file, disarmed, with a reason that a new import ignores', async () => {
  const { store } = await checked(
    `${header}\n=cmd,aaa,Ann,a@b.example,"1.200,50",EUR,full,many`.replaceAll(
      /,(?=[^"]*(?:"[^"]*"[^"]*)*$)/g,
      ';',
    ),
  );
  const csv = rowsToCorrectCsv(store, store.rowsOf('open'));
  expect(csv).toBe(
    `\uFEFF${header.replaceAll(',', ';')};reason\r\n'=cmd;aaa;Ann;a@b.example;"1.200,50";EUR;full;many;Total seats should be a number.\r\n`,
  );
  const again = (await checked(csv)).store;
  expect(again.rows[0]?.cells).toEqual(store.rows[0]?.cells);
});
