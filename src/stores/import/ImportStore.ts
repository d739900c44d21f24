import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { checkRow, creationOfRow } from '../../domain/import/checkRow';
import { Duplicates } from '../../domain/import/Duplicates';
import type { ImportCells, ImportField } from '../../domain/import/importFields';
import type { ImportRow } from '../../domain/import/ImportRow';
import type { OrganizationCreation } from '../../domain/organizationValues';
import { ImportFiles } from './ImportFiles';
import { ImportRun } from './ImportRun';
import { lastingReader } from './lastingReader';
import type { SheetReader } from './SheetReader';

interface Collaborators {
  readonly openReader: () => SheetReader;
  /** Creates an organization; the same key again is the same one. */
  readonly create: (creation: OrganizationCreation, key: string) => Promise<unknown>;
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
  private checks = 0;

  constructor({ openReader, create }: Collaborators) {
    this.reader = lastingReader(openReader);
    this.files = new ImportFiles({ reader: this.reader, onChange: () => void this.check() });
    this.run = new ImportRun(create);
    makeObservable(this, {
      status: observable,
      rows: observableRef,
      defaultSeatType: observable,
      duplicates: observableRef,
      columns: computed,
      ready: computed,
      wrong: computed,
      isComplete: computed,
      isTouched: computed,
    });
  }

  /**
   * The fields that any file fills, as its columns stand; the same field of two files is one
   * column.
   */
  get columns(): readonly ImportField[] {
    return [
      ...new Set(
        this.files.read.flatMap(({ columns }) => columns.filter((field) => field !== undefined)),
      ),
    ];
  }

  /** The rows that can be sent and were not created yet. */
  get ready(): readonly ImportRow[] {
    return this.rows.filter(
      (row) => this.isRight(row) && this.run.outcomeOf(row.id)?.state !== 'created',
    );
  }

  /** The rows that have to be corrected first. */
  get wrong(): readonly ImportRow[] {
    return this.rows.filter((row) => !this.isRight(row));
  }

  /** Every row was created. */
  get isComplete(): boolean {
    return this.rows.length > 0 && this.run.created === this.rows.length;
  }

  /** There is something that would be lost. */
  get isTouched(): boolean {
    return this.files.list.length > 0 && !this.isComplete;
  }

  isRight(row: ImportRow): boolean {
    return row.issues.length === 0 && this.duplicates.of(row).length === 0;
  }

  setDefaultSeatType(seatType: string): void {
    if (seatType === this.defaultSeatType) return;
    runInAction(() => (this.defaultSeatType = seatType));
    void this.check();
  }

  /** Changes the cells of a row, here alone: the file stays as it is. */
  correct(id: string, cells: ImportCells): void {
    this.corrections.set(id, cells);
    this.run.forget(id);
    const rows = this.rows.map((row) => (row.id === id ? this.corrected(row) : row));
    this.show(rows, new Duplicates(rows));
  }

  /** What would stand against a row if its cells were these. */
  issuesOf(cells: ImportCells): ReturnType<typeof checkRow> {
    return checkRow(cells, this.defaultSeatType);
  }

  /** Creates every row that can be and was not yet. */
  start(): void {
    this.run.start(
      this.ready.map(({ id, cells }) => ({
        id,
        organization: creationOfRow(cells, this.defaultSeatType),
      })),
    );
  }

  /**
   * Nobody looks any more: nothing else is sent, no thread waits. Whoever comes back goes on from
   * here.
   */
  leave(): void {
    this.run.pause();
    this.reader.dispose();
  }

  /** Reads all rows anew, as the columns stand now; what was corrected stays so. */
  async check(): Promise<void> {
    this.checks += 1;
    const current = this.checks;
    runInAction(() => (this.status = 'checking'));
    const rows: ImportRow[] = [];
    const plan = {
      sheets: this.files.read.map(({ id, columns }) => ({ id, columns })),
      defaultSeatType: this.defaultSeatType,
    };
    const found = new Duplicates();
    const take = (batch: readonly ImportRow[]) => {
      const corrected = batch.map((row) => this.corrected(row));
      rows.push(...corrected);
      found.add(corrected);
    };
    const status = await this.reader.check(plan, take).then(
      () => 'ready' as const,
      () => 'failed' as const,
    );
    if (current !== this.checks) return;
    runInAction(() => {
      this.status = status;
      this.show(rows, found);
    });
  }

  private show(rows: readonly ImportRow[], found: Duplicates): void {
    runInAction(() => {
      this.rows = rows;
      this.duplicates = found;
    });
  }

  private corrected(row: ImportRow): ImportRow {
    const cells = this.corrections.get(row.id);
    return cells ? { ...row, cells, issues: this.issuesOf(cells) } : row;
  }
}
