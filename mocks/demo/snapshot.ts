import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Snapshot, SnapshotStorage } from '../MockData';

interface Schema extends DBSchema {
  /** By scenario. */
  snapshots: { key: string; value: Snapshot };
  /** Read with each call, unlike the snapshots themselves. */
  versions: { key: string; value: number };
}

/** For how many milliseconds changes are collected: a snapshot of hundreds takes 30 ms to store. */
const delay = 200;

/**
 * Keeps a scenario's snapshot in IndexedDB. A tab holds a lock from its first change until that and those
 * that follow are stored, so that concurrent tabs can't interleave.
 */
export function createSnapshotStorage(scenario: string): SnapshotStorage {
  let connection: Promise<IDBPDatabase<Schema>> | undefined;
  /** Takes the snapshot to store, while this tab holds the lock. */
  let unstored: (() => Snapshot) | undefined;
  let store: (() => void) | undefined;
  let failure: Error | undefined;

  let reading: IDBPTransaction<Schema, ['snapshots', 'versions']> | undefined;

  // WebKit keeps a page that was left for Back, with its transaction, for which all other pages
  // would wait (https://github.com/w3c/IndexedDB/issues/381). Back then loads the page again.
  window.addEventListener('pagehide', () => {
    store?.();
    if (!reading) return;
    reading.abort();
    window.addEventListener('pageshow', () => location.reload(), { once: true });
  });
  // The timers of a hidden page may wait for a minute.
  document.addEventListener('visibilitychange', () => store?.());

  async function read(database: IDBPDatabase<Schema>, knownVersion: number) {
    reading = database.transaction(['snapshots', 'versions']);
    try {
      const version = await reading.objectStore('versions').get(scenario);
      return version === undefined || version === knownVersion
        ? undefined
        : await reading.objectStore('snapshots').get(scenario);
    } finally {
      reading = undefined;
    }
  }

  async function write(database: IDBPDatabase<Schema>, snapshot: Snapshot) {
    const transaction = database.transaction(['snapshots', 'versions'], 'readwrite', {
      durability: 'relaxed',
    });
    void transaction.objectStore('snapshots').put(snapshot, scenario);
    void transaction.objectStore('versions').put(snapshot.version, scenario);
    // At once: the page may be closing.
    transaction.commit();
    await transaction.done;
  }

  return {
    async transact(knownVersion, callback) {
      if (failure) throw failure;
      if (unstored) {
        unstored = callback(undefined) ?? unstored;
        return;
      }
      connection ??= openDB<Schema>('ams.demo.snapshots', 1, {
        upgrade(database) {
          database.createObjectStore('snapshots');
          database.createObjectStore('versions');
        },
      });
      const database = await connection;
      await new Promise<void>((resolve, reject) => {
        navigator.locks
          .request(`ams.demo.${scenario}`, async () => {
            unstored = callback(await read(database, knownVersion));
            resolve();
            if (!unstored) return;
            if (!document.hidden)
              await new Promise<void>((end) => {
                store = end;
                setTimeout(end, delay);
              });
            const snapshot = unstored();
            unstored = store = undefined;
            await write(database, snapshot);
          })
          .catch((error: unknown) => {
            failure = error as Error;
            reject(failure);
          });
      });
    },
  };
}
