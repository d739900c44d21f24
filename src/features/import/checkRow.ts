import { groupBy, mapValues } from 'es-toolkit';
import { organizationFields } from '~/domain/organizationFields';
import { toCreatePayload, type CreateOrganizationPayload } from '~/domain/organizationValues';
import { checkField, checkNumberText } from '~/domain/rules/checkField';
import { parseDecimal } from '~/domain/text/numberText';
import type { FieldIssue } from '~/domain/rules/FieldRule';
import { cleanField } from '~/domain/text/cleanField';
import { cleanText } from '~/domain/text/cleanText';
import { uniqueKey } from '~/domain/text/uniqueKey';
import { formatMoney } from '~/lib/formatMoney';
import { swapSeparators, type DecimalSeparator } from '~/lib/decimalSeparator';
import { isBlank } from '~/lib/text';
import type { Cell, CellFault } from '~/lib/xlsx/cell';
import { fieldOf, identifyingFields, subscriptionSlots, type ImportField } from './importFields';
import type { SourceRow } from './ImportFile';

/** The texts of a row by field. */
export type RowValues = Readonly<Record<ImportField, string>>;

/** What is wrong with a cell: its value, that it has none, or that it names nothing. */
export type CellIssue = { readonly field: ImportField } & (
  | FieldIssue
  | { readonly code: CellFault | 'unknown'; readonly params?: undefined }
);

/** A value that names an organization. */
export interface RowKey {
  readonly field: (typeof identifyingFields)[number];
  readonly value: string;
}

/** A row, read and checked. */
export interface ImportRow extends SourceRow {
  /** What the cells mean: numbers with a decimal point, and defaults for blank cells. */
  readonly values: RowValues;
  /** What it says of fields that only the server sets. */
  readonly serverValues: RowValues;
  /** As a new organization. */
  readonly issues: readonly CellIssue[];
  /** What identifies its organization, in the order in which it counts; none that is faulty. */
  readonly keys: readonly RowKey[];
}

/** Reads the cells of a row, and checks their values by the rules of their fields. */
export function checkRow(row: SourceRow): ImportRow {
  const { decimalSeparator = 'point', defaults } = row.file;
  const read = (cell: Cell, field: ImportField) => readCell(field, cell, decimalSeparator);
  const values = withDefaults(mapValues(row.cells, read), defaults);
  const serverValues = mapValues(row.serverCells, read);
  const issues: CellIssue[] = row.hasExtraCells ? [{ field: 'cells', code: 'mismatch' }] : [];
  for (const [field, { fault }] of Object.entries(row.cells))
    if (fault) issues.push({ field, code: fault });
  for (const issue of valueIssues(values)) {
    const isComma = issue.code === 'decimal_point' && decimalSeparator === 'comma';
    if (!row.cells[issue.field]?.fault)
      issues.push(isComma ? { ...issue, code: 'decimal_comma' } : issue);
  }
  const keys = identifyingFields.flatMap((field) => {
    const value = cleanText(cleanField(fieldOf(field).rule, values[field] ?? ''));
    return value === '' || issues.some((issue) => issue.field === field) ? [] : [{ field, value }];
  });
  return { ...row, values, serverValues, issues, keys };
}

