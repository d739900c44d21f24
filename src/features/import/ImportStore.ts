import { chunk } from 'es-toolkit';
import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { toFailure } from '~/api/ApiError';
import type { Failure } from '~/lib/Failure';
import { IdempotencyKey } from '~/lib/IdempotencyKey';
import { validationMessage } from '~/messages/fieldMessage';
import { message } from '~/messages/message';
import { Batch } from '~/stores/Batch';
import { createOrganization } from '~/stores/organizationWrites';
import type { Stores } from '~/stores/Stores';
import {
  checkRow,
  findDuplicates,
  rowToCreatePayload,
  type CellIssue,
  type Duplicate,
  type ImportRow,
  type RowReading,
  type SourceRow,
} from './checkRow';
import {
  ExistingOrganizations,
  sendUpdate,
  type ExistingChoice,
  type FieldChange,
} from './existing';
import {
  fieldRule,
  findSeparator,
  identifyingFields,
  matchColumns,
  type Columns,
  type DecimalSeparator,
  type Defaults,
  type ImportField,
  type SeparatorEvidence,
} from './fields';
import {
  cellOf,
  fileProblem,
  openFile,
  type ChosenFormat,
  type FileFormat,
  type Table,
  type TableReader,
} from './importFile';

interface FileBase {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** A file whose columns are matched to fields. */
export interface ReadFile extends FileBase {
  readonly state: 'read';
  readonly reader: TableReader;
  readonly table: Table;
  readonly columns: Columns;
  /** As the columns matched at first: what was left out is listed for a person to match. */
  readonly initialColumns: Columns;
  readonly defaults: Defaults;
  readonly evidence: SeparatorEvidence;
  /** The notation of numbers; undefined until a person has chosen it, if all can be read in two ways. */
  readonly decimalSeparator: DecimalSeparator | undefined;
  readonly includesHiddenRows: boolean;
  /** Why it can't be read in the format that was chosen last. */
  readonly error?: string | undefined;
}

/** A file of an import. Another sheet of a workbook that is rejected may be importable. */
export type ImportFile =
  | (FileBase & { readonly state: 'reading' })
  | (FileBase & {
      readonly state: 'rejected';
      readonly error: string;
      readonly workbook?: {
        readonly reader: TableReader;
        readonly sheets: readonly string[];
        readonly format: FileFormat | undefined;
      };
    })
  | ReadFile;

/**
 * What becomes of a row. `exists`: the organization exists and is not to be changed, or not read yet;
 * `update`, `unchanged`: whether the row differs from it. `left_out`: a person has decided so.
 */
export type RowState =
  | 'ready'
  | 'invalid'
  | 'left_out'
  | 'exists'
  | 'skipped'
  | 'update'
  | 'unchanged'
  | 'sending'
  | 'created'
  | 'updated'
  | 'failed';

/** States in which nothing is left to do. */
const settledStates: readonly RowState[] = [
  'created',
  'updated',
  'skipped',
  'unchanged',
  'left_out',
];

/** `open`: to be corrected, or not created once the import has started. */
export type RowFilter = 'open' | 'ready' | 'all';

/** Rows that are checked at once, so that the page answers in between. */
const sliceSize = 100;

/** Milliseconds after the last edit of a row until its organization is looked up. */
const lookUpDelay = 400;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** One import: its files, their rows, and the run that creates or updates organizations. */
export class ImportStore {
  files: readonly ImportFile[] = [];
  /** Of all files, as they were checked last. */
  rows: readonly ImportRow[] = [];
  isChecking = false;
  choice: ExistingChoice = 'report';
  leftOut: ReadonlySet<string> = new Set();
  filter: RowFilter = 'all';
  /** The ids of the rows that are listed: one that is corrected stays where it is. */
  private listedIds: ReadonlySet<string> = new Set();
  readonly existing: ExistingOrganizations;
  readonly batch: Batch<ImportRow, 'created' | 'updated'>;
  /** Of the files, by their ids. */
  private readonly bytes = new Map<string, Uint8Array>();
  private readonly edits = new Map<string, Readonly<Record<ImportField, string>>>();
  private readonly keys = new Map<string, IdempotencyKey>();
  private closing = new AbortController();
  private checkSequence = 0;
  private lastFileId = 0;
  private lookUpTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stores: Pick<Stores, 'http' | 'optionalCalls' | 'organizations'>) {
    this.existing = new ExistingOrganizations(stores);
    this.batch = new Batch((row) => this.send(row));
    makeObservable<this, 'listedIds' | 'states' | 'rowsById'>(this, {
      files: observableRef,
      rows: observableRef,
      isChecking: observable,
      choice: observable,
      leftOut: observableRef,
      filter: observable,
      listedIds: observableRef,
      // Also read by actions, for each of thousands of rows.
      duplicates: computed({ keepAlive: true }),
      states: computed({ keepAlive: true }),
      rowsById: computed({ keepAlive: true }),
      listed: computed,
      importedFiles: computed,
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
      return { file, pending: { id: `file-${this.lastFileId}`, name, size } };
    });
    this.setFiles([
      ...this.files,
      ...added.map(({ pending }) => ({ ...pending, state: 'reading' as const })),
    ]);
    for (const { file, pending } of added) {
      // The list is shown before what may take a moment.
      await nextTask();
      this.replace(await this.read(file, pending));
    }
  }

