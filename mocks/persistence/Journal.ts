/** What a transaction writes to the journal. */
interface JournalUpdate {
  /** A new entry, as plain data; without one, nothing is added. */
  readonly entry?: object | undefined;
  /** Deletes all earlier entries first. */
  readonly truncate?: boolean;
}

/**
 * Persists the changes to a dataset in the order in which any tab made them; each transaction that
 * changes something is one entry.
 */
export interface Journal {
  /**
   * Calls `callback` with the entries that other tabs have added since the last call (at first: all
   * entries) and adds the entry that it returns, atomically across tabs. If another tab has
   * truncated the journal since, `callback` gets every entry and `isReset`. Rejects if nothing can
   * be stored. Entries come from browser storage, which anyone can edit: validate them.
   */
  transact(
    callback: (newEntries: readonly unknown[], isReset: boolean) => JournalUpdate,
  ): Promise<void>;
}

/** Changes are lost when the page closes. */
export const noJournal: Journal = {
  transact(callback) {
    callback([], false);
    return Promise.resolve();
  },
};
