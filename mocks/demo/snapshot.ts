import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Snapshot, SnapshotStorage } from '../MockData';

interface Schema extends DBSchema {
  /** By scenario. */
  snapshots: { key: string; value: Snapshot };
  /** Read with each call, unlike the snapshots themselves. */
  versions: { key: string; value: number };
}

/**
 * Keeps a scenario's snapshot in IndexedDB. Readwrite transactions on a store never overlap, so
 * concurrent tabs can't interleave.
 */
export function createSnapshotStorage(scenario: string): SnapshotStorage {
  let connection: Promise<IDBPDatabase<Schema>> | undefined;
  let running: IDBPTransaction<Schema, ['snapshots', 'versions'], 'readwrite'> | undefined;

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
    async transact(knownVersion, callback) {
      connection ??= openDB<Schema>('ams.demo.snapshots', 1, {
        upgrade(database) {
          database.createObjectStore('snapshots');
          database.createObjectStore('versions');
        },
      });
      running = (await connection).transaction(['snapshots', 'versions'], 'readwrite', {
        durability: 'relaxed',
      });
      const { done } = running;
      const end = () => void (running = undefined);
      done.then(end, end);
      const snapshots = running.objectStore('snapshots');
      const versions = running.objectStore('versions');
      const version = await versions.get(scenario);
      const stored =
        version === undefined || version === knownVersion
          ? undefined
          : await snapshots.get(scenario);
      const next = callback(stored);
      if (next) {
        void snapshots.put(next, scenario);
        void versions.put(next.version, scenario);
      }
      await done;
    },
  };
}