  remove(id: string): void {
    this.setFiles(this.files.filter((file) => file.id !== id));
  }

  /** Reads a file in another format; one in which it can't be read leaves it as it was. */
  setFormat(file: ImportFile, change: ChosenFormat): void {
    const source = file.state === 'read' ? file : file.state === 'rejected' && file.workbook;
    if (!source) return;
    const { headerRow: _, ...known } = file.state === 'read' ? file.table.format : {};
    // Another sheet, encoding or delimiter may have its header in another row.
    const next = readFile(file, source.reader, { ...known, ...change });
    if (next.state === 'rejected' && file.state === 'read')
      return this.replace({ ...file, error: next.error });
    for (const id of this.edits.keys()) if (id.startsWith(`${file.id}:`)) this.edits.delete(id);
    this.replace(next);
  }

  /** Matches a column to a field; if another column had that field, it loses it. */
  match(file: ReadFile, column: number, field: ImportField | undefined): void {
    const columns = file.columns.map((current, index) =>
      index === column ? field : current === field ? undefined : current,
    );
    for (const [id, { [field ?? '']: _, ...others }] of this.edits)
      if (id.startsWith(`${file.id}:`)) this.edits.set(id, others);
    const found = separatorOf(file.table, columns);
    const isChosen = file.decimalSeparator !== file.evidence.likely;
    const { decimalSeparator } = isChosen ? file : found;
    this.replace({ ...file, columns, evidence: found.evidence, decimalSeparator });
  }

  /** Changes how the rows of a file are read. */
  setReading(
    file: ReadFile,
    change: Partial<Pick<ReadFile, 'defaults' | 'decimalSeparator' | 'includesHiddenRows'>>,
  ): void {
    this.replace({ ...file, ...change });
  }

