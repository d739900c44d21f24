import type { ImportField } from './importFields';
import type { ImportRow } from './ImportRow';

/** A row that says what an earlier one says. */
export interface Duplicate {
  readonly field: ImportField;
  /** The earlier row. */
  readonly original: ImportRow;
}

/** Fields that no two organizations share, whatever the case of their letters. */
const uniqueFields = ['name', 'subdomain'] as const;

/**
 * The rows that repeat a name or a subdomain of an earlier one, found as rows come: the first of
 * them stands.
 */
export class Duplicates {
  private readonly byRowId = new Map<string, readonly Duplicate[]>();
  private readonly firstRows = uniqueFields.map((field) => ({
    field,
    rows: new Map<string, ImportRow>(),
  }));

  constructor(rows: readonly ImportRow[] = []) {
    this.add(rows);
  }

  /** How many rows repeat an earlier one. */
  get size(): number {
    return this.byRowId.size;
  }

  forRow(row: ImportRow): readonly Duplicate[] {
    return this.byRowId.get(row.id) ?? [];
  }

  add(rows: readonly ImportRow[]): void {
    for (const row of rows) {
      for (const { field, rows: first } of this.firstRows) {
        const value = (row.cells[field] ?? '').trim().toLowerCase();
        const original = value === '' ? undefined : first.get(value);
        if (original) this.byRowId.set(row.id, [...this.forRow(row), { field, original }]);
        else first.set(value, row);
      }
    }
  }
}
