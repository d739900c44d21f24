import { cleanField } from '~/domain/text/cleanField';
import { uniqueKey } from '~/domain/text/cleanText';
import { idField, importRule, type ImportField } from './importFields';
import type { ImportRow } from './ImportRow';

/** A field whose value other rows have too. */
export interface Duplicate {
  readonly field: ImportField;
  /** The first of the other rows. */
  readonly others: readonly ImportRow[];
  /** How many other rows there are. */
  readonly count: number;
}

/** Fields that are unique across organizations, ignoring case but for the id. */
const uniqueFields = [idField, 'name', 'subdomain'] as const;

/** As many as a message names. */
const maxOthers = 3;

/** Finds rows that share an id, a name or a subdomain; rows can be added in batches. */
export class Duplicates {
  private readonly rowIds = new Set<string>();
  private readonly fields = uniqueFields.map((field) => ({
    field,
    firstRows: new Map<string, ImportRow>(),
    /** The rows of each value that several have. */
    groups: new Map<string, ImportRow[]>(),
  }));

  /** Without the rows that are left out, by their ids. */
  constructor(
    rows: readonly ImportRow[] = [],
    private readonly leftOut: ReadonlySet<string> = new Set(),
  ) {
    this.add(rows);
  }

  /** Number of rows that share a value. */
  get size(): number {
    return this.rowIds.size;
  }

  has(row: ImportRow): boolean {
    return this.rowIds.has(row.id);
  }

  forRow(row: ImportRow): readonly Duplicate[] {
    return this.fields.flatMap(({ field, groups }, index) => {
      const rows = groups.get(uniqueValues(row)[index] ?? '');
      if (!rows || !this.has(row)) return [];
      const first = rows.slice(0, maxOthers + 1).filter(({ id }) => id !== row.id);
      return [{ field, others: first.slice(0, maxOthers), count: rows.length - 1 }];
    });
  }

  add(rows: readonly ImportRow[]): void {
    for (const row of rows) {
      if (this.leftOut.has(row.id)) continue;
      for (const [index, { firstRows, groups }] of this.fields.entries()) {
        const value = uniqueValues(row)[index] ?? '';
        const first = value === '' ? undefined : firstRows.get(value);
        if (!first) {
          firstRows.set(value, row);
          continue;
        }
        const group = groups.get(value) ?? [first];
        groups.set(value, group);
        group.push(row);
        this.rowIds.add(first.id).add(row.id);
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
