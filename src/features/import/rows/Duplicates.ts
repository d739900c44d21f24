import { cleanField } from '~/domain/text/cleanField';
import { uniqueKey } from '~/domain/text/cleanText';
import { idField, importRule, type ImportField } from './importFields';
import type { ImportRow } from './ImportRow';

/** A field that repeats the value of an earlier row. */
export interface Duplicate {
  readonly field: ImportField;
  readonly original: ImportRow;
}

/** Fields that are unique across organizations, ignoring case but for the id. */
const uniqueFields = [idField, 'name', 'subdomain'] as const;

/** Finds rows that repeat a name or subdomain of an earlier row; rows can be added in batches. */
export class Duplicates {
  private readonly byRowId = new Map<string, readonly Duplicate[]>();
  private readonly firstRows = uniqueFields.map((field) => ({
    field,
    rows: new Map<string, ImportRow>(),
  }));

  constructor(rows: readonly ImportRow[] = []) {
    this.add(rows);
  }

  /** Number of rows that repeat an earlier one. */
  get size(): number {
    return this.byRowId.size;
  }

  forRow(row: ImportRow): readonly Duplicate[] {
    return this.byRowId.get(row.id) ?? [];
  }

  add(rows: readonly ImportRow[]): void {
    for (const row of rows) {
      for (const [index, { field, rows: firstRows }] of this.firstRows.entries()) {
        const value = uniqueValues(row)[index] ?? '';
        const original = value === '' ? undefined : firstRows.get(value);
        if (original) this.byRowId.set(row.id, [...this.forRow(row), { field, original }]);
        else firstRows.set(value, row);
      }
    }
  }
}

const valuesByRow = new WeakMap<ImportRow, readonly string[]>();

/** Kept, because all rows are compared after a correction of one. */
function uniqueValues(row: ImportRow): readonly string[] {
  const values =
    valuesByRow.get(row) ??
    uniqueFields.map((field) => uniqueKey(cleanField(importRule(field), row.values[field] ?? '')));
  valuesByRow.set(row, values);
  return values;
}
