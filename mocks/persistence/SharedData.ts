import { omit } from 'es-toolkit';
import type { SeededActivity } from '../activity/SeededActivity';
import { createDatabase, type Database } from '../database/createDatabase';
import { updateAllDerivedSeats } from '../database/writeOrganization';
import { noJournal, type Journal } from './Journal';
import { applyChanges, parseEntry, recordChanges } from './rowChanges';

interface Options {
  /** Fills the empty database as of a day; returns the activity that led to its data. */
  readonly seed: (database: Database, day: number) => SeededActivity;
  /** The current day, in days since 1970-01-01. */
  readonly today: () => number;
  readonly journal?: Journal | undefined;
  /** Called when the journal was invalid and has been discarded. */
  readonly onCorruptJournal?: (() => void) | undefined;
  /** Gets the number of changes since the seed, in any tab, after each transaction. */
  readonly onChanges?: ((count: number) => void) | undefined;
}

/** The data of a mock API, shared between tabs: the seed plus the changes in the journal. */
export class SharedData {
  readonly database = createDatabase();
  private readonly seed: Options['seed'];
  private readonly today: Options['today'];
  private readonly onCorruptJournal: () => void;
  private readonly onChanges: (count: number) => void;
  private readonly drainChanges: ReturnType<typeof recordChanges>;
  private journal: Journal;
  private activity: SeededActivity;
  /** The day of the seed: that of the first change in the journal, which all others build on. */
  private seedDay: number;
  /** The day that derived columns are computed for. */
  private derivedDay: number;
  /** Transactions since the seed that have changed something. */
  private changeCount = 0;
  private queue = Promise.resolve();

  constructor({
    seed,
    today,
    journal = noJournal,
    onCorruptJournal = () => {},
    onChanges = () => {},
  }: Options) {
    this.seed = seed;
    this.today = today;
    this.seedDay = this.derivedDay = today();
    this.journal = journal;
    this.onCorruptJournal = onCorruptJournal;
    this.onChanges = onChanges;
    this.activity = seed(this.database, this.seedDay);
    this.drainChanges = recordChanges(this.database);
  }

  /** What happened before the seed's day. */
  get seededActivity(): SeededActivity {
    return this.activity;
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
      this.updateDerivedColumns();
      runOnce();
      const changes = this.drainChanges();
      if (changes.length > 0) this.changeCount += 1;
      return {
        entry: changes.length > 0 ? { seedDay: this.seedDay, changes } : undefined,
        truncate: !isValid,
      };
    });
    this.onChanges(this.changeCount);
    return runOnce().value;
  }

  /** Restores the seeded data in every tab. */
  async reset(): Promise<void> {
    await this.writeJournal(() => {
      this.restoreSeed(this.today());
      return { truncate: true };
    });
    this.onChanges(this.changeCount);
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
      if (isReset) this.restoreSeed(this.today());
      for (const entry of newEntries) {
        const { seedDay, changes } = parseEntry(entry);
        if (seedDay !== this.seedDay) this.restoreSeed(seedDay);
        applyChanges(this.database, changes);
        this.changeCount += 1;
      }
      this.drainChanges();
      return true;
    } catch {
      this.restoreSeed(this.today());
      this.onCorruptJournal();
      return false;
    }
  }

  /** Some depend on the day: the seats in use 30 days ago. Not a change, so not recorded. */
  private updateDerivedColumns(): void {
    if (this.derivedDay === this.today()) return;
    this.derivedDay = this.today();
    updateAllDerivedSeats(this.database, this.derivedDay);
    this.drainChanges();
  }

  /** Keeps the sessions: a reset signs nobody out. */
  private restoreSeed(day: number): void {
    this.seedDay = this.derivedDay = day;
    this.changeCount = 0;
    for (const model of Object.values(omit(this.database, ['session'])))
      model.deleteMany({ where: {} });
    this.activity = this.seed(this.database, day);
    this.drainChanges();
  }
}
