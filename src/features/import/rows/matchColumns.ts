import { searchKey } from '~/domain/text/cleanText';
import { columnSynonyms } from './columnSynonyms';
import {
  importFields,
  importRule,
  isImportField,
  subscriptionField,
  type ImportField,
} from './importFields';

/** Columns of an export, or of a list of failed rows, that an import ignores. */
const ignored = new Set(
  [
    'status',
    'registered_at',
    'registered_on',
    'date_registered',
    'updated_at',
    'last_updated',
    'used_seats',
    'available_seats',
    'used_seats_30_days_ago',
    'full_in_days',
    'reason',
  ].map(headerKey),
);

/** The fields by the keys of their names and synonyms. */
const fieldsByHeader: ReadonlyMap<string, ImportField> = new Map(
  Object.entries(columnSynonyms).flatMap(([field, synonyms]) =>
    [field, ...synonyms.trim().split(/[,\n]/)].map((name) => [headerKey(name), field] as const),
  ),
);

const requiredFields: readonly ImportField[] = importFields.filter(
  (field) => importRule(field).required,
);

/** Values for rows whose cell is blank. */
export interface ImportDefaults {
  readonly seatType: string;
  readonly currency: string;
}

export const noDefaults: ImportDefaults = { seatType: '', currency: '' };

/**
 * The field that a header means; undefined if none. A number at its end is that of a subscription:
 * "Seats 2".
 */
function fieldForHeader(header: string): ImportField | undefined {
  const key = headerKey(header);
  const field = fieldsByHeader.get(key);
  if (field !== undefined) return field;
  const [, name = '', number] = /^(.*?)([1-9]\d?)$/.exec(key) ?? [];
  const numbered = subscriptionField(fieldsByHeader.get(name), Number(number));
  return numbered !== undefined && isImportField(numbered) ? numbered : undefined;
}

/** Whether a column is known but not imported. */
export function isIgnoredHeader(header: string): boolean {
  return ignored.has(headerKey(header));
}

/** The field of each column; if two columns match the same field, the first one gets it. */
export function matchColumns(headers: readonly string[]): (ImportField | undefined)[] {
  const assigned = new Set<ImportField>();
  return headers.map((header) => {
    const field = fieldForHeader(header);
    if (field === undefined || assigned.has(field)) return undefined;
    assigned.add(field);
    return field;
  });
}

/** The required fields that neither a column nor a default fills. */
export function missingFields(
  columns: readonly (ImportField | undefined)[],
  { seatType, currency }: ImportDefaults,
): readonly ImportField[] {
  return requiredFields.filter(
    (field) =>
      !columns.includes(field) &&
      !(field === 'seat_type' && seatType !== '') &&
      !(field === 'currency' && currency !== ''),
  );
}

/** How much a line looks like a header: the number of its known cells. */
export function headerScore(cells: readonly (string | number)[]): number {
  return cells
    .map(String)
    .filter((cell) => fieldForHeader(cell) !== undefined || isIgnoredHeader(cell)).length;
}

/** Equal for headers that differ in case, accents, spaces and signs only. */
function headerKey(header: string): string {
  return searchKey(header).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
