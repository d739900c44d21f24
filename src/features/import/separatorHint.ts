import { parseDecimal } from '~/domain/rules/parseDecimal';
import { cleanField } from '~/domain/text/cleanField';
import { importRule } from '~/features/import/rows/importFields';
import type { DecimalSeparator } from '~/features/import/rows/decimalSeparator';
import { readCell } from '~/features/import/rows/readCells';
import { formatNumber } from '~/lib/format';
import { decimalSeparatorOf, numberExample, type ImportFile } from './ImportFile';

/** An example of how the numbers of a file are read: `1.200,50 is 1,200.50`. */
export function separatorHint(file: ImportFile): string {
  const separator = decimalSeparatorOf(file);
  const example = numberExample(file);
  if (separator === undefined && example !== undefined)
    return `${example} can be ${readExample(example, 'point')} or ${readExample(example, 'comma')}. Choose which.`;
  const number = example ?? (separator === 'comma' ? '1.200,50' : '1,200.50');
  return `${number} is ${readExample(number, separator ?? 'point')}.`;
}

/** As the console shows numbers; without a currency. */
function readExample(example: string, separator: DecimalSeparator): string {
  const [digits = ''] = /-?\d[\d., '’\u00A0\u202F]*/.exec(example) ?? [];
  const text = cleanField(importRule('amount'), readCell('amount', digits, separator));
  const number = parseDecimal(text);
  if (!number) return 'not a number';
  const decimals = /\.\d{1,2}$/.exec(text)?.[0];
  if (decimals === undefined) return formatNumber(number.value);
  return `${formatNumber(Math.trunc(number.value))}${decimals}`;
}
