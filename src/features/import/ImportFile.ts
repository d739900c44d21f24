import { delay, isEqual } from 'es-toolkit';
import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import {
  findSeparator,
  type DecimalSeparator,
  type SeparatorEvidence,
} from '~/lib/decimalSeparator';
import type { Cell } from '~/lib/xlsx/cell';
import { validationMessage } from '~/messages/fieldMessage';
import { message } from '~/messages/catalogue';
import {
  columnsOfServer,
  fieldOf,
  identifyingFields,
  matchColumns,
  type Columns,
  type ImportField,
} from './importFields';
import {
  cellOf,
  emptyTable,
  fileProblem,
  openFile,
  type ChosenFormat,
  type Table,
  type TableReader,
  type TableRow,
} from './readTable';

/** A row of a file as it was read, and as it was edited in the import. */
export interface SourceRow extends Omit<TableRow, 'cells'> {
  readonly id: string;
  readonly file: ImportFile;
  /** Only those of matched columns, and those that were edited. */
  readonly cells: Readonly<Record<ImportField, Cell>>;
  /** Of columns that only the server fills, by their fields. */
  readonly serverCells: Readonly<Record<ImportField, Cell>>;
}

/** A file of an import: what its columns mean, and how its cells are to be read. */
export class ImportFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  table = emptyTable;
  /** Why it can't be read, or not in the format that was chosen last. */
  error: string | undefined;
  /** The fields of its columns by their names, and of those that only the server fills. */
  matched: Columns = [];
  serverFields: ReadonlyMap<number, ImportField> = new Map();
  /** As they were matched last. */
  columns: Columns = [];
  /** Values for the rows that have none. */
  defaults: Readonly<Record<ImportField, string>> = {};
  chosenSeparator: DecimalSeparator | undefined;
  includesHiddenRows = false;
  private bytes: Uint8Array | undefined;
  private reader: TableReader = () => emptyTable;
  private readonly edits = new Map<string, Readonly<Record<ImportField, Cell>>>();

  constructor(
    readonly id: string,
    private readonly source: File,
  ) {
    this.name = source.name;
    this.size = source.size;
    makeObservable(this, {
      table: observableRef,
      error: observable,
      columns: observableRef,
      defaults: observableRef,
      chosenSeparator: observable,
      includesHiddenRows: observable,
      // Also read for each row that is checked.
      evidence: computed({ keepAlive: true }),
    });
  }

  /** Changes how the rows are read. */
  set(change: Partial<ImportFile>): void {
    runInAction(() => Object.assign(this, change));
  }

  /** Whether it can be imported; it is still read, or rejected, otherwise. */
  get isRead(): boolean {
    return this.table.rows.length > 0;
  }

  get isReading(): boolean {
    return !this.isRead && this.error === undefined;
  }

  /** Reads the file once, into memory, unless it has the content of another one. */
  async open(others: readonly ImportFile[]): Promise<void> {
    try {
      const error = fileProblem(this) ?? (await this.load(others));
      if (error === undefined) this.setFormat({});
      else this.set({ error });
    } catch {
      this.set({ error: message('something_wrong') });
    }
  }

  private async load(others: readonly ImportFile[]): Promise<string | undefined> {
    const bytes = new Uint8Array(await this.source.arrayBuffer());
    if (others.some((other) => isEqual(other.bytes, bytes))) return validationMessage('file_added');
    this.bytes = bytes;
    this.reader = openFile(bytes);
    await delay(0);
    return undefined;
  }

  /** Reads the file in another format; one in which it can't be read leaves it as it was. */
  setFormat(change: ChosenFormat): void {
    // Another sheet, encoding or delimiter may have its header in another row.
    const { headerRow: _, ...known } = this.table.format;
    const table = this.reader({ ...known, ...change });
    if (table.error !== undefined && this.isRead) {
      this.set({ error: table.error });
      return;
    }
    this.edits.clear();
    this.matched = matchColumns(table.headers, table.hiddenColumns);
    this.serverFields = columnsOfServer(table.headers);
    this.set({
      table,
      error: table.error,
      columns: this.matched,
      defaults: {},
      chosenSeparator: undefined,
      includesHiddenRows: false,
    });
  }

  /** Matches a column to a field; if another column had that field, it loses it. */
  match(column: number, field: ImportField | undefined): void {
    for (const [id, { [field ?? '']: _, ...others }] of this.edits) this.edits.set(id, others);
    const columns = this.columns.map((current, index) =>
      index === column ? field : current === field ? undefined : current,
    );
    this.set({ columns });
  }

  /** What the texts in the columns of numbers tell about their notation. */
  get evidence(): SeparatorEvidence {
    const numbers = this.columns.flatMap((field, index) =>
      field !== undefined && fieldOf(field).rule.kind === 'number' ? [index] : [],
    );
    const cells = this.table.rows.flatMap((row) => numbers.map((index) => row.cells[index]));
    return findSeparator(
      cells.flatMap((cell) => (cell && cell.number === undefined && !cell.fault ? cell.text : [])),
    );
  }

  /** How its numbers are written; undefined until a person has chosen, if all can be read in two ways. */
  get decimalSeparator(): DecimalSeparator | undefined {
    return this.chosenSeparator ?? this.evidence.likely;
  }

  /** Whether its rows can be checked: what they are about is known, and how numbers are read. */
  get isMatched(): boolean {
    return this.decimalSeparator !== undefined && this.isIdentified;
  }

  /** Whether a column tells which organization a row is about. */
  get isIdentified(): boolean {
    return identifyingFields.some((field) => this.columns.includes(field));
  }

  /** The rows of the table, without hidden ones unless they are included. */
  get tableRows(): Table['rows'] {
    return this.table.rows.filter(({ isHidden }) => this.includesHiddenRows || !isHidden);
  }

  /** The first rows that are imported. */
  rows(max = Infinity): readonly SourceRow[] {
    const serverFields = this.columns.map((field, index) =>
      field === undefined ? this.serverFields.get(index) : undefined,
    );
    return this.tableRows.slice(0, max).map((row) => {
      const id = `${this.id}:${row.line}`;
      const cellsOf = (fields: Columns) =>
        Object.fromEntries(
          fields.flatMap((field, index) =>
            field === undefined ? [] : [[field, row.cells[index] ?? { text: '' }] as const],
          ),
        );
      const cells = { ...cellsOf(this.columns), ...this.edits.get(id) };
      return { ...row, id, file: this, cells, serverCells: cellsOf(serverFields) };
    });
  }

  /** A row with another text in a cell. The file itself is not changed. */
  edit(row: SourceRow, field: ImportField, text: string): SourceRow {
    const edit = { [field]: cellOf({ text }) };
    this.edits.set(row.id, { ...this.edits.get(row.id), ...edit });
    return { ...row, cells: { ...row.cells, ...edit } };
  }
}
