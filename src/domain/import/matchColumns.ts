import { importFields, importRule, isImportField, type ImportField } from './importFields';

/**
 * What an export, or a list of failed rows, holds and an import ignores: the server gives these by
 * itself.
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

/** Other words that lists and spreadsheets have for a field. */
const aliases: Readonly<Record<string, ImportField>> = {
  organization: 'name',
  organization_name: 'name',
  phone: 'billing_phone',
  seat_type_1: 'seat_type',
  total_seats_1: 'total_seats',
};

/** The fields that every organization needs. */
export const requiredFields: readonly ImportField[] = importFields.filter(
  (field) => importRule(field).required,
);

/**
 * Which field a header's words mean, however they are spelt (`Billing e-mail` is not one of them);
 * undefined for none.
 */
export function fieldForHeader(header: string): ImportField | undefined {
  const normalized = normalizeHeader(header);
  const field = Object.hasOwn(aliases, normalized) ? aliases[normalized] : normalized;
  return field !== undefined && isImportField(field) ? field : undefined;
}

/** True for a column that needs no field. */
export function isIgnoredHeader(header: string): boolean {
  return ignored.has(normalizeHeader(header));
}

/** The field of each column; of two columns for one field the first has it. */
export function matchColumns(headers: readonly string[]): (ImportField | undefined)[] {
  const assigned = new Set<ImportField>();
  return headers.map((header) => {
    const field = fieldForHeader(header);
    if (field === undefined || assigned.has(field)) return undefined;
    assigned.add(field);
    return field;
  });
}

/** How much a line looks like a header: by how many of its cells are known. */
export function headerScore(cells: readonly string[]): number {
  return cells.filter((cell) => fieldForHeader(cell) !== undefined || isIgnoredHeader(cell)).length;
}

function normalizeHeader(header: string): string {
  return header
    .replaceAll('\uFEFF', '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_');
}
