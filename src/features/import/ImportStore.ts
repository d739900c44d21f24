import { chunk, countBy, debounce, delay, isEqual, sortBy, sumBy } from 'es-toolkit';
import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { IdempotencyKey } from '~/lib/IdempotencyKey';
import { Batch } from '~/stores/Batch';
import { createOrganization } from '~/stores/mutations/organizationMutations';
import {
  checkRow,
  findDuplicates,
  rowToCreatePayload,
  type Duplicate,
  type ImportRow,
} from './checkRow';
import {
  ExistingOrganizations,
  type ExistingChoice,
  type ImportDependencies,
} from './ExistingOrganizations';
import type { ImportField } from './importFields';
import { ImportFile } from './ImportFile';
import {
  findStatus,
  isOpen,
  rowCounts,
  rowStates,
  type RowCount,
  type RowIssue,
  type RowStatus,
} from './rowStatus';

/** `open`: to be corrected. */
export const filterLabels = { open: 'To correct', ready: 'Ready', all: 'All rows' } as const;
export type RowFilter = keyof typeof filterLabels;

/** Rows that are checked at once, so that the page answers in between. */
const sliceSize = 100;

/** Milliseconds after the last edit until what it names is looked up. */
const lookUpDelay = 400;

/** One import: its files, their rows, and the run that creates or updates organizations. */
export class ImportStore {
  files: readonly ImportFile[] = [];
  /** Of all files, as they were checked last. */
  rows: readonly ImportRow[] = [];
  isChecking = false;
  filter: RowFilter = 'all';
  private leftOut: ReadonlySet<string> = new Set();
  /** Rows that stay listed whatever becomes of them: nothing moves while one is corrected. */
  private kept: ReadonlySet<string> = new Set();
  readonly existing: ExistingOrganizations;
  readonly batch: Batch<ImportRow, 'created' | 'updated'>;
  /** Of the rows, by their ids. */
  private readonly keys = new Map<string, IdempotencyKey>();
  private closing = new AbortController();
  private checkSequence = 0;
  private lastFileId = 0;
  private readonly lookUpSoon = debounce((): void => {
    if (this.existing.status === 'running') this.lookUpSoon();
    else void this.lookUp();
  }, lookUpDelay);

  constructor(private readonly stores: ImportDependencies) {
    this.existing = new ExistingOrganizations(stores);
    this.batch = new Batch((row) => this.send(row));
    makeObservable<this, 'leftOut' | 'kept' | 'duplicates' | 'statuses'>(this, {
      files: observableRef,
      rows: observableRef,
      isChecking: observable,
      filter: observable,
      leftOut: observableRef,
      kept: observableRef,
      // Also read by actions, for each of thousands of rows.
      duplicates: computed({ keepAlive: true }),
      statuses: computed({ keepAlive: true }),
      listed: computed,
    });
  }

  // Files

  get importedFiles(): readonly ImportFile[] {
    return this.files.filter(({ isRead }) => isRead);
  }

  /** Adds files one after the other. */
  async add(chosen: readonly File[]): Promise<void> {
    const added = chosen.map((file) => {
      this.lastFileId += 1;
      return new ImportFile(`file-${this.lastFileId}`, file);
    });
    runInAction(() => (this.files = [...this.files, ...added]));
    for (const file of added) {
      // The list is shown before what may take a moment.
      await delay(0);
      await file.open(this.files);
    }
  }

  remove(file: ImportFile): void {
    runInAction(() => (this.files = this.files.filter((other) => other !== file)));
  }

  // Rows

  /** Reads and checks all rows, and finds out which organizations exist. */
  async check(): Promise<void> {
    this.checkSequence += 1;
    const sequence = this.checkSequence;
    runInAction(() => {
      this.isChecking = true;
      this.rows = [];
    });
    const rows: ImportRow[] = [];
    for (const slice of chunk(
      this.importedFiles.flatMap((file) => file.rows()),
      sliceSize,
    )) {
      rows.push(...slice.map(checkRow));
      await delay(0);
      if (sequence !== this.checkSequence) return;
    }
    runInAction(() => {
      this.isChecking = false;
      this.rows = rows;
    });
    this.list();
    await this.setChoice(this.existing.choice);
  }

  /** Chooses what to do with organizations that exist, and lists the rows by what becomes of them. */
  async setChoice(choice: ExistingChoice): Promise<void> {
    runInAction(() => (this.existing.choice = choice));
    await this.lookUp();
    this.list();
  }

  /** Looks up what isn't known yet. */
  lookUp(): Promise<void> {
    return this.existing.lookUp(this.rows, this.closing.signal);
  }

  /**
   * Edits a cell in the import; the file itself is not changed. Each edit counts all rows again: a key is one
   * only if it may change a message.
   */
  edit(row: ImportRow, field: ImportField, text: string, isKey = false): void {
    const edited = checkRow(row.file.edit(row, field, text));
    const ownIssues: readonly RowIssue[] = row.issues;
    const isOwn = (issue: RowIssue) => issue.field !== field || ownIssues.includes(issue);
    if (isKey && isEqual(edited.issues, ownIssues) && this.statusOf(row).issues.every(isOwn))
      return;
    this.keepListed();
    runInAction(() => {
      this.rows = this.rows.map((other) => (other === row ? edited : other));
    });
    this.lookUpSoon();
  }

