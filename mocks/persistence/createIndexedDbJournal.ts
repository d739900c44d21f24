import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Journal } from './Journal';
import { modelVersion } from './modelVersion';

export const databaseName = 'ams.demo';

interface Entry {
  readonly datasetKey: string;
  readonly number: number;
  /** Distinguishes it from an entry with the same number in a journal that was since truncated. */
  readonly id: string;
  readonly content: unknown;
}

interface Schema extends DBSchema {
  journal: { key: [string, number]; value: Entry };
}

interface Options {
  /** Each dataset has its own journal. */
  readonly datasetKey: string;
  readonly version?: number;
  /**
   * Called when the database belonged to another model version or couldn't be read; it has been
   * replaced. `countUnreadableChanges` says beforehand whether that loses anything.
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
  let running: IDBPTransaction<Schema, ['journal'], 'readwrite'> | undefined;
  /** The newest entry that this page has read or written. */
  let lastEntry: Entry | undefined;
  const entriesFrom = (number: number) =>
    IDBKeyRange.bound([datasetKey, number], [datasetKey, Infinity]);

  // WebKit keeps a page that was left for Back, with its transaction, for which all other pages
  // would wait (https://github.com/w3c/IndexedDB/issues/381). Back then loads the page again.
  window.addEventListener('pagehide', () => {
    if (!running) return;
    try {
      running.abort();
      window.addEventListener('pageshow', () => location.reload(), { once: true });
    } catch {
      // It is being committed.
    }
  });

  return {
    async transact(callback) {
      running = await beginTransaction();
      const { store, done } = running;
      const end = () => void (running = undefined);
      done.then(end, end);
      let entries = await store.getAll(entriesFrom(lastEntry?.number ?? 0));
      const isReset = lastEntry !== undefined && entries[0]?.id !== lastEntry.id;
      if (isReset) entries = await store.getAll(entriesFrom(0));
      const newEntries = lastEntry && !isReset ? entries.slice(1) : entries;
      const { entry: content, truncate = false } = callback(
        newEntries.map((entry) => entry.content),
        isReset,
      );
      if (truncate) {
        await store.delete(entriesFrom(0));
        entries = [];
      }
      if (content !== undefined) {
        const number = (entries.at(-1)?.number ?? 0) + 1;
        const entry = { datasetKey, number, id: crypto.randomUUID(), content };
        await store.add(entry);
        entries.push(entry);
      }
      await done;
      lastEntry = entries.at(-1);
    },
  };

  async function beginTransaction() {
    const startTransaction = (db: IDBPDatabase<Schema>) =>
      db.transaction('journal', 'readwrite', { durability: 'relaxed' });
    connection ??= openOrRecreateDatabase();
    try {
      return startTransaction(await connection);
    } catch {
      // The browser closed the connection, for example because its data was cleared: reconnect.
      connection = openDatabase({ replaces: false });
      return startTransaction(await connection);
    }
  }

  /** `replaces` the journal of another version; without it, opening such a database fails. */
  function openDatabase({ replaces }: { readonly replaces: boolean }) {
    return openDB<Schema>(databaseName, version, {
      upgrade(db, oldVersion, _, transaction) {
        // A tab with another console has taken over while this one was open.
        if (oldVersion > 0 && !replaces) return abortUpgrade(transaction);
        if (db.objectStoreNames.contains('journal')) db.deleteObjectStore('journal');
        db.createObjectStore('journal', { keyPath: ['datasetKey', 'number'] });
        if (oldVersion > 0) onVersionMismatch();
      },
      // Don't block a tab with another console; this tab continues in memory.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
  }

  /** A database that can't be opened is damaged or of a higher version: recreate it. */
  async function openOrRecreateDatabase(): Promise<IDBPDatabase<Schema>> {
    const db = await openDatabase({ replaces: true }).catch(() => undefined);
    if (db?.objectStoreNames.contains('journal')) return db;
    db?.close();
    await deleteDB(databaseName);
    onVersionMismatch();
    return openDatabase({ replaces: true });
  }
}

/** Leaves the database as it is; opening it then rejects. */
export function abortUpgrade(transaction: {
  readonly done: Promise<void>;
  readonly abort: () => void;
}): void {
  transaction.done.catch(() => {});
  transaction.abort();
}
