import { cleanText } from '~/domain/text/cleanText';
import { isBlank } from '~/lib/text';
import { importRule, slotFields, subscriptionSlots, type ImportCells } from './importFields';
import type { DecimalSeparator } from './decimalSeparator';
import type { ImportDefaults } from './matchColumns';

/** How the cells of a file are to be read. */
export interface RowReading {
  readonly decimalSeparator: DecimalSeparator;
  readonly defaults: ImportDefaults;
}

/**
 * The values that a line's cells mean: numbers with a decimal point, currency codes in capitals, and
 * defaults where cells are blank.
 */
export function readCells(cells: ImportCells, { decimalSeparator, defaults }: RowReading) {
  const values = Object.fromEntries(
    Object.entries(cells).map(([field, text]) => [field, readCell(field, text, decimalSeparator)]),
  );
  if (isBlank(values['currency'] ?? '')) values['currency'] = defaults.currency;
  return { ...values, ...defaultSeatType(values, defaults.seatType) };
}

/** One cell with a decimal point or a currency code in capitals; any other as it is. */
export function readCell(field: string, text: string, separator: DecimalSeparator): string {
  const rule = importRule(field);
  if (rule.kind === 'choice') return cleanText(text).toUpperCase();
  if (rule.kind !== 'number') return text;
  const ungrouped = text.replaceAll(/(?<=\d)['’](?=\d{3})/g, '');
  const number = separator === 'comma' ? swapSeparators(ungrouped) : ungrouped;
  // Spreadsheets write whole numbers of a column with decimals: 250.0. Three zeros may be thousands.
  return rule.integer ? number.replace(/(?<=\d)\.0{1,2}(?=\s*$)/, '') : number;
}

/** With points for commas and commas for points. */
export function swapSeparators(text: string): string {
  return text.replaceAll(/[.,]/g, (separator) => (separator === ',' ? '.' : ','));
}

/** A line without any seat type gets the default for its first subscription. */
function defaultSeatType(values: ImportCells, seatType: string): ImportCells {
  const slots = subscriptionSlots(values).map(slotFields);
  if (seatType === '' || slots.some((fields) => !isBlank(values[fields.seatType] ?? ''))) return {};
  const first = slots.find((fields) => !isBlank(values[fields.totalSeats] ?? ''));
  return { [(first ?? slotFields(1)).seatType]: seatType };
}
