import { omit } from 'es-toolkit';
import { ActivityLog, type ActivityEntry } from './activity';
import {
  createDatabase,
  type Database,
  onWrite,
  type OrganizationRecord,
  type SubscriptionRecord,
  type TokenRecord,
} from './database';
import { updateAllDerivedSeats } from './organizationRows';

/** What has changed since the seed. */
export interface Snapshot {
  /** Increases with each change. */
  readonly version: number;
  /** How often the data was reset. */
  readonly resets: number;
  /** The day of the seed: that of the first change, in days since 1970-01-01. */
  readonly day: number;
  /** Identifies the seed that the rows were changed from. */
  readonly fingerprint: number;
  readonly organization: readonly OrganizationRecord[];
  readonly subscription: readonly SubscriptionRecord[];
  readonly token: readonly TokenRecord[];
  readonly activity: readonly ActivityEntry[];
}

/** Where a snapshot is kept for other tabs and the next page. */
export interface SnapshotStorage {
  /**
   * Calls back with the stored snapshot if its version isn't the known one, without interleaving. What is
   * returned takes the snapshot to store: of several changes that are stored at once, the last one's.
   */
  transact(
    knownVersion: number,
    callback: (stored: Snapshot | undefined) => (() => Snapshot) | undefined,
  ): Promise<void>;
}

interface Options {
  /** Fills the empty database as of a day; returns the activity that led to its data. */
  readonly seed: (database: Database, day: number) => readonly (readonly ActivityEntry[])[];
  /** The current day, in days since 1970-01-01. */
  readonly today: () => number;
  readonly storage?: SnapshotStorage | undefined;
  /** Called when a snapshot was of another seed and has been discarded. */
  readonly onDiscarded?: (() => void) | undefined;
}

const changingModels = ['organization', 'subscription', 'token'] as const;

type ChangingModel = (typeof changingModels)[number];

/** The data of a mock API: the seed of a day, and what was changed since, in any tab. */
export class MockData {
  readonly database = createDatabase();
  readonly activity = new ActivityLog();
  private storage: SnapshotStorage | undefined;
  private version = 0;
  private resets = 0;
  private day: number;
  /** The day that derived columns are computed for. */
  private derivedDay: number;
  private fingerprint = 0;
  /** The ids of changed rows. */
  private changed: Readonly<Record<ChangingModel, Set<string>>> = noChanges();
  private isChanged = false;
  private queue = Promise.resolve();

  constructor(private readonly options: Options) {
    this.storage = options.storage;
    this.day = this.derivedDay = options.today();
    this.restoreSeed(this.day);
    onWrite(this.database, (model, id) => {
      if (model === 'staff' || model === 'session') return;
      this.isChanged = true;
      this.changed[model].add(id);
    });
  }

  /** Whether changes survive a reload. */
  get isPersistent(): boolean {
    return this.storage !== undefined;
  }

  /** Runs `work`, which must not throw, on the data as all tabs have changed it. */
  async transact<T>(work: () => T): Promise<T> {
    let outcome: { readonly value: T } | undefined;
    await this.access((stored) => {
      if (stored) this.load(stored);
      this.updateDerivedColumns();
      this.isChanged = false;
      const entries = this.activity.written.length;
      // Storage that fails calls back again.
      outcome ??= { value: work() };
      return this.isChanged || this.activity.written.length > entries;
    });
    return (outcome as unknown as { readonly value: T }).value;
  }

  /** Restores the seeded data in every tab. */
  reset(): Promise<void> {
    return this.access((stored) => {
      this.version = stored?.version ?? this.version;
      this.resets = (stored?.resets ?? this.resets) + 1;
      this.restoreSeed(this.options.today());
      return true;
    });
  }

  /** One access after the other. `work` returns whether it has changed something. */
  private access(work: (stored: Snapshot | undefined) => boolean): Promise<void> {
    const callback = (stored: Snapshot | undefined) => {
      if (!work(stored)) return undefined;
      this.version += 1;
      return () => this.snapshot();
    };
    const { storage } = this;
    if (!storage) {
      callback(undefined);
      return Promise.resolve();
    }
    const run = async () => {
      try {
        await storage.transact(this.version, callback);
      } catch {
        this.storage = undefined;
        callback(undefined);
      }
    };
    this.queue = this.queue.then(run);
    return this.queue;
  }

  private snapshot(): Snapshot {
    const { database, version, resets, day, fingerprint, changed } = this;
    const rows = (model: ChangingModel): object[] =>
      database[model]
        .getAll()
        .filter(({ id }) => changed[model].has(id))
        .map((row) => ({ ...row }));
    return {
      version,
      resets,
      day,
      fingerprint,
      organization: rows('organization') as OrganizationRecord[],
      subscription: rows('subscription') as SubscriptionRecord[],
      token: rows('token') as TokenRecord[],
      activity: this.activity.written,
    };
  }

  private load(snapshot: Snapshot): void {
    if (snapshot.resets !== this.resets || snapshot.day !== this.day)
      this.restoreSeed(snapshot.day);
    this.version = snapshot.version;
    this.resets = snapshot.resets;
    if (snapshot.fingerprint !== this.fingerprint) {
      this.restoreSeed(this.options.today());
      this.options.onDiscarded?.();
      return;
    }
    for (const model of changingModels) {
      const table = this.database[model] as WritableModel;
      for (const row of snapshot[model]) {
        const where = { id: { equals: row.id } };
        if (table.count({ where }) > 0) table.update({ where, data: row });
        else table.create(row);
      }
    }
    this.activity.written = snapshot.activity;
    // The snapshot's rows may be of another day.
    this.derivedDay = NaN;
  }

  /** Some depend on the day: the seats in use 30 days ago. Not a change, so not in the snapshot. */
  private updateDerivedColumns(): void {
    if (this.derivedDay === this.options.today()) return;
    this.derivedDay = this.options.today();
    const ids = new Set(this.changed.organization);
    updateAllDerivedSeats(this.database, this.derivedDay);
    this.changed = { ...this.changed, organization: ids };
  }

  private restoreSeed(day: number): void {
    this.day = this.derivedDay = day;
    // A reset signs nobody out.
    for (const model of Object.values(omit(this.database, ['session'])))
      model.deleteMany({ where: {} });
    const activity = this.options.seed(this.database, day);
    this.activity.seed(activity);
    this.fingerprint = fingerprintOf(activity);
    this.changed = noChanges();
  }
}

function noChanges(): Readonly<Record<ChangingModel, Set<string>>> {
  return { organization: new Set(), subscription: new Set(), token: new Set() };
}

/** A hash of the first organizations' history: one of another version of the seed differs. */
function fingerprintOf(activity: readonly (readonly ActivityEntry[])[]): number {
  let hash = 1;
  for (const character of JSON.stringify(activity.slice(0, 20)))
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

/** Common type of the models. */
interface WritableModel {
  count(query: { readonly where: IdQuery }): number;
  create(row: object): unknown;
  update(query: { readonly where: IdQuery; readonly data: object }): unknown;
}

interface IdQuery {
  readonly id: { readonly equals: string };
}
