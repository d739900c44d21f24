import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { checkRow, rowToCreatePayload } from '../../domain/import/checkRow';
import { Duplicates } from '../../domain/import/Duplicates';
import type { ImportCells, ImportField } from '../../domain/import/importFields';
import type { ImportRow } from '../../domain/import/ImportRow';
import type { CreateOrganizationPayload } from '../../domain/organizationValues';
import { ImportFiles } from './ImportFiles';
import { ImportRun } from './ImportRun';
import { restartableReader } from './restartableReader';
import type { SheetReader } from './SheetReader';

interface Dependencies {
  readonly createReader: () => SheetReader;
  /** Creates an organization; the same key again is the same one. */
  readonly create: (creation: CreateOrganizationPayload, key: string) => Promise<unknown>;
}

/** One import: its files, their rows as they were checked, and the run that creates them. */
export class ImportStore {
  readonly files: ImportFiles;
  readonly run: ImportRun;
  /** `checking` while the rows are read anew; `failed` where they can't be. */
  status: 'ready' | 'checking' | 'failed' = 'ready';
  rows: readonly ImportRow[] = [];
  /** Which of them repeat an earlier one. */
  duplicates = new Duplicates();
  /** For rows that name no seat type. */
  defaultSeatType = '';
  private readonly corrections = new Map<string, ImportCells>();
  private readonly reader: SheetReader;
  private checkSequence = 0;

  constructor({ createReader, create }: Dependencies) {
    this.reader = restartableReader(createReader);
    this.files = new ImportFiles({ reader: this.reader, onChange: () => void this.check() });
    this.run = new ImportRun(create);
    makeObservable(this, {
      status: observable,
      rows: observableRef,
      defaultSeatType: observable,
      duplicates: observableRef,
      columns: computed,
      readyRows: computed,
      invalidRows: computed,
      isComplete: computed,
      isDirty: computed,
    });
  }

  /**
   * The fields that any file fills, as its columns stand; the same field of two files is one
   * column.
   */
  get columns(): readonly ImportField[] {
    return [
      ...new Set(
        this.files.importable.flatMap(({ columns }) =>
          columns.filter((field) => field !== undefined),
        ),
      ),
    ];
  }

  /** The rows that can be sent and were not created yet. */
  get readyRows(): readonly ImportRow[] {
    return this.rows.filter(
      (row) => this.isValid(row) && this.run.outcomeOf(row.id)?.state !== 'created',
    );
  }

  /** The rows that have to be corrected first. */
  get invalidRows(): readonly ImportRow[] {
    return this.rows.filter((row) => !this.isValid(row));
  }

  /** Every row was created. */
  get isComplete(): boolean {
    return this.rows.length > 0 && this.run.created === this.rows.length;
  }

  /** There is something that would be lost. */
  get isDirty(): boolean {
    return this.files.list.length > 0 && !this.isComplete;
  }

  isValid(row: ImportRow): boolean {
    return row.issues.length === 0 && this.duplicates.forRow(row).length === 0;
  }

  setDefaultSeatType(seatType: string): void {
    if (seatType === this.defaultSeatType) return;
    runInAction(() => (this.defaultSeatType = seatType));
    void this.check();
  }

  /** Changes the cells of a row, here alone: the file stays as it is. */
  correctRow(id: string, cells: ImportCells): void {
    this.corrections.set(id, cells);
    this.run.resetOutcome(id);
    const rows = this.rows.map((row) => (row.id === id ? this.withCorrections(row) : row));
    this.setRows(rows, new Duplicates(rows));
  }

  /** What would stand against a row if its cells were these. */
  checkCells(cells: ImportCells): ReturnType<typeof checkRow> {
    return checkRow(cells, this.defaultSeatType);
  }

  /** Creates every row that can be and was not yet. */
  start(): void {
    this.run.start(
      this.readyRows.map(({ id, cells }) => ({
        id,
        organization: rowToCreatePayload(cells, this.defaultSeatType),
      })),
    );
  }

  /**
   * Nobody looks any more: nothing else is sent, no thread waits. Whoever comes back goes on from
   * here.
   */
  suspend(): void {
    this.run.pause();
    this.reader.dispose();
  }

  /** Reads all rows anew, as the columns stand now; what was corrected stays so. */
  async check(): Promise<void> {
    this.checkSequence += 1;
    const sequence = this.checkSequence;
    runInAction(() => (this.status = 'checking'));
    const rows: ImportRow[] = [];
    const plan = {
      sheets: this.files.importable.map(({ id, columns }) => ({ id, columns })),
      defaultSeatType: this.defaultSeatType,
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
    return cells ? { ...row, cells, issues: this.checkCells(cells) } : row;
  }
}
