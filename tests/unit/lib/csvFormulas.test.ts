import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { escapeFormula, unescapeFormula } from '~/lib/csv/writeCsv';
import { organizationsCsv } from '~/features/export/organizationsFile';

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
const exportOf = (text: string) =>
  organizationsCsv([
    {
      id: text,
      name: text,
      subdomain: text,
      status: text,
      registered_at: text,
      total_seats: 1,
      used_seats: 1,
      available_seats: 0,
      used_seats_30_days_ago: 1,
      seat_level: 'out',
      runs_out_in_days: 0,
      runs_out_seat_type: text,
      status_changed_at: text,
      billing: {
        billing_name: text,
        billing_email: text,
        billing_phone: text,
        amount: 1,
        currency: text,
      },
    },
  ]);

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