  private async read(file: File, pending: FileBase): Promise<ImportFile> {
    const problem = fileProblem(file);
    if (problem !== undefined) return { ...pending, state: 'rejected', error: problem };
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (this.files.some(({ id }) => isEqualBytes(this.bytes.get(id), bytes)))
        return { ...pending, state: 'rejected', error: validationMessage('file_added') };
      this.bytes.set(pending.id, bytes);
      const reader = openFile(bytes);
      await nextTask();
      return readFile(pending, reader, {});
    } catch {
      return { ...pending, state: 'rejected', error: message('something_wrong') };
    }
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
    for (const file of this.importedFiles)
      for (const slice of chunk(importedRows(file), sliceSize)) {
        rows.push(...slice.map((row) => checkRow(this.edited(row, file), readingOf(file))));
        await nextTask();
        if (sequence !== this.checkSequence) return;
      }
    runInAction(() => {
      this.isChecking = false;
      this.rows = rows;
    });
    this.list();
    await this.lookUp();
  }

  async setChoice(choice: ExistingChoice): Promise<void> {
    runInAction(() => (this.choice = choice));
    await this.lookUp();
  }

  /** Looks up what isn't known yet, and lists the rows by what was found. */
  async lookUp(): Promise<void> {
    clearTimeout(this.lookUpTimer);
    await this.existing.lookUp(this.rows, this.choice, this.closing.signal);
    if (!this.existing.isAvailable) runInAction(() => (this.choice = 'report'));
    this.list();
  }

  /** Edits a cell in the import; the file itself is not changed. */
  edit(row: ImportRow, field: ImportField, text: string): void {
    const file = this.fileOf(row);
    if (!file) return;
    this.edits.set(row.id, { ...this.edits.get(row.id), [field]: text });
    const edited = checkRow(this.edited(row, file), readingOf(file));
    this.batch.reset(row);
    runInAction(() => (this.rows = this.rows.map((other) => (other === row ? edited : other))));
    this.extendList();
    clearTimeout(this.lookUpTimer);
    this.lookUpTimer = setTimeout(() => {
      void this.existing
        .lookUp([edited], this.choice, this.closing.signal)
        .then(() => this.extendList());
    }, lookUpDelay);
  }

  /** Leaves a row out of the import, or includes it again. */
  setLeftOut({ id }: ImportRow, isLeftOut: boolean): void {
    const leftOut = new Set(this.leftOut);
    if (isLeftOut) leftOut.add(id);
    else leftOut.delete(id);
    runInAction(() => (this.leftOut = leftOut));
    this.extendList();
  }

  fileOf({ fileId }: ImportRow): ReadFile | undefined {
    return this.importedFiles.find(({ id }) => id === fileId);
  }

  private get rowsById(): ReadonlyMap<string, ImportRow> {
    return new Map(this.rows.map((row) => [row.id, row]));
  }

  /** Rows that share what is unique, by their ids; each needs a decision. */
  get duplicates(): ReadonlyMap<string, readonly Duplicate[]> {
    return findDuplicates(this.rows.filter(({ id }) => !this.leftOut.has(id)));
  }

  private get states(): ReadonlyMap<string, RowState> {
    return new Map(this.rows.map((row) => [row.id, this.findState(row)]));
  }

  stateOf({ id }: ImportRow): RowState {
    return this.states.get(id) ?? 'ready';
  }

  private findState(row: ImportRow): RowState {
    const outcome = this.batch.outcomeOf(row);
    if (outcome?.state === 'done') return outcome.result;
    if (outcome?.state === 'sending') return 'sending';
    if (this.leftOut.has(row.id)) return 'left_out';
    const [first, ...others] = this.existing.identifications(row);
    if (others.some(({ organization }) => organization.id !== first?.organization.id))
      return 'invalid';
    if (first && this.choice === 'skip') return 'skipped';
    if (this.duplicates.has(row.id)) return 'invalid';
    if (!first) return row.issues.length > 0 ? 'invalid' : (outcome?.state ?? 'ready');
    const update = this.choice === 'update' ? this.existing.updateOf(row) : undefined;
    if (!update) return 'exists';
    if (update.issues.length > 0) return 'invalid';
    return update.changes.length === 0 ? 'unchanged' : (outcome?.state ?? 'update');
  }

  /** What is wrong with the cells of a row, as a new organization or as an update. */
  issuesOf(row: ImportRow): readonly CellIssue[] {
    if (!this.existing.identifications(row)[0]) {
      const [key, ...others] = row.keys;
      const { isAvailable, status } = this.existing;
      if (!isAvailable || key?.field !== 'id' || others.length > 0) return row.issues;
      return status === 'running' ? [] : [{ field: 'id', code: 'unknown' }];
    }
    // Required fields count for new organizations only.
    const issues = row.issues.filter(({ code }) => code !== 'required');
    return this.choice === 'update' ? (this.existing.updateOf(row)?.issues ?? issues) : issues;
  }

  /** What a row changes of an existing organization, while or after it is to be updated. */
  changesOf(row: ImportRow): readonly FieldChange[] {
    const isUpdate = ['update', 'updated', 'sending', 'failed'].includes(this.stateOf(row));
    return isUpdate && this.choice === 'update' ? (this.existing.updateOf(row)?.changes ?? []) : [];
  }

  failureOf(row: ImportRow): Failure | undefined {
    const outcome = this.batch.outcomeOf(row);
    return outcome?.state === 'failed' ? outcome.failure : undefined;
  }

  rowsIn(states: readonly RowState[]): readonly ImportRow[] {
    return this.rows.filter((row) => states.includes(this.stateOf(row)));
  }

  /** Rows that can be sent. */
  get readyRows(): readonly ImportRow[] {
    return this.rowsIn(['ready', 'update', 'failed', 'sending']);
  }

  /** Rows that are neither imported nor decided otherwise. */
  get openRows(): readonly ImportRow[] {
    return this.rows.filter((row) => !settledStates.includes(this.stateOf(row)));
  }

  rowsOf(filter: RowFilter): readonly ImportRow[] {
    const hasStarted = this.batch.status !== 'idle';
    switch (filter) {
      case 'all':
        return this.rows;
      case 'ready':
        return hasStarted ? this.rowsIn(['created', 'updated']) : this.readyRows;
      case 'open':
        return hasStarted ? this.openRows : this.rowsIn(['invalid', 'exists']);
    }
  }

  // List

  /** The listed rows; once the import has started, first those that failed. */
  get listed(): readonly ImportRow[] {
    const rows = [...this.listedIds].flatMap((id) => this.rowsById.get(id) ?? []);
    const failed = rows.filter((row) => this.stateOf(row) === 'failed');
    return failed.length > 0 ? [...failed, ...rows.filter((row) => !failed.includes(row))] : rows;
  }

  /** Lists the rows of a filter: initially of what is left to do, if anything is. */
  list(filter: RowFilter = this.rowsOf('open').length > 0 ? 'open' : 'all'): void {
    runInAction(() => {
      this.filter = filter;
      this.listedIds = new Set(this.rowsOf(filter).map(({ id }) => id));
    });
  }

  /** Lists what belongs to the filter now, too. */
  private extendList(): void {
    const ids = new Set([...this.listedIds, ...this.rowsOf(this.filter).map(({ id }) => id)]);
    runInAction(
      () => (this.listedIds = new Set(this.rows.flatMap(({ id }) => (ids.has(id) ? [id] : [])))),
    );
  }

  // Run

  get isRunning(): boolean {
    return this.batch.status === 'running' || this.batch.status === 'stopping';
  }

  get hasEnded(): boolean {
    return this.batch.status === 'ended';
  }

  /** How many rows closing would lose. */
  get unsavedRows(): number {
    if (this.rows.length > 0) return this.openRows.length;
    return this.importedFiles.reduce((sum, file) => sum + importedRows(file).length, 0);
  }

  /** Creates or updates the organization of every row that is ready. What exists is found out first. */
  async start(): Promise<void> {
    await this.lookUp();
    const { readyRows, choice } = this;
    const isUnknown = this.existing.status === 'failed' && choice !== 'report';
    if (this.closing.signal.aborted || isUnknown || readyRows.length === 0) return;
    const run = this.batch.run(readyRows, this.stores.organizations.sessionSignal);
    this.list('all');
    await run;
    this.list();
  }

  /** The dialog is shown; returns what to do when it closes: nothing further is sent then. */
  open(): () => void {
    this.closing = new AbortController();
    return () => this.close();
  }

  private close(): void {
    this.closing.abort();
    clearTimeout(this.lookUpTimer);
    this.batch.stop();
  }

  private async send(row: ImportRow): Promise<'created' | 'updated'> {
    const key = this.keys.get(row.id) ?? new IdempotencyKey();
    this.keys.set(row.id, key);
    const update = this.choice === 'update' ? this.existing.updateOf(row) : undefined;
    if (!update) {
      const payload = rowToCreatePayload(row.values);
      await createOrganization(this.stores, payload, key.forPayload(payload));
      return 'created';
    }
    try {
      await sendUpdate(this.stores, update, key.forPayload(update.changes));
      return 'updated';
    } catch (error) {
      // What it was compared with may be no longer true.
      const { sessionSignal } = this.stores.organizations;
      await this.existing.refresh(update.version, sessionSignal).catch(toFailure);
      throw error;
    }
  }

  private edited(row: SourceRow, file: ReadFile): SourceRow {
    const edits = this.edits.get(row.id);
    if (!edits) return row;
    const cells = Object.entries(edits).map(([field, text]) => [field, cellOf({ text })] as const);
    return { ...sourceRow(file, row), cells: { ...row.cells, ...Object.fromEntries(cells) } };
  }
}

