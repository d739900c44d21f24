import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary';
import type { Database } from './createDatabase';

type Operation = 'create' | 'update' | 'delete';

/**
 * Calls the listener after each write, with the row after a creation or an update. Uses the events
 * behind the library's own `sync` extension, which it doesn't export.
 */
export function onWrite(
  database: Database,
  listener: (model: string, operation: Operation, row?: object) => void,
): void {
  const { events } = database[DATABASE_INSTANCE];
  events.on('create', (_, model, row) => listener(String(model), 'create', row));
  events.on('update', (_, model, _previous, row) => listener(String(model), 'update', row));
  events.on('delete', (_, model) => listener(String(model), 'delete'));
}
