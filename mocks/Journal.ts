import type { RowChange } from './changes';

/**
 * One turn's changes, as they were noted. Read back, they are whatever someone made of them:
 * `changes` has to be checked.
 */
export interface JournalEntry {
  readonly number: number;
  /** Tells it from an entry of the same number in a journal that was begun anew. */
  readonly id: string;
  readonly changes: unknown;
}

/** What a turn leaves in the journal. */
export interface JournalUpdate {
  readonly changes: readonly RowChange[];
  /** Everything noted before goes. */
  readonly truncate?: boolean;
}

/**
 * Where the changes to a world outlive the page, in the order in which they were made, by whichever
 * tab.
 */
export interface Journal {
  /**
   * Calls `step` with what was noted after `last` (`undefined`: from the beginning), and notes what
   * it gives back, with no turn of another tab in between. Where `last` isn't to be found, the
   * journal was begun anew: `step` gets all of it, and `anew`. Gives the last entry now. Rejects
   * where nothing can be kept.
   */
  transact(
    lastEntry: JournalEntry | undefined,
    callback: (newEntries: readonly JournalEntry[], isReset: boolean) => JournalUpdate,
  ): Promise<JournalEntry | undefined>;
}

/** Changes go with the page. */
export const noJournal: Journal = {
  transact(_, step) {
    step([], false);
    return Promise.resolve(undefined);
  },
};
