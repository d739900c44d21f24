import type { ImportField } from './importFields';
import type { ImportRow } from './ImportRow';

/** A row that says what an earlier one says. */
export interface Duplicate {
  readonly field: ImportField;
  /** The earlier row. */
  readonly of: ImportRow;
}

/** Fields that no two organizations share, whatever the case of their letters. */
const unique = ['name', 'subdomain'] as const;

/**
 * The rows that repeat a name or a subdomain of an earlier one, found as rows come: the first of
 * them stands.
 */
export class Duplicates {
  private readonly found = new Map<string, readonly Duplicate[]>();
  private readonly first = unique.map((field) => ({ field, rows: new Map<string, ImportRow>() }));

  constructor(rows: readonly ImportRow[] = []) {
    this.add(rows);
  }

  /** How many rows repeat an earlier one. */
  get size(): number {
    return this.found.size;
  }

  of(row: ImportRow): readonly Duplicate[] {
    return this.found.get(row.id) ?? [];
  }

  add(rows: readonly ImportRow[]): void {
    for (const row of rows) {
      for (const { field, rows: first } of this.first) {
        const value = (row.cells[field] ?? '').trim().toLowerCase();
        const earlier = value === '' ? undefined : first.get(value);
        if (earlier) this.found.set(row.id, [...this.of(row), { field, of: earlier }]);
        else first.set(value, row);
      }
    }
  }
}
