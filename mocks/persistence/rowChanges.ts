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

const changesSchema = v.array(
  v.variant('model', [
    changeOf('organization'),
    changeOf('subscription'),
    changeOf('activity'),
    changeOf('token'),
  ]),
);

/** A row after its creation or an update; no call deletes a persisted row. */
export type RowChange = v.InferOutput<typeof changesSchema>[number];

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

/** Applies the changes of a journal entry; throws if one is invalid. */
export function applyChanges(database: Database, entry: unknown): void {
  for (const { model, operation, row } of v.parse(changesSchema, entry)) {
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
