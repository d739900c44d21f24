import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { findSeparator, type DecimalSeparator, type SeparatorEvidence } from '~/lib/numberNotation';
import type { Cell } from '~/lib/xlsx/cell';
import {
  columnsOfServer,
  fieldOf,
  identifyingFields,
  matchColumns,
  type Columns,
  type Defaults,
  type ImportField,
} from './importFields';
import {
  cellOf,
  type ChosenFormat,
  type FileProblem,
  type Table,
  type TableReader,
} from './readTable';

export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** Another sheet of a workbook that is rejected may be importable. */
interface RejectedFile extends ChosenFile, FileProblem {
  readonly state: 'rejected';
  readonly reader?: TableReader;
}

/** A file of an import. */
export type ImportFile = (ChosenFile & { readonly state: 'reading' }) | RejectedFile | ReadFile;

/** A row of a file as it was read, and as it was edited in the import. */
export interface SourceRow {
  readonly id: string;
  readonly file: ReadFile;
  /** The number that a spreadsheet shows. */
  readonly line: number;
  /** Only those of matched columns, and those that were edited. */
  readonly cells: Readonly<Record<ImportField, Cell>>;
  /** Of columns that only the server fills, by their fields. */
  readonly serverCells: Readonly<Record<ImportField, Cell>>;
  /** An extra comma shifts all later cells: no cell of such a row can be trusted. */
  readonly hasExtraCells: boolean;
}

/** A file that was read: what its columns mean, and how its cells are to be read. */
export class ReadFile implements ChosenFile {
  readonly state = 'read';
  readonly id: string;
  readonly name: string;
  readonly size: number;
  columns: Columns;
  /** Values for the rows that have none. */
  defaults: Defaults = {};
  chosenSeparator: DecimalSeparator | undefined;
  includesHiddenRows = false;
  /** Why it can't be read in the format that was chosen last. */
  error: string | undefined;
  private readonly edits = new Map<string, Readonly<Record<ImportField, Cell>>>();

  constructor(
    { id, name, size }: ChosenFile,
    readonly reader: TableReader,
    readonly table: Table,
  ) {
    this.id = id;
    this.name = name;
    this.size = size;
    this.columns = matchColumns(table.headers, table.hiddenColumns);
    makeObservable(this, {
      columns: observableRef,
      defaults: observableRef,
      chosenSeparator: observable,
      includesHiddenRows: observable,
      error: observable,
      // Also read for each row that is checked.
      evidence: computed({ keepAlive: true }),
    });
  }

  /** Changes how the rows are read. */
  set(
    change: Partial<
      Pick<ReadFile, 'columns' | 'defaults' | 'chosenSeparator' | 'includesHiddenRows' | 'error'>
    >,
  ): void {
    runInAction(() => Object.assign(this, change));
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
    const ofServer = columnsOfServer(this.table.headers);
    const serverFields = this.columns.map((field, index) =>
      field === undefined ? ofServer.get(index) : undefined,
    );
    return this.tableRows.slice(0, max).map(({ line, cells, hasExtraCells }) => {
      const id = `${this.id}:${line}`;
      const cellsOf = (fields: Columns) =>
        Object.fromEntries(
          fields.flatMap((field, index) =>
            field === undefined ? [] : [[field, cells[index] ?? { text: '' }] as const],
          ),
        );
      return {
        id,
        file: this,
        line,
        hasExtraCells,
        cells: { ...cellsOf(this.columns), ...this.edits.get(id) },
        serverCells: cellsOf(serverFields),
      };
    });
  }

  /** A row with another text in a cell. The file itself is not changed. */
  edit(row: SourceRow, field: ImportField, text: string): SourceRow {
    this.edits.set(row.id, { ...this.edits.get(row.id), [field]: cellOf({ text }) });
    return { ...row, cells: { ...row.cells, [field]: cellOf({ text }) } };
  }
}

/** Reads the table of a file. */
export function readFile(
  { id, name, size }: ChosenFile,
  reader: TableReader,
  format: ChosenFormat,
): ReadFile | RejectedFile {
  const result = reader(format);
  return 'error' in result
    ? { id, name, size, state: 'rejected', reader, ...result }
    : new ReadFile({ id, name, size }, reader, result);
}
