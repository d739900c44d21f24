import type { SeededActivity } from '../activity/SeededActivity';
import { createDatabase, type Database } from '../database/createDatabase';
import { noJournal, type Journal } from './Journal';
import { applyChanges, recordChanges } from './rowChanges';

interface Options {
  /** Fills the empty database; returns the activity that led to its data. */
  readonly seed: (database: Database) => SeededActivity;
  readonly journal?: Journal | undefined;
  /** Called when the journal was invalid and has been discarded. */
  readonly onCorruptJournal?: (() => void) | undefined;
}

/** The data of a mock API, shared between tabs: the seed plus the changes in the journal. */
export class SharedData {
  readonly database = createDatabase();
  seededActivity: SeededActivity;
  private readonly seed: (database: Database) => SeededActivity;
  private readonly onCorruptJournal: () => void;
  private readonly drainChanges: ReturnType<typeof recordChanges>;
  private journal: Journal;
  private queue = Promise.resolve();

  constructor({ seed, journal = noJournal, onCorruptJournal = () => {} }: Options) {
    this.seed = seed;
    this.journal = journal;
    this.onCorruptJournal = onCorruptJournal;
    this.seededActivity = seed(this.database);
    this.drainChanges = recordChanges(this.database);
  }

  /** Whether changes survive a reload. */
  get isPersistent(): boolean {
    return this.journal !== noJournal;
  }

  /**
   * Runs `work`, which must not throw, on the data as all tabs have changed it, and records its
   * changes.
   */
  async transact<T>(work: () => T): Promise<T> {
    let outcome: { readonly value: T } | undefined;
    const runOnce = () => (outcome ??= { value: work() });
    await this.writeJournal((newEntries, isReset) => {
      const isValid = this.applyEntries(newEntries, isReset);
      runOnce();
      return { changes: this.drainChanges(), truncate: !isValid };
    });
    return runOnce().value;
  }

  /** Restores the seeded data in every tab. */
  reset(): Promise<void> {
    return this.writeJournal(() => {
      this.restoreSeed();
      return { changes: [], truncate: true };
    });
  }

  /** One transaction after the other. If storage fails, the data continues in memory only. */
  private writeJournal(work: Parameters<Journal['transact']>[0]): Promise<void> {
    this.queue = this.queue
      .then(() => this.journal.transact(work))
      .catch(() => {
        this.journal = noJournal;
        return noJournal.transact(work);
      });
    return this.queue;
  }

  /** Returns false if an entry is invalid; the seeded data is restored then. */
  private applyEntries(newEntries: readonly unknown[], isReset: boolean): boolean {
    try {
      if (isReset) this.restoreSeed();
      for (const entry of newEntries) applyChanges(this.database, entry);
      this.drainChanges();
      return true;
    } catch {
      this.restoreSeed();
      this.onCorruptJournal();
      return false;
    }
  }

  /** Keeps the sessions: a reset signs nobody out. */
  private restoreSeed(): void {
    const { organization, subscription, activity, token, staff } = this.database;
    for (const model of [organization, subscription, activity, token, staff])
      model.deleteMany({ where: {} });
    this.seededActivity = this.seed(this.database);
    this.drainChanges();
  }
}
