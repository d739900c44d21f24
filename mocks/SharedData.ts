import { applyChanges, drainChanges } from './changes';
import type { Database } from './database';
import { noJournal, type JournalEntry, type Journal } from './Journal';

interface Options {
  /** Creates the seeded database. */
  readonly build: () => Database;
  readonly journal?: Journal | undefined;
  /** Called when the journal was invalid and has been discarded. */
  readonly onCorruptJournal?: (() => void) | undefined;
}

/** The data of a mock API, shared between tabs: the seed plus the changes in the journal. */
export class SharedData {
  private readonly build: () => Database;
  private readonly onCorruptJournal: () => void;
  private journal: Journal;
  private lastEntry: JournalEntry | undefined;
  private current: Database;

  constructor({ build, journal = noJournal, onCorruptJournal = () => {} }: Options) {
    this.build = build;
    this.journal = journal;
    this.onCorruptJournal = onCorruptJournal;
    this.current = this.reseed([]);
  }

  /** A different object after a reset in any tab. */
  get database(): Database {
    return this.current;
  }

  /** Whether changes survive a reload. */
  get isPersistent(): boolean {
    return this.journal !== noJournal;
  }

  /** Runs `work` on the data as all tabs have changed it, and records its changes. */
  async transact<T>(work: () => T): Promise<T> {
    let outcome: Outcome<T> | undefined;
    await this.runTransaction(() => {
      outcome ??= attempt(work);
      return drainChanges(this.current);
    });
    outcome ??= attempt(work);
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  /** Restores the seeded data in every tab. */
  async reset(): Promise<void> {
    this.current = this.reseed();
    await this.runTransaction(() => [], true);
  }

  private async runTransaction(
    collectChanges: () => ReturnType<typeof drainChanges>,
    truncate = false,
  ): Promise<void> {
    try {
      this.lastEntry = await this.journal.transact(this.lastEntry, (newEntries, isReset) => {
        const isCorrupt = !truncate && !this.applyEntries(newEntries, isReset);
        return { changes: collectChanges(), truncate: truncate || isCorrupt };
      });
    } catch {
      // Storage failed: continue in memory only.
      this.journal = noJournal;
    }
  }

  /** Returns false if an entry is invalid; the data is then reseeded. */
  private applyEntries(newEntries: readonly JournalEntry[], isReset: boolean): boolean {
    try {
      if (isReset) this.current = this.reseed();
      for (const { changes } of newEntries)
        applyChanges(this.current, changes as readonly unknown[]);
      return true;
    } catch {
      this.current = this.reseed();
      this.onCorruptJournal();
      return false;
    }
  }

  /** Sessions are carried over: a reset signs nobody out. */
  private reseed(sessions = this.current.sessions.all()): Database {
    const database = this.build();
    for (const session of sessions) database.sessions.create({ ...session });
    drainChanges(database);
    return database;
  }
}

type Outcome<T> = { readonly value: T } | { readonly error: unknown };

function attempt<T>(work: () => T): Outcome<T> {
  try {
    return { value: work() };
  } catch (error) {
    return { error };
  }
}
