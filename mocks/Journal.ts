import type { RowChange } from './changes';

/**
 * The changes of one transaction. `changes` comes from browser storage, which anyone can edit, so
 * it must be validated when it is read back.
 */
export interface JournalEntry {
  readonly number: number;
  /** Distinguishes it from an entry with the same number in a journal that was since reset. */
  readonly id: string;
  readonly changes: unknown;
}

/** What a transaction writes to the journal. */
interface JournalUpdate {
  readonly changes: readonly RowChange[];
  /** Deletes all earlier entries first. */
  readonly truncate?: boolean;
}

/** Persists the changes to a dataset, in the order in which any tab made them. */
export interface Journal {
  /**
   * Calls `callback` with the entries after `lastEntry` (`undefined`: all of them) and appends the
   * changes that it returns, atomically across tabs. If `lastEntry` no longer exists, the journal
   * was reset: `callback` then gets every entry and `isReset`. Resolves to the newest entry;
   * rejects if nothing can be stored.
   */
  transact(
    lastEntry: JournalEntry | undefined,
    callback: (newEntries: readonly JournalEntry[], isReset: boolean) => JournalUpdate,
  ): Promise<JournalEntry | undefined>;
}

/** Changes are lost when the page closes. */
export const noJournal: Journal = {
  transact(_, callback) {
    callback([], false);
    return Promise.resolve(undefined);
  },
};
