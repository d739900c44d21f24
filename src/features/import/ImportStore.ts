import { chunk, countBy, debounce, isEqual, sortBy, sumBy } from 'es-toolkit';
import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { toFailure } from '~/api/ApiError';
import type { Failure } from '~/lib/Failure';
import { IdempotencyKey } from '~/lib/IdempotencyKey';
import { validationMessage } from '~/messages/fieldMessage';
import { message } from '~/messages/message';
import { Batch } from '~/stores/Batch';
import { createOrganization } from '~/stores/mutations/organizationMutations';
import type { Stores } from '~/stores/context';
import {
  checkRow,
  findDuplicates,
  rowToCreatePayload,
  type CellIssue,
  type Duplicate,
  type ImportRow,
} from './checkRow';
import {
  ExistingOrganizations,
  sendUpdate,
  type ExistingChoice,
  type FieldChange,
  type Identification,
} from './ExistingOrganizations';
import type { ImportField } from './importFields';
import { readFile, type ChosenFile, type ImportFile, type ReadFile } from './ImportFile';
import { fileProblem, openFile, type ChosenFormat } from './readTable';
import { findState, isOpen, rowCounts, rowStates, type RowCount, type RowState } from './rowStates';

/** What is wrong with a row: its cells, or what other rows or an organization have, too. */
export type RowIssue =
  | CellIssue
  | (Duplicate & { readonly code: 'duplicate' })
  | { readonly field: ImportField; readonly code: 'exists' | 'unknown' }
  | (Identification & { readonly code: 'belongs'; readonly first: Identification });

/** A row among the others. */
export interface RowStatus {
  readonly state: RowState;
  /** The count of the result that it is in, or would be in if the import ended now. */
  readonly count: RowCount;
  readonly issues: readonly RowIssue[];
  /** What it changes, or has changed. */
  readonly changes: readonly FieldChange[];
  /** What it says that an import can't change. */
  readonly unimported: readonly FieldChange[];
  /** Why it was not imported. */
  readonly failure: Failure | undefined;
}

/** `open`: to be corrected. */
export const filterLabels = { open: 'To correct', ready: 'Ready', all: 'All rows' } as const;
export type RowFilter = keyof typeof filterLabels;

/** Rows that are checked at once, so that the page answers in between. */
const sliceSize = 100;

/** Milliseconds after the last edit until what it names is looked up. */
const lookUpDelay = 400;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** One import: its files, their rows, and the run that creates or updates organizations. */
export class ImportStore {
  files: readonly ImportFile[] = [];
  /** Of all files, as they were checked last. */
  rows: readonly ImportRow[] = [];
  isChecking = false;
  choice: ExistingChoice = 'report';
  filter: RowFilter = 'all';
  private leftOut: ReadonlySet<string> = new Set();
  /** Rows that stay listed whatever becomes of them: nothing moves while one is corrected. */
  private kept: ReadonlySet<string> = new Set();
  readonly existing: ExistingOrganizations;
  readonly batch: Batch<ImportRow, 'created' | 'updated'>;
  /** Of the files, by their ids. */
  private readonly bytes = new Map<string, Uint8Array>();
  /** Of the rows, by their ids. */
  private readonly keys = new Map<string, IdempotencyKey>();
  private closing = new AbortController();
  private checkSequence = 0;
  private lastFileId = 0;
  private readonly lookUpSoon = debounce((): void => {
    if (this.existing.status === 'running') this.lookUpSoon();
    else void this.lookUp();
  }, lookUpDelay);

