import { uniqueKey } from '~/domain/text/cleanText';
import { importFields, importRule, isImportField, type ImportField } from './importFields';

/**
 * Columns of an export, or of a list of failed rows, that an import ignores: the server sets them.
 */
const ignored = new Set([
  'id',
  'status',
  'registered_at',
  'date_registered',
  'updated_at',
  'last_updated',
  'used_seats',
  'available_seats',
  'reason',
]);

/** Alternative headers for a field. */
const aliases: Readonly<Record<string, ImportField>> = {
  organization: 'name',
  organization_name: 'name',
  phone: 'billing_phone',
  seat_type_1: 'seat_type',
  total_seats_1: 'total_seats',
};

const requiredFields: readonly ImportField[] = importFields.filter(
  (field) => importRule(field).required,
);

/**
 * The field that a header means, ignoring case and separators (`Billing e-mail` doesn't match);
 * undefined if none.
 */
function fieldForHeader(header: string): ImportField | undefined {
  const normalized = normalizeHeader(header);
  const field = Object.hasOwn(aliases, normalized) ? aliases[normalized] : normalized;
  return field !== undefined && isImportField(field) ? field : undefined;
}

/** Whether a column is known but not imported. */
export function isIgnoredHeader(header: string): boolean {
  return ignored.has(normalizeHeader(header));
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

/** The required fields that no column fills; a default replaces the column of seat types. */
export function missingFields(
  columns: readonly (ImportField | undefined)[],
  defaultSeatType: string,
): readonly ImportField[] {
  return requiredFields.filter(
    (field) => !columns.includes(field) && !(field === 'seat_type' && defaultSeatType !== ''),
  );
}

/** How much a line looks like a header: the number of its known cells. */
export function headerScore(cells: readonly string[]): number {
  return cells.filter((cell) => fieldForHeader(cell) !== undefined || isIgnoredHeader(cell)).length;
}

function normalizeHeader(header: string): string {
  return uniqueKey(header).replaceAll(/[ _-]+/g, '_');
}
