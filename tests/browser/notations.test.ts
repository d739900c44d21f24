import fc from 'fast-check';
import { expect, it } from 'vitest';
import { legacyEncodings, type Encoding } from '~/lib/csv/encodings';
import { csvLines } from '~/lib/csv/writeCsv';
import { delimiters } from '~/features/import/reading/tableLayout';
import { ImportStore } from '~/features/import/ImportStore';
import { matchingMemory } from '~/features/import/matchingMemory';
import { localReader } from '~~/tests/unit/features/import/localReader';
import { encodeText } from './encodeText';

// In a browser, because Node 20 decodes Windows-1252 as Latin-1.

/** An import of one file. */
async function importOf(content: BlobPart): Promise<ImportStore> {
  const store = new ImportStore({
    createReader: localReader,
    memory: matchingMemory(undefined),
    createOrganization: () => Promise.reject(new Error('No organization is created here.')),
    updateOrganization: () => Promise.reject(new Error('No organization is updated here.')),
    existing: { lookUp: () => Promise.resolve([]), read: () => Promise.reject(new Error()) },
  });
  await store.files.add([new File([content], 'organizations.csv')]);
  return store;
}

/** Words that an encoding can write. */
const words: Readonly<Record<Encoding, readonly string[]>> = {
  'utf-8': ['Grün', '上海', '👨‍👩‍👧'],
  'utf-16le': ['Grün', '上海', '👨‍👩‍👧'],
  'utf-16be': ['Grün', '上海', '👨‍👩‍👧'],
  'windows-1252': ['Grün', 'Ærø', '€uro “x”'],
  'windows-1250': ['Grün', 'Żółw', 'Łódź'],
};

const encodings = Object.keys(words) as Encoding[];

const row = (encoding: Encoding) =>
  fc.record({
    name: fc
      .tuple(
        fc.constantFrom(...words[encoding], 'Plain'),
        fc.constantFrom(
          '',
          ' & Sons',
          ', Ltd',
          '; GmbH',
          ' "The Mill"',
          '\tTab',
          '|bar',
          '\r\nLine',
        ),
      )
      .map((parts) => `Co ${parts.join('')}`),
    amount: fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100),
    seats: fc.integer({ min: 1, max: 99_999 }),
  });

const table = fc.constantFrom(...encodings).chain((encoding) =>
  fc.record({
    encoding: fc.constant(encoding),
    delimiter: fc.constantFrom(...delimiters),
    decimalSeparator: fc.constantFrom<'.' | ','>('.', ','),
    rows: fc.array(row(encoding), { minLength: 1, maxLength: 8 }),
  }),
);

it('import reads a table as it was written, in any encoding, with any delimiter and decimal separator', async () => {
  await fc.assert(
    fc.asyncProperty(table, async ({ encoding, delimiter, decimalSeparator, rows }) => {
      const text = csvLines(
        [['name', 'amount', 'total_seats'], ...rows.map((cells) => Object.values(cells))],
        { delimiter, decimalSeparator },
      );
      const encoded = encodeText(text, encoding);
      const store = await importOf(encoded ?? '');
      const legacy = legacyEncodings.find((name) => name === encoding);
      const [file] = store.files.list;
      if (legacy && file?.state === 'encoding') {
        // One that reads the same may be offered instead.
        const offered = file.candidates?.map((candidate) => candidate.encoding) ?? [];
        await store.files.setEncoding(file.id, offered.includes(legacy) ? legacy : offered[0]);
      }
      store.files.setDecimalSeparator('file-1', decimalSeparator === '.' ? 'point' : 'comma');
      await store.check();
      expect(
        store.rows.map(({ cells, values }) => ({
          name: cells['name'],
          amount: Number(values['amount']),
          seats: Number(values['total_seats']),
        })),
      ).toEqual(rows);
    }),
    { numRuns: 300, seed: 52 },
  );
});

it('import finds the delimiter and the decimal separator of a file that has numbers with two decimals', async () => {
  for (const delimiter of delimiters)
    for (const decimalSeparator of ['.', ','] as const) {
      const rows = [1.25, 1200.5, 7].map((amount) => [`Weber, Sons; Heirs`, amount, 5]);
      const text = csvLines([['name', 'amount', 'total_seats'], ...rows], {
        delimiter,
        decimalSeparator,
      });
      const store = await importOf(text);
      await store.check();
      expect(store.files.importable[0]?.sheet.format.delimiter).toBe(delimiter);
      expect(store.rows.map(({ values }) => Number(values['amount']))).toEqual([1.25, 1200.5, 7]);
    }
});