  constructor(private readonly stores: Pick<Stores, 'http' | 'optionalCalls' | 'organizations'>) {
    this.existing = new ExistingOrganizations(stores);
    this.batch = new Batch((row) => this.send(row));
    makeObservable<this, 'leftOut' | 'kept' | 'duplicates' | 'statuses'>(this, {
      files: observableRef,
      rows: observableRef,
      isChecking: observable,
      choice: observable,
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

  get importedFiles(): readonly ReadFile[] {
    return this.files.filter((file) => file.state === 'read');
  }

  /** Adds files one after the other; each is read once, into memory. */
  async add(files: readonly File[]): Promise<void> {
    const added = files.map((file) => {
      this.lastFileId += 1;
      const { name, size } = file;
      return { file, id: `file-${this.lastFileId}`, name, size };
    });
    const reading = added.map(
      ({ id, name, size }) => ({ id, name, size, state: 'reading' }) as const,
    );
    this.setFiles([...this.files, ...reading]);
    for (const { file, ...chosen } of added) {
      // The list is shown before what may take a moment.
      await nextTask();
      try {
        this.replace(await this.read(file, chosen));
      } catch {
        this.replace({ ...chosen, state: 'rejected', error: message('something_wrong') });
      }
    }
  }

  remove(id: string): void {
    this.setFiles(this.files.filter((file) => file.id !== id));
  }

  /** Reads a file in another format; one in which it can't be read leaves it as it was. */
  setFormat(file: ImportFile, change: ChosenFormat): void {
    if (file.state === 'reading' || !file.reader) return;
    const { headerRow: _, ...known } = file.state === 'read' ? file.table.format : {};
    // Another sheet, encoding or delimiter may have its header in another row.
    const next = readFile(file, file.reader, { ...known, ...change });
    if (next.state === 'rejected' && file.state === 'read') file.set({ error: next.error });
    else this.replace(next);
  }

  private async read(file: File, chosen: ChosenFile): Promise<ImportFile> {
    const reject = (error: string) => ({ ...chosen, state: 'rejected', error }) as const;
    const error = fileProblem(file);
    if (error !== undefined) return reject(error);
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (this.files.some(({ id }) => isEqual(this.bytes.get(id), bytes)))
      return reject(validationMessage('file_added'));
    this.bytes.set(chosen.id, bytes);
    const reader = openFile(bytes);
    await nextTask();
    return readFile(chosen, reader, {});
  }

  /** A file that was removed meanwhile stays so. */
  private replace(changed: ImportFile): void {
    this.setFiles(this.files.map((file) => (file.id === changed.id ? changed : file)));
  }

  private setFiles(files: readonly ImportFile[]): void {
    runInAction(() => (this.files = files));
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
      await nextTask();
      if (sequence !== this.checkSequence) return;
    }
    runInAction(() => {
      this.isChecking = false;
      this.rows = rows;
    });
    this.list();
    await this.setChoice(this.choice);
  }

  /** Chooses what to do with organizations that exist, and lists the rows by what becomes of them. */
  async setChoice(choice: ExistingChoice): Promise<void> {
    runInAction(() => (this.choice = choice));
    await this.lookUp();
    this.list();
  }

  /** Looks up what isn't known yet. */
  async lookUp(): Promise<void> {
    await this.existing.lookUp(this.rows, this.choice, this.closing.signal);
    if (!this.existing.isAvailable) runInAction(() => (this.choice = 'report'));
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
    const { existing, choice } = this;
    const outcome = this.batch.outcomeOf(row);
    const duplicates = this.duplicates.get(row.id) ?? [];
    const [first, ...others] = existing.identifications(row);
    const foreign = others.flatMap((other) =>
      !first || other.organization.id === first.organization.id ? [] : { ...other, first },
    );
    const update = first && choice === 'update' ? existing.updateOf(row) : undefined;
    const hasIdOnly = row.keys.length === 1 && row.keys[0]?.field === 'id';
    const isUnknown = !first && hasIdOnly && existing.isAvailable;
    const ownIssues = isUnknown ? [] : (update?.issues ?? issuesOf(row, first !== undefined));

    const state = findState({
      outcome,
      isLeftOut: this.leftOut.has(row.id),
      exists: first !== undefined,
      isSkipped: first !== undefined && choice === 'skip',
      isForeign: foreign.length > 0,
      isDuplicate: duplicates.length > 0,
      isFaulty: isUnknown || ownIssues.length > 0,
      changes: update?.changes.length,
    });
    const { kind, count = first && choice === 'update' ? 'not_updated' : 'not_created' } =
      rowStates[state];
    const issues: RowIssue[] = [
      ...ownIssues,
      ...duplicates.map((duplicate) => ({ ...duplicate, code: 'duplicate' }) as const),
      ...foreign.map((named) => ({ ...named, code: 'belongs' }) as const),
    ];
    if (isUnknown && existing.status !== 'running') issues.push({ field: 'id', code: 'unknown' });
    if (first && state === 'exists') issues.push({ field: first.field, code: 'exists' });
    const isIgnored = count === 'left_out';
    return {
      state,
      count,
      issues: isIgnored ? [] : issues,
      changes: kind === 'held' ? [] : (update?.changes ?? []),
      unimported: kind === 'held' ? [] : existing.unimportedOf(row),
      failure: outcome?.state === 'failed' && !isIgnored ? outcome.failure : undefined,
    };
  }

  rowsIn(states: readonly RowState[]): readonly ImportRow[] {
    return this.rows.filter((row) => states.includes(this.statusOf(row).state));
  }

  /** Rows that can be sent. */
  get readyRows(): readonly ImportRow[] {
    return this.rows.filter((row) => rowStates[this.statusOf(row).state].kind === 'sendable');
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

  rowsOf(filter: RowFilter): readonly ImportRow[] {
    if (filter === 'all') return this.rows;
    return filter === 'open' ? this.rowsIn(['invalid', 'exists']) : this.readyRows;
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
    return this.batch.status === 'running' || this.batch.status === 'stopping';
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
    const { readyRows, choice } = this;
    const isUnknown = this.existing.status === 'failed' && choice !== 'report';
    if (this.closing.signal.aborted || isUnknown || readyRows.length === 0) return;
    const { http, organizations } = this.stores;
    const { sessionSignal } = http;
    const run = this.batch.run(readyRows, sessionSignal);
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
    const update = this.choice === 'update' ? this.existing.updateOf(row) : undefined;
    if (!update) {
      const payload = rowToCreatePayload(row.values);
      await createOrganization(this.stores, payload, key.forPayload(payload), {
        isOneOfMany: true,
      });
      return 'created';
    }
    try {
      await sendUpdate(this.stores, update, key.forPayload(update.changes));
      return 'updated';
    } catch (error) {
      // What it was compared with may no longer be true.
      const { sessionSignal } = this.stores.http;
      await this.existing.refresh(update.version, sessionSignal).catch(toFailure);
      throw error;
    }
  }
}

/** What is wrong with the cells of a row. Required fields count for new organizations only. */
function issuesOf({ issues }: ImportRow, exists: boolean): readonly CellIssue[] {
  return exists ? issues.filter(({ code }) => code !== 'required') : issues;
}