function sourceRow(file: ReadFile, { id, line, cells, hasExtraCells }: SourceRow): SourceRow {
  return { id, fileId: file.id, line, cells, hasExtraCells };
}

/** Whether the rows of a file can be checked: what they are about is known, and how numbers are read. */
export function isMatched({ columns, decimalSeparator }: ReadFile): boolean {
  return decimalSeparator !== undefined && identifyingFields.some((name) => columns.includes(name));
}

/** The rows of a file, with the cells of matched columns; without hidden ones unless they are included. */
export function importedRows(file: ReadFile, max = Infinity): readonly SourceRow[] {
  const { id, table, columns, includesHiddenRows } = file;
  return table.rows
    .filter(({ isHidden }) => includesHiddenRows || !isHidden)
    .slice(0, max)
    .map(({ line, cells, hasExtraCells }) => ({
      id: `${id}:${line}`,
      fileId: id,
      line,
      hasExtraCells,
      cells: Object.fromEntries(
        columns.flatMap((field, index) =>
          field === undefined ? [] : [[field, cells[index] ?? { text: '' }]],
        ),
      ),
    }));
}

export function readingOf({ decimalSeparator = 'point', defaults }: ReadFile): RowReading {
  return { decimalSeparator, defaults };
}

function isEqualBytes(a: Uint8Array | undefined, b: Uint8Array): boolean {
  return a?.length === b.length && a.every((byte, index) => byte === b[index]);
}

function readFile(base: FileBase, reader: TableReader, format: ChosenFormat): ImportFile {
  const { id, name, size } = base;
  const result = reader(format);
  if ('problem' in result) {
    const { problem, sheets = [] } = result;
    const workbook = sheets.length > 1 && { reader, sheets, format: result.format };
    return { id, name, size, state: 'rejected', error: problem, ...(workbook && { workbook }) };
  }
  const columns = matchColumns(result.headers, result.hiddenColumns);
  return {
    id,
    name,
    size,
    state: 'read',
    reader,
    table: result,
    columns,
    initialColumns: columns,
    defaults: {},
    includesHiddenRows: false,
    ...separatorOf(result, columns),
  };
}

/** The notation of a file's numbers, by the texts in the columns that are matched to numbers. */
function separatorOf({ rows }: Table, columns: Columns) {
  const texts = rows.flatMap(({ cells }) =>
    columns.flatMap((field, index) => {
      const cell = cells[index];
      const isText = field !== undefined && cell && cell.number === undefined && !cell.fault;
      return isText && fieldRule(field).kind === 'number' ? [cell.text] : [];
    }),
  );
  const evidence = findSeparator(texts);
  return { evidence, decimalSeparator: evidence.likely };
}
