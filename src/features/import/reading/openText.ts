import type { SheetProblem } from '~/features/import/rows/ImportRow';
import { decodeText } from '~/lib/csv/decodeText';
import { csvText, parseCsv, type CsvText } from '~/lib/csv/parseCsv';
import type { ChosenFormat } from './SheetReader';
import type { Table, TableBatch } from './Table';
import { findLayout } from './tableLayout';

/** Maximum number of lines per file. */
const maxRows = 50_000;

/** A delimited text. */
export function openText(bytes: Uint8Array, chosen: ChosenFormat): Table | SheetProblem {
  const decoded = decodeText(bytes, chosen.encoding);
  if ('problem' in decoded) return decoded;
  if ('candidates' in decoded) return { problem: 'unknown_encoding', ...decoded };
  const csv = csvText(decoded.text);
  const layout = findLayout(csv, chosen);
  return {
    format: { encoding: decoded.encoding, ...layout },
    maxRows,
    batches: batchesOf(csv, layout.delimiter),
  };
}

function* batchesOf(csv: CsvText, delimiter: string): Generator<TableBatch | SheetProblem> {
  for (const { unclosed, ...batch } of parseCsv(csv, delimiter))
    yield unclosed === undefined ? batch : { problem: 'unclosed', line: unclosed };
}
