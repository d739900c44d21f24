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
  /** Each world has a journal of its own. */
  readonly datasetKey: string;
  readonly version?: number;
  /**
   * The browser holds changes to another version of the model, or nothing that can be read: they
   * were thrown away.
   */
  readonly onVersionMismatch: () => void;
}

/**
 * A journal in IndexedDB, whose own version is the model's. Its transactions are what keeps the
 * tabs apart: one that writes has the store for itself. A turn costs a few reads and at most one
 * small write, however large the world is.
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
      // The browser closed the connection (its data were cleared, say): a new one will do.
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
        db.createObjectStore('journal', { keyPath: ['world', 'number'] });
        if (oldVersion > 0) onVersionMismatch();
      },
      // A tab of a newer console wants to go on: this one keeps its changes to itself from here on.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => (connection = undefined),
    });
  }

  /** A store that can't be opened is damaged, or of a newer model: it makes room. */
  async function openOrRecreateDatabase(): Promise<IDBPDatabase<Schema>> {
    const db = await openDatabase().catch(() => undefined);
    if (db?.objectStoreNames.contains('journal')) return db;
    db?.close();
    await deleteDB(databaseName);
    onVersionMismatch();
    return openDatabase();
  }
}
