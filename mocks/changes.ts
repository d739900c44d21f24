import * as v from 'valibot';
import type { Database } from './database';
import { organizationRecord, subscriptionRecord, tokenRecord } from './records';

const recordSchemas = {
  organizations: organizationRecord,
  subscriptions: subscriptionRecord,
  tokens: tokenRecord,
};

type PersistedTable = keyof typeof recordSchemas;

/**
 * The tables whose changes survive a reload. Staff never change; sessions have their own storage
 * (`SessionPersistence`).
 */
const persistedTables = Object.keys(recordSchemas) as readonly PersistedTable[];

/** A row after a change; null if it was removed. */
export interface RowChange {
  readonly table: string;
  readonly id: string;
  readonly row: unknown;
}

/** The changes to a database since the last call. */
export function drainChanges(database: Database): RowChange[] {
  return persistedTables.flatMap((name) => {
    const table = database[name];
    return table
      .drainChangedIds()
      .map((id) => ({ table: name, id, row: toPlainObject(table.get(id)) }));
  });
}

/** Applies changes to a database; throws if one is invalid. */
export function applyChanges(database: Database, changes: readonly unknown[]): void {
  for (const { table, id, row } of changes.map(parseChange)) {
    if (row === null) database[table].remove(id);
    else if (database[table].get(id)) (database[table] as WritableTable).update(id, row);
    else (database[table] as WritableTable).create(row);
  }
  drainChanges(database);
}

/** Common type of the three tables; `parseChange` has validated the row against its table. */
interface WritableTable {
  update(id: string, row: object): unknown;
  create(row: object): unknown;
}

const changeSchema = v.object({
  table: v.picklist(persistedTables),
  id: v.string(),
  row: v.unknown(),
});

function parseChange(value: unknown): {
  readonly table: PersistedTable;
  readonly id: string;
  readonly row: object | null;
} {
  const { table, id, row } = v.parse(changeSchema, value);
  if (row === null) return { table, id, row };
  const record = v.parse(recordSchemas[table], row);
  if (record.id !== id) throw new Error(`${table} ${id} contains the row ${record.id}`);
  return { table, id, row: record };
}

/** Drops the internal symbol properties that @mswjs/data adds to its records. */
function toPlainObject(row: object | undefined): unknown {
  return row ? Object.fromEntries(Object.entries(row)) : null;
}