  /** Leaves a row out of the import, or includes it again. */
  setLeftOut({ id }: ImportRow, isLeftOut: boolean): void {
    this.keepListed();
    const others = [...this.leftOut].filter((other) => other !== id);
    runInAction(() => (this.leftOut = new Set(isLeftOut ? [...others, id] : others)));
  }

  /** Rows that share what is unique, by their ids; each needs a decision. */
  private get duplicates(): ReadonlyMap<string, readonly Duplicate[]> {
    return findDuplicates(this.rows.filter(({ id }) => !this.leftOut.has(id)));
  }

  private get statuses(): ReadonlyMap<string, RowStatus> {
    return new Map(this.rows.map((row) => [row.id, this.findStatus(row)]));
  }

  statusOf(row: ImportRow): RowStatus {
    return this.statuses.get(row.id) ?? this.findStatus(row);
  }

  private findStatus(row: ImportRow): RowStatus {
    return findStatus(row, {
      outcome: this.batch.outcomeOf(row),
      isLeftOut: this.leftOut.has(row.id),
      duplicates: this.duplicates.get(row.id) ?? [],
      existing: this.existing,
    });
  }

  rowsOf(filter: RowFilter): readonly ImportRow[] {
    if (filter === 'all') return this.rows;
    return this.rows.filter((row) => rowStates[this.statusOf(row).state].filter === filter);
  }

  /** Rows that are neither imported nor decided otherwise. */
  get openRows(): readonly ImportRow[] {
    return this.rows.filter((row) => isOpen(this.statusOf(row).count));
  }

  /** How many rows of the files are in each count, also those that are hidden. */
  get counts(): Readonly<Partial<Record<RowCount, number>>> {
    const counts = countBy(this.rows, (row) => this.statusOf(row).count);
    const read = sumBy(this.importedFiles, ({ table }) => table.rows.length);
    return { ...counts, left_out: (counts.left_out ?? 0) + read - this.rows.length };
  }

  /** The rows of the filter and those kept; at the end all, first what was not imported. */
  get listed(): readonly ImportRow[] {
    if (this.hasEnded) {
      const order = Object.keys(rowCounts);
      return sortBy(this.rows, [
        (row) => !isOpen(this.statusOf(row).count),
        (row) => this.statusOf(row).unimported.length === 0,
        (row) => order.indexOf(this.statusOf(row).count),
      ]);
    }
    const ids = new Set([...this.kept, ...this.rowsOf(this.filter).map(({ id }) => id)]);
    return this.rows.filter(({ id }) => ids.has(id));
  }

  /** Lists the rows of a filter: initially of what is left to do, if anything is. */
  list(filter: RowFilter = this.rowsOf('open').length > 0 ? 'open' : 'all'): void {
    runInAction(() => {
      this.filter = filter;
      this.kept = new Set();
    });
  }

  private keepListed(): void {
    runInAction(() => (this.kept = new Set(this.listed.map(({ id }) => id))));
  }

  // Run

  get hasStarted(): boolean {
    return this.batch.status !== 'idle';
  }

  get isRunning(): boolean {
    return this.hasStarted && !this.hasEnded;
  }

  get hasEnded(): boolean {
    return this.batch.status === 'ended';
  }

  /** How many rows closing would lose. */
  get unsavedRows(): number {
    return this.rows.length > 0
      ? this.openRows.length
      : sumBy(this.importedFiles, ({ tableRows }) => tableRows.length);
  }

  /** Creates or updates the organization of every row that is ready. What exists is found out first. */
  async start(): Promise<void> {
    this.lookUpSoon.cancel();
    await this.lookUp();
    const rows = this.rowsOf('ready');
    const isUnknown = this.existing.status === 'failed' && this.existing.choice !== 'report';
    if (this.closing.signal.aborted || isUnknown || rows.length === 0) return;
    const { http, organizations } = this.stores;
    const { sessionSignal } = http;
    const run = this.batch.run(rows, sessionSignal);
    this.list('all');
    await run;
    if (!sessionSignal.aborted) organizations.recordMutations();
  }

  /** The dialog is shown; returns what to do when it closes: nothing further is sent then. */
  open(): () => void {
    this.closing = new AbortController();
    return () => {
      this.closing.abort();
      this.lookUpSoon.cancel();
      this.batch.stop();
    };
  }

  private async send(row: ImportRow): Promise<'created' | 'updated'> {
    const key = this.keys.get(row.id) ?? new IdempotencyKey();
    this.keys.set(row.id, key);
    const update = this.existing.updateOf(row);
    if (update) {
      await this.existing.send(update, key.forPayload(update.changes));
      return 'updated';
    }
    const payload = rowToCreatePayload(row.values);
    await createOrganization(this.stores, payload, key.forPayload(payload), { isOneOfMany: true });
    return 'created';
  }
}
