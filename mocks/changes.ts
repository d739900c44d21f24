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
 * The tables whose changes outlive the page; staff never change, sessions have a place of their own
 * (`SessionStore`).
 */
const persistedTables = Object.keys(recordSchemas) as readonly PersistedTable[];

/** A row as it is since a change; null is one that was removed. */
export interface RowChange {
  readonly table: string;
  readonly id: string;
  readonly row: unknown;
}

/** What was written to a database since this was last asked. */
export function drainChanges(database: Database): RowChange[] {
  return persistedTables.flatMap((name) => {
    const table = database[name];
    return table
      .drainChangedIds()
      .map((id) => ({ table: name, id, row: toPlainObject(table.get(id)) }));
  });
}

/** Puts changes over a database; throws for one that is none. */
export function applyChanges(database: Database, changes: readonly unknown[]): void {
  for (const { table, id, row } of changes.map(parseChange)) {
    if (row === null) database[table].remove(id);
    else if (database[table].get(id)) (database[table] as WritableTable).update(id, row);
    else (database[table] as WritableTable).create(row);
  }
  drainChanges(database);
}

/** Three tables of different rows; the shape that belongs to the table has been checked. */
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
  if (record.id !== id) throw new Error(`${table} ${id} holds another row`);
  return { table, id, row: record };
}

/** Without what @mswjs/data hangs on its records. */
function toPlainObject(row: object | undefined): unknown {
  return row ? Object.fromEntries(Object.entries(row)) : null;
}
