import { mapValues } from 'es-toolkit';
import { organizationFields } from '~/domain/organizationFields';
import { toCreatePayload, type CreateOrganizationPayload } from '~/domain/organizationValues';
import { checkField } from '~/domain/rules/checkField';
import type { FieldIssue } from '~/domain/rules/FieldRule';
import { checkNumberText } from '~/domain/rules/parseNumber';
import { cleanField } from '~/domain/text/cleanField';
import { cleanText, uniqueKey } from '~/domain/text/cleanText';
import { isBlank } from '~/lib/text';
import type { Cell, CellFault } from '~/lib/xlsx/cell';
import {
  fieldRule,
  identifyingFields,
  slotFields,
  subscriptionSlot,
  swapSeparators,
  type DecimalSeparator,
  type Defaults,
  type ImportField,
} from './fields';

/** The texts of a row by field. */
export type RowValues = Readonly<Record<ImportField, string>>;

/** What is wrong with a cell: its value, or that it has none; a row can have too many cells. */
export type CellIssue = { readonly field: ImportField } & (
  | FieldIssue
  | { readonly code: CellFault | 'extra_cells' | 'unknown'; readonly params?: undefined }
);

/** Field of an issue that concerns the whole row. */
export const wholeRow = 'row';

/** A row of a file as it was read, and as it was edited in the import. */
export interface SourceRow {
  readonly id: string;
  readonly fileId: string;
  /** The number that a spreadsheet shows. */
  readonly line: number;
  /** Only those of matched columns. */
  readonly cells: Readonly<Record<ImportField, Cell>>;
  /** An extra comma shifts all later cells: no cell of such a row can be trusted. */
  readonly hasExtraCells: boolean;
}

/** How the cells of a file are to be read. */
export interface RowReading {
  readonly decimalSeparator: DecimalSeparator;
  readonly defaults: Defaults;
}

/** A value that names an organization. */
export interface RowKey {
  readonly field: (typeof identifyingFields)[number];
  readonly value: string;
}

/** A row, read and checked. */
export interface ImportRow extends SourceRow {
  /** What the cells mean: numbers with a decimal point, and defaults for blank cells. */
  readonly values: RowValues;
  /** As a new organization. */
  readonly issues: readonly CellIssue[];
  /** What identifies its organization, in the order in which it counts; none that is faulty. */
  readonly keys: readonly RowKey[];
}

/** Reads the cells of a row, and checks their values by the rules of their fields. */
export function checkRow(row: SourceRow, { decimalSeparator, defaults }: RowReading): ImportRow {
  const read = mapValues(row.cells, (cell, field) => readCell(field, cell, decimalSeparator));
  const values = withDefaults(read, defaults);
  const faults = Object.entries(row.cells).flatMap(([field, { fault }]): CellIssue[] =>
    fault ? [{ field, code: fault }] : [],
  );
  const hasFault = (field: ImportField) => faults.some((issue) => issue.field === field);
  const issues = [
    ...(row.hasExtraCells ? [{ field: wholeRow, code: 'extra_cells' } as const] : []),
    ...faults,
    ...valueIssues(values)
      .filter(({ field }) => !hasFault(field))
      .map((issue) =>
        issue.code === 'decimal_point' && decimalSeparator === 'comma'
          ? ({ ...issue, code: 'decimal_comma' } as const)
          : issue,
      ),
  ];
  const keys = identifyingFields.flatMap((field) => {
    const value = cleanText(cleanField(fieldRule(field), values[field] ?? ''));
    return value === '' || issues.some((issue) => issue.field === field) ? [] : [{ field, value }];
  });
  return { ...row, values, issues, keys };
}

/** With a decimal point, or a currency code in capitals; any other as it is. */
function readCell(field: ImportField, { text, number }: Cell, separator: DecimalSeparator): string {
  const rule = fieldRule(field);
  if (rule.kind === 'choice') return cleanText(text).toUpperCase();
  if (rule.kind !== 'number') return text;
  if (number !== undefined) return String(number);
  const ungrouped = text.replaceAll(/(?<=\d)['’](?=\d{3})/g, '');
  const pointed = separator === 'comma' ? swapSeparators(ungrouped) : ungrouped;
  // Spreadsheets write whole numbers of a column with decimals: 250.0. Three zeros may be thousands.
  return rule.integer ? pointed.replace(/(?<=\d)\.0{1,2}(?=\s*$)/, '') : pointed;
}

/** A row without any seat type gets the default for its first subscription. */
function withDefaults(values: RowValues, defaults: Defaults): RowValues {
  const { currency = '', seat_type: type = '' } = defaults;
  const slots = slotsOf(values).map(slotFields);
  const hasType = slots.some(({ seatType }) => !isBlank(values[seatType] ?? ''));
  const first = slots.find(({ totalSeats }) => !isBlank(values[totalSeats] ?? ''));
  return {
    ...values,
    ...(isBlank(values['currency'] ?? '') && currency && { currency }),
    ...(!hasType && type && { [(first ?? slotFields(1)).seatType]: type }),
  };
}

/** All issues with the values of a new organization, in the order of the fields. */
function valueIssues(values: RowValues): CellIssue[] {
  const seatTypes = new Set<string>();
  return [
    ...Object.keys(organizationFields).flatMap((field) => checkValue(field, values)),
    ...rowSubscriptions(values).flatMap(({ slot, seatType }) => {
      const fields = slotFields(slot);
      const key = uniqueKey(seatType);
      const isDuplicate = key !== '' && seatTypes.has(key);
      seatTypes.add(key);
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
  const rule = fieldRule(field);
  const cleaned = cleanField(rule, values[field] ?? '', values);
  const issue = rule.kind === 'number' ? checkNumberText(rule, cleaned) : checkField(rule, cleaned);
  return issue ? [{ field, ...issue }] : [];
}

/** The subscriptions of a row; one without any has a blank one. */
export function rowSubscriptions(values: RowValues) {
  const subscriptions = slotsOf(values)
    .map((slot) => {
      const { seatType, totalSeats } = slotFields(slot);
      return { slot, seatType: values[seatType] ?? '', totalSeats: values[totalSeats] ?? '' };
    })
    .filter(({ seatType, totalSeats }) => !isBlank(seatType) || !isBlank(totalSeats));
  return subscriptions.length > 0 ? subscriptions : [{ slot: 1, seatType: '', totalSeats: '' }];
}

function slotsOf(values: RowValues): readonly number[] {
  const slots = Object.keys(values).flatMap((field) => subscriptionSlot(field) ?? []);
  return [...new Set(slots)].toSorted((a, b) => a - b);
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

/** A field whose value other rows have too. */
export interface Duplicate {
  readonly field: ImportField;
  /** All of them. */
  readonly rows: readonly ImportRow[];
}

/** The rows that share an id, a subdomain or a name, by their ids. */
export function findDuplicates(
  rows: readonly ImportRow[],
): ReadonlyMap<string, readonly Duplicate[]> {
  const found = new Map<string, Duplicate[]>();
  for (const field of identifyingFields) {
    const groups = new Map<string, ImportRow[]>();
    for (const row of rows) {
      const key = row.keys.find((candidate) => candidate.field === field);
      const value = field === 'id' ? key?.value : key && uniqueKey(key.value);
      if (value !== undefined) push(groups, value, row);
    }
    for (const group of groups.values())
      if (group.length > 1) for (const { id } of group) push(found, id, { field, rows: group });
  }
  return found;
}

function push<Item>(groups: Map<string, Item[]>, key: string, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}
