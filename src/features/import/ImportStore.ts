import { isEqual } from 'es-toolkit';
import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { rowToCreatePayload } from '~/features/import/rows/checkRow';
import { Duplicates } from '~/features/import/rows/Duplicates';
import type { ImportCells, ImportField } from '~/features/import/rows/importFields';
import { checkedRow, type ImportRow } from '~/features/import/rows/ImportRow';
import { noDefaults, type ImportDefaults } from '~/features/import/rows/matchColumns';
import { decimalSeparatorOf } from './ImportFile';
import type { MatchingMemory } from './matchingMemory';
import type { CreateOrganizationPayload } from '~/domain/organizationValues';
import { ImportFiles } from './ImportFiles';
import { ImportRun } from './ImportRun';
import { restartableReader } from '~/features/import/reading/restartableReader';
import type { RowReading } from '~/features/import/rows/readCells';
import type { SheetReader } from '~/features/import/reading/SheetReader';

interface Dependencies {
  readonly createReader: () => SheetReader;
  readonly memory: MatchingMemory;
  /** Creates an organization; repeating the key returns the same one. */
  readonly createOrganization: (
    creation: CreateOrganizationPayload,
    key: string,
  ) => Promise<unknown>;
}

/** One import: its files, their validated rows, and the run that creates them. */
export class ImportStore {
  readonly files: ImportFiles;
  readonly run: ImportRun;
  /** `checking` while rows are validated; `failed` if they can't be read. */
  status: 'ready' | 'checking' | 'failed' = 'ready';
  rows: readonly ImportRow[] = [];
  /** Rows that repeat an earlier one. */
  duplicates = new Duplicates();
  /** Used for rows without a seat type or currency. */
  defaults: ImportDefaults = noDefaults;
  private readonly corrections = new Map<string, ImportCells>();
  private readonly reader: SheetReader;
  private checkSequence = 0;

  constructor({ createReader, memory, createOrganization }: Dependencies) {
    this.reader = restartableReader(createReader);
    this.files = new ImportFiles({
      reader: this.reader,
      memory,
      onChange: () => void this.check(),
    });
    this.run = new ImportRun(createOrganization);
    makeObservable(this, {
      status: observable,
      rows: observableRef,
      defaults: observableRef,
      duplicates: observableRef,
      columns: computed,
      readyRows: computed,
      invalidRows: computed,
      isComplete: computed,
      isDirty: computed,
    });
  }

  /** The matched fields of all files, each once. */
  get columns(): readonly ImportField[] {
    return [
      ...new Set(
        this.files.importable.flatMap(({ columns }) =>
          columns.filter((field) => field !== undefined),
        ),
      ),
    ];
  }

  /** Valid rows that haven't been created yet. */
  get readyRows(): readonly ImportRow[] {
    return this.rows.filter(
      (row) => this.isValid(row) && this.run.outcomeOf(row.id)?.state !== 'created',
    );
  }

  /** Rows that need correcting. */
  get invalidRows(): readonly ImportRow[] {
    return this.rows.filter((row) => !this.isValid(row));
  }

  get isComplete(): boolean {
    return this.rows.length > 0 && this.run.created === this.rows.length;
  }

  /** Leaving would lose work. */
  get isDirty(): boolean {
    return this.files.list.length > 0 && !this.isComplete;
  }

  isValid(row: ImportRow): boolean {
    return row.issues.length === 0 && this.duplicates.forRow(row).length === 0;
  }

  setDefaults(change: Partial<ImportDefaults>): void {
    const defaults = { ...this.defaults, ...change };
    if (isEqual(defaults, this.defaults)) return;
    runInAction(() => (this.defaults = defaults));
    void this.check();
  }

  /** Corrects the cells of a row in the import; the file itself is not changed. */
  correctRow(id: string, cells: ImportCells): void {
    this.corrections.set(id, cells);
    this.run.resetOutcome(id);
    const rows = this.rows.map((row) => (row.id === id ? this.withCorrections(row) : row));
    this.setRows(rows, new Duplicates(rows));
  }

  /** The row with other cells. */
  withCells(row: ImportRow, cells: ImportCells): ImportRow {
    return checkedRow({ ...row, cells }, this.readingOf(row.sheet));
  }

  /** Creates every row that is ready. */
  start(): void {
    this.run.start(
      this.readyRows.map(({ id, values }) => ({ id, organization: rowToCreatePayload(values) })),
    );
  }

  /** Pauses the run and stops the worker while the screen is not shown; both resume on return. */
  suspend(): void {
    this.run.pause();
    this.reader.dispose();
  }

  /** Validates all rows with the current columns; corrections are kept. */
  async check(): Promise<void> {
    this.checkSequence += 1;
    const sequence = this.checkSequence;
    runInAction(() => (this.status = 'checking'));
    const rows: ImportRow[] = [];
    const plan = {
      sheets: this.files.importable.map(({ id, columns }) => ({
        id,
        columns,
        decimalSeparator: this.readingOf(id).decimalSeparator,
      })),
      defaults: this.defaults,
    };
    const duplicates = new Duplicates();
    const appendBatch = (batch: readonly ImportRow[]) => {
      const corrected = batch.map((row) => this.withCorrections(row));
      rows.push(...corrected);
      duplicates.add(corrected);
    };
    const status = await this.reader.check(plan, appendBatch).then(
      () => 'ready' as const,
      () => 'failed' as const,
    );
    if (sequence !== this.checkSequence) return;
    runInAction(() => {
      this.status = status;
      this.setRows(rows, duplicates);
    });
  }

  private setRows(rows: readonly ImportRow[], duplicates: Duplicates): void {
    runInAction(() => {
      this.rows = rows;
      this.duplicates = duplicates;
    });
  }

  private withCorrections(row: ImportRow): ImportRow {
    const cells = this.corrections.get(row.id);
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