/** With a decimal point, or a currency code in capitals; any other as it is. */
function readCell(field: ImportField, { text, number }: Cell, separator: DecimalSeparator): string {
  const { rule } = fieldOf(field);
  if (rule.kind === 'choice') return cleanText(text).toUpperCase();
  if (rule.kind !== 'number') return text;
  if (number !== undefined) return String(number);
  const ungrouped = text.replaceAll(/(?<=\d)['’](?=\d{3})/g, '');
  const pointed = separator === 'comma' ? swapSeparators(ungrouped) : ungrouped;
  // Spreadsheets write whole numbers of a column with decimals: 250.0. Three zeros may be thousands.
  return rule.integer ? pointed.replace(/(?<=\d)\.0{1,2}(?=\s*$)/, '') : pointed;
}

/** A row without any seat type gets the default for its first subscription. */
function withDefaults(values: RowValues, defaults: RowValues): RowValues {
  const { currency = '', seat_type: type = '' } = defaults;
  const subscriptions = rowSubscriptions(values);
  const hasType = subscriptions.some(({ seatType }) => !isBlank(seatType));
  return {
    ...values,
    ...(isBlank(values['currency'] ?? '') && currency && { currency }),
    ...(!hasType && type && { [subscriptions[0]?.fields.seatType ?? '']: type }),
  };
}

/** All issues with the values of a new organization, in the order of the fields. */
function valueIssues(values: RowValues): CellIssue[] {
  const subscriptions = rowSubscriptions(values);
  const types = subscriptions.map(({ seatType }) => uniqueKey(seatType));
  return [
    ...Object.keys(organizationFields).flatMap((field) => checkValue(field, values)),
    ...subscriptions.flatMap(({ fields }, index): CellIssue[] => {
      const isDuplicate = types[index] !== '' && types.indexOf(types[index] ?? '') < index;
      return [
        ...checkValue(fields.seatType, values),
        ...(isDuplicate ? [{ field: fields.seatType, code: 'unique' } as const] : []),
        ...checkValue(fields.totalSeats, values),
      ];
    }),
  ];
}

/** Checks a value cleaned, as it will be sent. */
function checkValue(field: ImportField, values: RowValues): CellIssue[] {
  const { rule } = fieldOf(field);
  const cleaned = cleanField(rule, values[field] ?? '', values);
  const issue = rule.kind === 'number' ? checkNumberText(rule, cleaned) : checkField(rule, cleaned);
  return issue ? [{ field, ...issue }] : [];
}

/** The subscriptions of a row; one without any has a blank one. */
export function rowSubscriptions(values: RowValues) {
  const all = subscriptionSlots.map((fields) => ({
    fields,
    seatType: values[fields.seatType] ?? '',
    totalSeats: values[fields.totalSeats] ?? '',
  }));
  const given = all.filter(({ seatType, totalSeats }) => !isBlank(seatType + totalSeats));
  return given.length > 0 ? given : all.slice(0, 1);
}

/** "USD 3,371.42", or the texts of the row if they aren't an amount. */
export function rowAmount({ amount = '', currency = '' }: RowValues): string {
  return (
    formatMoney(parseDecimal(amount)?.value, currency.trim()) ?? [amount, currency].join(' ').trim()
  );
}

/** The payload that creates the organization of a row without issues. */
export function rowToCreatePayload(values: RowValues): CreateOrganizationPayload {
  return toCreatePayload({
    ...mapValues(organizationFields, (_, name) => values[name] ?? ''),
    subscriptions: rowSubscriptions(values).map(({ seatType, totalSeats }) => ({
      seat_type: seatType,
      total_seats: totalSeats,
    })),
  });
}

/** A field whose value other rows have, too. */
export interface Duplicate {
  readonly field: ImportField;
  readonly code: 'duplicate';
  /** All of them. */
  readonly rows: readonly ImportRow[];
}

/** The rows that share an id, a subdomain or a name, by their ids. */
export function findDuplicates(
  rows: readonly ImportRow[],
): ReadonlyMap<string, readonly Duplicate[]> {
  const keys = rows.flatMap((row) => row.keys.map((key) => ({ row, ...key })));
  const groups = groupBy(keys, ({ field, value }) =>
    field === 'id' ? `id ${value}` : `${field} ${uniqueKey(value)}`,
  );
  const found = new Map<string, Duplicate[]>();
  for (const group of Object.values(groups).filter(({ length }) => length > 1)) {
    const same = group.map(({ row }) => row);
    for (const { row, field } of group)
      found.set(row.id, [...(found.get(row.id) ?? []), { field, code: 'duplicate', rows: same }]);
  }
  return found;
}
