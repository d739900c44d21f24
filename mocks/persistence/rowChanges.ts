import * as v from 'valibot';
import type { Database } from '../database/createDatabase';
import { onWrite } from '../database/onWrite';
import { recordSchemas } from './recordSchemas';

const changeOf = <Name extends keyof typeof recordSchemas>(model: Name) =>
  v.object({
    model: v.literal(model),
    operation: v.picklist(['create', 'update']),
    row: recordSchemas[model],
  });

/** An entry of the journal: changes to the seed of a day, in days since 1970-01-01. */
const entrySchema = v.object({
  seedDay: v.pipe(v.number(), v.integer(), v.minValue(0)),
  changes: v.array(
    v.variant('model', [
      changeOf('organization'),
      changeOf('subscription'),
      changeOf('activity'),
      changeOf('token'),
    ]),
  ),
});

/** A row after its creation or an update; no call deletes a persisted row. */
type RowChange = JournalEntry['changes'][number];

type JournalEntry = v.InferOutput<typeof entrySchema>;

/** Records the changes to persisted rows; the returned function returns those since its last call. */
export function recordChanges(database: Database): () => RowChange[] {
  let changes: RowChange[] = [];
  onWrite(database, (model, operation, row) => {
    if (row && Object.hasOwn(recordSchemas, model))
      changes.push({ model, operation, row: plainRow(row) } as RowChange);
  });
  return () => {
    const recorded = changes;
    changes = [];
    return recorded;
  };
}

/** Drops the property that @mswjs/data adds to the rows of its events. */
function plainRow(row: object): object {
  const { SERIALIZED_INTERNAL_PROPERTIES: _, ...plain } = row as Record<string, unknown>;
  return plain;
}

/** Validates an entry, which anyone could have edited in browser storage; throws if it is invalid. */
export function parseEntry(entry: unknown): JournalEntry {
  return v.parse(entrySchema, entry);
}

/** Applies changes to the rows that they were recorded from; throws if one is missing. */
export function applyChanges(database: Database, changes: readonly RowChange[]): void {
  for (const { model, operation, row } of changes) {
    const table = database[model] as WritableModel;
    if (operation === 'create') table.create(row);
    else table.update({ where: { id: { equals: row.id } }, data: row, strict: true });
  }
}

/** Common type of the models; a row has been validated against its own. */
interface WritableModel {
  create(row: object): unknown;
  update(query: {
    readonly where: { readonly id: { readonly equals: string } };
    readonly data: object;
    readonly strict: true;
  }): unknown;
}
