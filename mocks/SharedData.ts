import { applyChanges, takeChanges } from './changes';
import type { Database } from './database';
import { noJournal, type Entry, type Journal } from './Journal';

interface Options {
  /** The data as seeded. */
  readonly build: () => Database;
  readonly journal?: Journal | undefined;
  /** The journal held what is no change: it was thrown away. */
  readonly onDamage?: (() => void) | undefined;
}

/** The data of a world, which other tabs may share: the seed, and over it what the journal says. */
export class SharedData {
  private readonly build: () => Database;
  private readonly onDamage: () => void;
  private journal: Journal;
  private last: Entry | undefined;
  private current: Database;

  constructor({ build, journal = noJournal, onDamage = () => {} }: Options) {
    this.build = build;
    this.journal = journal;
    this.onDamage = onDamage;
    this.current = this.seeded([]);
  }

  /** Another one after a reset, here or in another tab. */
  get database(): Database {
    return this.current;
  }

  /** Whether changes outlive the page. */
  get kept(): boolean {
    return this.journal !== noJournal;
  }

  /**
   * Does something with the data as they are now, in whichever tab that came to be, and notes what
   * it changes.
   */
  async transact<T>(work: () => T): Promise<T> {
    let outcome: Outcome<T> | undefined;
    await this.turn(() => {
      outcome ??= attempt(work);
      return takeChanges(this.current);
    });
    outcome ??= attempt(work);
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  /** The data as seeded, for every tab. */
  async reset(): Promise<void> {
    this.current = this.seeded();
    await this.turn(() => [], true);
  }

  private async turn(step: () => ReturnType<typeof takeChanges>, startOver = false): Promise<void> {
    try {
      this.last = await this.journal.turn(this.last, (news, anew) => {
        const damaged = !startOver && !this.catchUp(news, anew);
        return { changes: step(), startOver: startOver || damaged };
      });
    } catch {
      // Storage that fails is left alone; what is in memory goes on.
      this.journal = noJournal;
    }
  }

  /** False when the news can't be trusted: then the data are as seeded. */
  private catchUp(news: readonly Entry[], anew: boolean): boolean {
    try {
      if (anew) this.current = this.seeded();
      for (const { changes } of news) applyChanges(this.current, changes as readonly unknown[]);
      return true;
    } catch {
      this.current = this.seeded();
      this.onDamage();
      return false;
    }
  }

  /** Whoever is signed in stays so. */
  private seeded(sessions = this.current.sessions.all()): Database {
    const database = this.build();
    for (const session of sessions) database.sessions.create({ ...session });
    takeChanges(database);
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
