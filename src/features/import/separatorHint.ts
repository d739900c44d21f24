import { parseDecimal } from '~/domain/rules/parseDecimal';
import { cleanField } from '~/domain/text/cleanField';
import { importRule } from '~/features/import/rows/importFields';
import type { DecimalSeparator } from '~/features/import/rows/decimalSeparator';
import { readCell } from '~/features/import/rows/readCells';
import { formatNumber } from '~/lib/format';
import { decimalSeparatorOf, numberExample, type ImportFile } from './ImportFile';

/**
 * An example of how the numbers of a file are read, `1.200,50 is 1,200.50`; undefined if they are read
 * as they are written.
 */
export function separatorHint(file: ImportFile): string | undefined {
  const separator = decimalSeparatorOf(file);
  const example = numberExample(file);
  if (example === undefined) return undefined;
  if (separator === undefined)
    return `${example} can be ${readExample(example, 'point')} or ${readExample(example, 'comma')}. Choose which.`;
  const read = readExample(example, separator);
  // Commas that group thousands are how the console shows a number.
  const isAsWritten = ungrouped(read) === ungrouped(numberIn(example));
  return isAsWritten ? undefined : `${example} is ${read}.`;
}

function ungrouped(number: string): string {
  return number.replaceAll(',', '');
}

/** Without a currency. */
function numberIn(text: string): string {
  return /-?\d[\d., '’\u00A0\u202F]*/.exec(text)?.[0].trim() ?? '';
}

/** As the console shows numbers; without a currency. */
function readExample(example: string, separator: DecimalSeparator): string {
  const text = cleanField(importRule('amount'), readCell('amount', numberIn(example), separator));
  const number = parseDecimal(text);
  if (!number) return 'not a number';
  const decimals = /\.\d{1,2}$/.exec(text)?.[0];
  if (decimals === undefined) return formatNumber(number.value);
  return `${formatNumber(Math.trunc(number.value))}${decimals}`;
}
