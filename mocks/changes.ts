import * as v from 'valibot';
import type { Database } from './database';
import { organizationRow, subscriptionRow, tokenRow } from './rows';

const shapes = { organizations: organizationRow, subscriptions: subscriptionRow, tokens: tokenRow };

type KeptTable = keyof typeof shapes;

/**
 * The tables whose changes outlive the page; staff never change, sessions have a place of their own
 * (`SessionStore`).
 */
const keptTables = Object.keys(shapes) as readonly KeptTable[];

/** A row as it is since a change; null is one that was removed. */
export interface Change {
  readonly table: string;
  readonly id: string;
  readonly row: unknown;
}

/** What was written to a database since this was last asked. */
export function takeChanges(database: Database): Change[] {
  return keptTables.flatMap((name) => {
    const table = database[name];
    return table.takeTouched().map((id) => ({ table: name, id, row: plain(table.get(id)) }));
  });
}

/** Puts changes over a database; throws for one that is none. */
export function applyChanges(database: Database, changes: readonly unknown[]): void {
  for (const { table, id, row } of changes.map(checked)) {
    if (row === null) database[table].remove(id);
    else if (database[table].get(id)) (database[table] as Writable).change(id, row);
    else (database[table] as Writable).create(row);
  }
  takeChanges(database);
}

/** Three tables of different rows; the shape that belongs to the table has been checked. */
interface Writable {
  change(id: string, row: object): unknown;
  create(row: object): unknown;
}

const change = v.object({ table: v.picklist(keptTables), id: v.string(), row: v.unknown() });

function checked(value: unknown): {
  readonly table: KeptTable;
  readonly id: string;
  readonly row: object | null;
} {
  const { table, id, row } = v.parse(change, value);
  if (row === null) return { table, id, row };
  const known = v.parse(shapes[table], row);
  if (known.id !== id) throw new Error(`${table} ${id} holds another row`);
  return { table, id, row: known };
}

/** Without what @mswjs/data hangs on its records. */
function plain(row: object | undefined): unknown {
  return row ? Object.fromEntries(Object.entries(row)) : null;
}
