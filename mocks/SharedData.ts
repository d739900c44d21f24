import { applyChanges, drainChanges } from './changes';
import type { Database } from './database';
import { noJournal, type JournalEntry, type Journal } from './Journal';

interface Options {
  /** The data as seeded. */
  readonly build: () => Database;
  readonly journal?: Journal | undefined;
  /** The journal held what is no change: it was thrown away. */
  readonly onCorruptJournal?: (() => void) | undefined;
}

/** The data of a world, which other tabs may share: the seed, and over it what the journal says. */
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

  /** Another one after a reset, here or in another tab. */
  get database(): Database {
    return this.current;
  }

  /** Whether changes outlive the page. */
  get isPersistent(): boolean {
    return this.journal !== noJournal;
  }

  /**
   * Does something with the data as they are now, in whichever tab that came to be, and notes what
   * it changes.
   */
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

  /** The data as seeded, for every tab. */
  async reset(): Promise<void> {
    this.current = this.reseed();
    await this.runTransaction(() => [], true);
  }

  private async runTransaction(
    step: () => ReturnType<typeof drainChanges>,
    truncate = false,
  ): Promise<void> {
    try {
      this.lastEntry = await this.journal.transact(this.lastEntry, (newEntries, isReset) => {
        const isCorrupt = !truncate && !this.applyEntries(newEntries, isReset);
        return { changes: step(), truncate: truncate || isCorrupt };
      });
    } catch {
      // Storage that fails is left alone; what is in memory goes on.
      this.journal = noJournal;
    }
  }

  /** False when the news can't be trusted: then the data are as seeded. */
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

  /** Whoever is signed in stays so. */
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
