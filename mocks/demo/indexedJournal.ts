import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Entry, Journal } from '../Journal';
import { modelVersion } from '../modelVersion';

const name = 'ams.demo';

interface Stored extends Entry {
  readonly world: string;
}

interface Schema extends DBSchema {
  journal: { key: [string, number]; value: Stored };
}

interface Options {
  /** Each world has a journal of its own. */
  readonly world: string;
  readonly version?: number;
  /**
   * The browser holds changes to another version of the model, or nothing that can be read: they
   * were thrown away.
   */
  readonly onOtherModel: () => void;
}

/**
 * A journal in IndexedDB, whose own version is the model's. Its transactions are what keeps the
 * tabs apart: one that writes has the store for itself. A turn costs a few reads and at most one
 * small write, however large the world is.
 */
export function indexedJournal({ world, version = modelVersion, onOtherModel }: Options): Journal {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  let wasOpen = false;
  const all = IDBKeyRange.bound([world, 0], [world, Infinity]);

  return {
    async turn(last, step) {
      const transaction = await begin();
      const { store } = transaction;
      const since = last
        ? await store.getAll(IDBKeyRange.bound([world, last.number], [world, Infinity]))
        : [];
      const anew = last !== undefined && since[0]?.id !== last.id;
      const news = last && !anew ? since.slice(1) : await store.getAll(all);
      const { changes, startOver = false } = step(news, anew);
      if (startOver) await store.delete(all);
      const before = startOver ? undefined : (news.at(-1) ?? (anew ? undefined : last));
      const entry = { world, number: (before?.number ?? 0) + 1, id: crypto.randomUUID(), changes };
      if (changes.length > 0) await store.add(entry);
      await transaction.done;
      return changes.length > 0 ? entry : before;
    },
  };

  async function begin() {
    const begun = (db: IDBPDatabase<Schema>) =>
      db.transaction('journal', 'readwrite', { durability: 'relaxed' });
    try {
      return begun(await connect());
    } catch {
      // The browser closed the connection (its data were cleared, say): a new one will do.
      opened = undefined;
      return begun(await connect());
    }
  }

  async function connect(): Promise<IDBPDatabase<Schema>> {
    opened ??= wasOpen ? open() : openAnyhow();
    const db = await opened;
    wasOpen = true;
    return db;
  }

  function open(): Promise<IDBPDatabase<Schema>> {
    return openDB<Schema>(name, version, {
      upgrade(db, oldVersion) {
        if (db.objectStoreNames.contains('journal')) db.deleteObjectStore('journal');
        db.createObjectStore('journal', { keyPath: ['world', 'number'] });
        if (oldVersion > 0) onOtherModel();
      },
      // A tab of a newer console wants to go on: this one keeps its changes to itself from here on.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => (opened = undefined),
    });
  }

  /** A store that can't be opened is damaged, or of a newer model: it makes room. */
  async function openAnyhow(): Promise<IDBPDatabase<Schema>> {
    const db = await open().catch(() => undefined);
    if (db?.objectStoreNames.contains('journal')) return db;
    db?.close();
    await deleteDB(name);
    onOtherModel();
    return open();
  }
}
