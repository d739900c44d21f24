import { deleteDB, openDB } from 'idb';
import { abortUpgrade, databaseName } from './createIndexedDbJournal';
import { modelVersion } from './modelVersion';

/**
 * The number of changes in this browser that were made with another model version, in any scenario. The
 * journal of this version replaces them.
 */
export async function countUnreadableChanges(version = modelVersion): Promise<number> {
  try {
    const db = await openDB(databaseName, undefined, {
      // Without a database there is nothing to count, and none is created.
      upgrade: (_db, _oldVersion, _newVersion, transaction) => abortUpgrade(transaction),
    });
    const isUnreadable = db.version !== version && db.objectStoreNames.contains('journal');
    const count = isUnreadable ? await db.count('journal') : 0;
    db.close();
    return count;
  } catch {
    return 0;
  }
}

/** Deletes the changes of all scenarios. */
export function discardChanges(): Promise<void> {
  return deleteDB(databaseName);
}
