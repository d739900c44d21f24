import { isEqual, uniq } from 'es-toolkit';
import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { rowToCreatePayload } from '~/features/import/rows/checkRow';
import { Duplicates } from '~/features/import/rows/Duplicates';
import type { ImportCells, ImportField } from '~/features/import/rows/importFields';
import { checkedRow, type ImportRow } from '~/features/import/rows/ImportRow';
import { noDefaults, type ImportDefaults } from '~/features/import/rows/matchColumns';
import { decimalSeparatorOf } from './ImportFile';
import type { ImportDependencies } from './ImportDependencies';
import { checkRows } from '~/features/import/rows/checkRows';
import { Corrections } from '~/features/import/rows/Corrections';
import { ImportFiles } from './ImportFiles';
import { ImportRun, type ImportJob } from './ImportRun';
import { rowState, settledStates, type RowState } from './rowState';
import type { FieldChange } from '~/features/import/existing/existingUpdate';
import { ExistingOrganizations } from '~/features/import/existing/ExistingOrganizations';
import { restartableReader } from '~/features/import/reading/restartableReader';
import type { RowReading } from '~/features/import/rows/readCells';
import type { SheetReader } from '~/features/import/reading/SheetReader';

/** One import: its files, their validated rows, and the run that creates or updates organizations. */
export class ImportStore {
  readonly files: ImportFiles;
  readonly existing: ExistingOrganizations;
  readonly run: ImportRun;
  /** `checking` while rows are validated; `failed` if they can't be read. */
  status: 'ready' | 'checking' | 'failed' = 'ready';
  rows: readonly ImportRow[] = [];
  /** How many times all rows were checked; the correction of one row doesn't count. */
  checks = 0;
  /** Rows that share what is unique; each needs a decision. */
  duplicates = new Duplicates();
  /** Ids of rows that are not to be imported. */
  leftOut: ReadonlySet<string> = new Set();
  /** Used for rows without a seat type or currency. */
  defaults: ImportDefaults = noDefaults;
  private readonly corrections = new Corrections();
  private readonly reader: SheetReader;
  private checkSequence = 0;
  private isLookingUp = false;

  constructor(private readonly dependencies: ImportDependencies) {
    const { createReader, memory, existing } = dependencies;
    this.reader = restartableReader(createReader);
    this.existing = new ExistingOrganizations(existing);
    this.files = new ImportFiles({
      reader: this.reader,
      memory,
      onChange: () => void this.check(),
    });
    this.run = new ImportRun((job, key) => this.send(job, key));
    makeObservable<this, 'states' | 'rowsById'>(this, {
      status: observable,
      checks: observable,
      rows: observableRef,
      defaults: observableRef,
      duplicates: observableRef,
      leftOut: observableRef,
      columns: computed,
      rowsById: computed,
      states: computed,
      readyRows: computed,
      invalidRows: computed,
      correctableRows: computed,
      isComplete: computed,
      isDirty: computed,
    });
  }

  /** The matched fields of all files, each once. */
  get columns(): readonly ImportField[] {
    const columns = this.files.importable.flatMap((file) => file.columns);
    return uniq(columns.filter((field) => field !== undefined));
  }

  private get rowsById(): ReadonlyMap<string, ImportRow> {
    return new Map(this.rows.map((row) => [row.id, row]));
  }

  row(id: string): ImportRow | undefined {
    return this.rowsById.get(id);
  }

  /** By the ids of the rows. */
  private get states(): ReadonlyMap<string, RowState> {
    return new Map(this.rows.map((row) => [row.id, rowState(this, row)]));
  }

  stateOf({ id }: ImportRow): RowState {
    return this.states.get(id) ?? 'ready';
  }

  /** What is wrong with a row, as a new organization or as an update. */
  issuesOf(row: ImportRow): ImportRow['issues'] {
    const update = this.existing.choice === 'update' && this.existing.updateOf(row);
    return update ? update.issues : row.issues;
  }

  /** What a row changes of an existing organization, while or after it is to be updated. */
  changesOf(row: ImportRow): readonly FieldChange[] {
    if (this.existing.choice !== 'update' || this.stateOf(row) === 'created') return [];
    return this.existing.updateOf(row)?.changes ?? [];
  }

  rowsIn(states: readonly RowState[]): readonly ImportRow[] {
    return this.rows.filter((row) => states.includes(this.stateOf(row)));
  }

  /** Rows that can be sent. */
  get readyRows(): readonly ImportRow[] {
    return this.rowsIn(['ready', 'update', 'failed', 'sending']);
  }

  /** Rows that can't be sent as they are. */
  get invalidRows(): readonly ImportRow[] {
    return this.rowsIn(['invalid', 'exists']);
  }

