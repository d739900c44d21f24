import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { JournalEntry, Journal } from '../Journal';
import { modelVersion } from '../modelVersion';

const databaseName = 'ams.demo';

interface StoredEntry extends JournalEntry {
  readonly datasetKey: string;
}

interface Schema extends DBSchema {
  journal: { key: [string, number]; value: StoredEntry };
}

interface Options {
  /** Each dataset has its own journal. */
  readonly datasetKey: string;
  readonly version?: number;
  /**
   * Called when the stored changes belong to another model version or can't be read; they have
   * been discarded.
   */
  readonly onVersionMismatch: () => void;
}

/**
 * A journal in IndexedDB; the version of its database is that of the model. Readwrite transactions
 * on a store never overlap, so concurrent tabs can't interleave. A transaction costs a few reads
 * and at most one small write, whatever the size of the dataset.
 */
export function createIndexedDbJournal({
  datasetKey,
  version = modelVersion,
  onVersionMismatch,
}: Options): Journal {
  let connection: Promise<IDBPDatabase<Schema>> | undefined;
  let hasConnected = false;
  const wholeJournal = IDBKeyRange.bound([datasetKey, 0], [datasetKey, Infinity]);

  return {
    async transact(lastEntry, callback) {
      const transaction = await beginTransaction();
      const { store } = transaction;
      const entriesSinceLast = lastEntry
        ? await store.getAll(
            IDBKeyRange.bound([datasetKey, lastEntry.number], [datasetKey, Infinity]),
          )
        : [];
      const isReset = lastEntry !== undefined && entriesSinceLast[0]?.id !== lastEntry.id;
      const newEntries =
        lastEntry && !isReset ? entriesSinceLast.slice(1) : await store.getAll(wholeJournal);
      const { changes, truncate = false } = callback(newEntries, isReset);
      if (truncate) await store.delete(wholeJournal);
      const previousEntry = truncate
        ? undefined
        : (newEntries.at(-1) ?? (isReset ? undefined : lastEntry));
      const entry = {
        datasetKey,
        number: (previousEntry?.number ?? 0) + 1,
        id: crypto.randomUUID(),
        changes,
      };
      if (changes.length > 0) await store.add(entry);
      await transaction.done;
      return changes.length > 0 ? entry : previousEntry;
    },
  };

  async function beginTransaction() {
    const startTransaction = (db: IDBPDatabase<Schema>) =>
      db.transaction('journal', 'readwrite', { durability: 'relaxed' });
    try {
      return startTransaction(await connect());
    } catch {
      // The browser closed the connection, for example because its data was cleared: reconnect.
      connection = undefined;
      return startTransaction(await connect());
    }
  }

  async function connect(): Promise<IDBPDatabase<Schema>> {
    connection ??= hasConnected ? openDatabase() : openOrRecreateDatabase();
    const db = await connection;
    hasConnected = true;
    return db;
  }

  function openDatabase(): Promise<IDBPDatabase<Schema>> {
    return openDB<Schema>(databaseName, version, {
      upgrade(db, oldVersion) {
        if (db.objectStoreNames.contains('journal')) db.deleteObjectStore('journal');
        db.createObjectStore('journal', { keyPath: ['datasetKey', 'number'] });
        if (oldVersion > 0) onVersionMismatch();
      },
      // Don't block the upgrade by a tab with a newer console; this tab continues in memory.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => (connection = undefined),
    });
  }

  /** A database that can't be opened is damaged or of a newer version: recreate it. */
  async function openOrRecreateDatabase(): Promise<IDBPDatabase<Schema>> {
    const db = await openDatabase().catch(() => undefined);
    if (db?.objectStoreNames.contains('journal')) return db;
    db?.close();
    await deleteDB(databaseName);
    onVersionMismatch();
    return openDatabase();
  }
}
