import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { escapeFormula, unescapeFormula } from '~/lib/csv/writeCsv';
import type { Organization } from '~/domain/Organization';
import { organizationsCsv } from '~/features/export/organizationsFile';
import { wireRow } from '../api/wireFixtures';

/** What a spreadsheet may take for the start of a formula (OWASP, "CSV Injection"; ASVS 1.2.10). */
const triggers = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠'];
const cells = fc
  .tuple(
    fc.constantFrom('', "'", "''"),
    fc.constantFrom(...triggers, '', 'a', ' '),
    fc.constantFrom(
      '1+1',
      'HYPERLINK("https://evil.example")',
      'a,b',
      'a;"b"\r\n=c',
      "cmd|' /C calc'!A0",
    ),
  )
  .map((parts) => parts.join(''));

/** The export of an organization with this text wherever a server or a user can have put one. */
const exportOf = (text: string) => {
  const replaced = JSON.stringify(wireRow, (_, value: unknown) =>
    typeof value === 'string' ? text : value,
  );
  return organizationsCsv([JSON.parse(replaced) as Organization]);
};

it('no cell of an export is a formula', () => {
  fc.assert(
    fc.property(cells, (text) => {
      const file = exportOf(text).replace('\uFEFF', '').trimEnd();
      const { data, errors } = Papa.parse<string[]>(file, { newline: '\r\n' });
      expect([errors, data.length]).toEqual([[], 2]);
      for (const cell of data.flat())
        expect(triggers.filter((trigger) => cell.startsWith(trigger))).toEqual([]);
    }),
    { numRuns: 200, seed: 27 },
  );
});

it('an escaped text is read back exactly', () => {
  fc.assert(
    fc.property(
      fc.oneof(cells, fc.string({ unit: fc.constantFrom(...triggers, "'", 'a', '😀') })),
      (text) => {
        expect(unescapeFormula(escapeFormula(text))).toBe(text);
      },
    ),
    { numRuns: 200, seed: 27 },
  );
});