  /** Rows whose cells may still change. */
  get correctableRows(): readonly ImportRow[] {
    return this.rowsIn(['ready', 'invalid', 'exists', 'skipped', 'update', 'unchanged', 'failed']);
  }

  get isComplete(): boolean {
    return (
      this.run.status !== 'idle' &&
      this.rows.length > 0 &&
      this.rowsIn(settledStates).length === this.rows.length
    );
  }

  /** Leaving would lose work. */
  get isDirty(): boolean {
    return this.files.list.length > 0 && !this.isComplete;
  }

  setDefaults(change: Partial<ImportDefaults>): void {
    const defaults = { ...this.defaults, ...change };
    if (isEqual(defaults, this.defaults)) return;
    runInAction(() => (this.defaults = defaults));
    void this.check();
  }

  /** Corrects the cells of a row in the import; the file itself is not changed. */
  correctRow(id: string, cells: ImportCells): void {
    this.run.resetOutcome(id);
    const rows = this.rows.map((row) => {
      if (row.id !== id) return row;
      this.corrections.add(row, cells);
      return this.withCells(row, cells);
    });
    this.setRows(rows, new Duplicates(rows, this.leftOut));
  }

  /** Leaves a row out of the import, or includes it again. */
  setLeftOut(id: string, isLeftOut: boolean): void {
    const leftOut = new Set(this.leftOut);
    if (isLeftOut) leftOut.add(id);
    else leftOut.delete(id);
    runInAction(() => {
      this.leftOut = leftOut;
      this.duplicates = new Duplicates(this.rows, leftOut);
    });
  }

  /** The row with other cells. */
  withCells(row: ImportRow, cells: ImportCells): ImportRow {
    return checkedRow({ ...row, cells }, this.readingOf(row.sheet));
  }

  /** Corrects one field of many rows. */
  correctColumn(field: ImportField, texts: ReadonlyMap<string, string>): void {
    for (const row of this.rows) {
      const text = texts.get(row.id);
      if (text === undefined) continue;
      this.corrections.add(row, { [field]: text });
      this.run.resetOutcome(row.id);
    }
    void this.check();
  }

  /** Creates or updates the organization of every row that is ready. */
  start(): void {
    const rows = new Map(this.readyRows.map((row) => [row.id, row]));
    this.run.start([...rows.keys()], (id) => {
      const row = rows.get(id);
      if (!row) throw new RangeError(`There is no row ${id}.`);
      const update = this.existing.updateOf(row);
      return update ? { update } : { organization: rowToCreatePayload(row.values) };
    });
  }

  /** Finds out which organizations exist. Once rows are shown, after every change of them. */
  async lookUpExisting(): Promise<void> {
    this.isLookingUp = true;
    await this.existing.lookUp(this.rows);
  }

  private async send(job: ImportJob, key: string): Promise<void> {
    if ('organization' in job)
      return void (await this.dependencies.createOrganization(job.organization, key));
    try {
      await this.dependencies.updateOrganization(job.update, key);
    } catch (error) {
      await this.existing.readAfterFailure(job.update, error);
    }
  }

  /** Pauses the run and stops the worker while the screen is not shown; both resume on return. */
  suspend(): void {
    this.run.pause();
    this.existing.cancel();
    this.reader.dispose();
  }

  /** Validates all rows with the current columns; corrections are kept. */
  async check(): Promise<void> {
    this.checkSequence += 1;
    const sequence = this.checkSequence;
    runInAction(() => (this.status = 'checking'));
    const sheets = this.files.importable.map(({ id, columns }) => {
      const { decimalSeparator } = this.readingOf(id);
      return { id, columns, decimalSeparator };
    });
    const duplicates = new Duplicates([], this.leftOut);
    const { status, rows } = await checkRows(
      this.reader,
      { sheets, defaults: this.defaults },
      { duplicates, correct: (row) => this.withCorrections(row) },
    );
    if (sequence !== this.checkSequence) return;
    runInAction(() => {
      this.status = status;
      this.checks += 1;
      this.setRows(rows, duplicates);
    });
  }

  private setRows(rows: readonly ImportRow[], duplicates: Duplicates): void {
    runInAction(() => {
      this.rows = rows;
      this.duplicates = duplicates;
    });
    if (this.isLookingUp) void this.existing.lookUp(rows);
  }

  private withCorrections(row: ImportRow): ImportRow {
    const cells = this.corrections.cellsOf(row);
    return cells ? this.withCells(row, cells) : row;
  }

  /** Numbers are read with a point until a person has decided. */
  private readingOf(sheet: string): RowReading {
    const file = this.files.importable.find(({ id }) => id === sheet);
    return {
      decimalSeparator: (file && decimalSeparatorOf(file)) ?? 'point',
      defaults: this.defaults,
    };
  }
}
