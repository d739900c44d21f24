import { isEqual, omit } from 'es-toolkit';
import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { ImportField } from '~/features/import/rows/importFields';
import type { DecimalSeparator } from '~/features/import/rows/decimalSeparator';
import { matchColumns } from '~/features/import/rows/matchColumns';
import type { LegacyEncoding } from '~/lib/csv/encodings';
import { message } from '~/messages/message';
import { validationMessage } from '~/messages/validationCatalogue';
import {
  fileError,
  haveSameBytes,
  isChangedError,
  isChangedOnDisk,
  headersOf,
  isRead,
  type ImportFile,
  type ReadFile,
} from './ImportFile';
import { unknownEncodingText, sheetProblemText } from './sheetProblemText';
import type { MatchingMemory } from './matchingMemory';
import type { ChosenFormat, SheetReader } from '~/features/import/reading/SheetReader';
import type { Sheet } from '~/features/import/rows/ImportRow';

interface Dependencies {
  readonly reader: SheetReader;
  readonly memory: MatchingMemory;
  /** Called when the importable files, or how they are to be read, change. */
  readonly onChange: () => void;
}

/** The files of an import: rejected with a reason, or read and their columns matched. */
export class ImportFiles {
  /** In the order in which they were added. */
  list: readonly ImportFile[] = [];
  private lastId = 0;

  constructor(private readonly dependencies: Dependencies) {
    makeObservable(this, {
      list: observableRef,
      importable: computed,
      isReading: computed,
      needsEncoding: computed,
      isChanged: computed,
    });
  }

  get importable(): readonly ReadFile[] {
    return this.list.filter(isRead);
  }

  get isReading(): boolean {
    return this.list.some(({ state, progress }) => state === 'reading' || progress !== undefined);
  }

  /** Whether a person has to tell the encoding of a file. */
  get needsEncoding(): boolean {
    return this.list.some(({ state }) => state === 'encoding');
  }

  /** Whether a file has to be added again. */
  get isChanged(): boolean {
    return this.list.some((file) => file.isChanged);
  }

  /** Adds files. One that has changed on disk is replaced by that of its name, and matched as before. */
  async add(files: readonly File[]): Promise<void> {
    const added = files.map((file) => {
      const changed = this.list.find((other) => other.isChanged && other.file.name === file.name);
      if (changed) return replacementOf(changed, file);
      this.lastId += 1;
      return pendingFile(`file-${this.lastId}`, file);
    });
    const isReplaced = ({ id }: ImportFile) => this.find(id) !== undefined;
    for (const file of added.filter(isReplaced)) this.replace(file);
    this.setList([...this.list, ...added.filter((file) => !isReplaced(file))]);
    for (const file of added) await this.readFile(file);
  }

  /** Finds out whether files were changed on disk, which are then rejected; returns whether none was. */
  async verify(): Promise<boolean> {
    const changed = await Promise.all(
      this.importable.map(async (file) => ((await isChangedOnDisk(file.file)) ? [file] : [])),
    );
    for (const { id } of changed.flat()) this.rejectChanged(id);
    return !this.isChanged;
  }

  private rejectChanged(id: string): void {
    const file = this.find(id);
    if (!file) return;
    this.replace({ ...file, ...changedFile, progress: undefined });
    if (file.state === 'read') this.dependencies.onChange();
  }

  remove(id: string): void {
    const removed = this.find(id);
    this.setList(this.list.filter((file) => file !== removed));
    this.dependencies.reader.remove(id);
    if (removed?.state === 'read') this.dependencies.onChange();
    if (removed && removed.state !== 'rejected') void this.recheckDuplicates();
  }

  /** After a file is removed, checks its duplicates again: the first of them takes its place. */
  private async recheckDuplicates(): Promise<void> {
    const duplicates = this.list
      .filter(({ isDuplicate }) => isDuplicate)
      .map(({ id, file }) => pendingFile(id, file));
    for (const file of duplicates) this.replace(file);
    for (const file of duplicates) await this.readFile(file);
  }

  /** Matches a column to a field; if another column had that field, it loses it. */
  match(id: string, column: number, field: ImportField | undefined): void {
    const file = this.find(id);
    if (!file || !isRead(file)) return;
    const columns = file.columns.map((current, index) =>
      index === column ? field : current === field ? undefined : current,
    );
    this.replace({ ...file, columns });
    this.dependencies.memory.remember(headersOf(file), columns);
    this.dependencies.onChange();
  }

  setDecimalSeparator(id: string, decimalSeparator: DecimalSeparator): void {
    const file = this.find(id);
    if (!file) return;
    this.replace({ ...file, decimalSeparator });
    this.dependencies.onChange();
  }

  /** Reads a file in the encoding that a person has recognised; without one, rejects it. */
  async setEncoding(id: string, encoding: LegacyEncoding | undefined): Promise<void> {
    const file = this.find(id);
    if (!file) return;
    if (encoding) return this.readFile({ ...file, format: { encoding } });
    this.replace({ ...file, state: 'rejected', error: unknownEncodingText });
    if (file.state === 'read') this.dependencies.onChange();
  }

  /** Reads a file again with another delimiter or header row. */
  async setFormat(id: string, change: ChosenFormat): Promise<void> {
    const file = this.find(id);
    if (file) await this.readFile({ ...file, format: { ...file.format, ...change } });
  }

  /** Reads another sheet of a workbook, whose header may be in another row. */
  async setSheet(id: string, sheet: string): Promise<void> {
    const file = this.find(id);
    if (file) await this.readFile({ ...file, format: { sheet } });
  }

  private async readFile(pending: ImportFile): Promise<void> {
    const { id } = pending;
    const before = this.find(id);
    if (!before) return;
    const wasRead = before.state === 'read';
    this.replace({
      ...before,
      format: pending.format,
      error: undefined,
      ...(wasRead ? { progress: 0 } : { state: 'reading' }),
    });
    const result = await this.validateAndParse(pending).catch(
      (error: unknown): Partial<ImportFile> =>
        isChangedError(error)
          ? changedFile
          : { state: 'rejected', error: message('something_wrong') },
    );
    // The file may have been removed meanwhile.
    const current = this.find(id);
    if (!current) return this.dependencies.reader.remove(id);
    if (!result) return;
    if (result.isChanged) return this.rejectChanged(id);
    const { error } = result;
    // A format in which the file can't be read leaves it as it was.
    if (result.state === 'rejected' && wasRead)
      return this.replace({ ...current, format: before.format, error, progress: undefined });
    this.replace({ ...current, progress: undefined, ...result });
    if (result.state === 'read') this.dependencies.onChange();
  }

  /** Undefined if the file has been removed, or is being read in another format, meanwhile. */
  private async validateAndParse(pending: ImportFile): Promise<Partial<ImportFile> | undefined> {
    const { id, file, format } = pending;
    const error = fileError(file);
    if (error !== undefined) return { state: 'rejected', error };
    if (await this.isDuplicate(id, file))
      return { state: 'rejected', error: validationMessage('file_added'), isDuplicate: true };
    const sheet = await this.dependencies.reader.read(id, file, format, (progress) => {
      const current = this.find(id);
      if (current) this.replace({ ...current, progress });
    });
    if (!sheet) return undefined;
    const { workbook } = sheet;
    if (!('problem' in sheet))
      return { state: 'read', workbook, sheet, columns: this.matchedColumns(pending, sheet) };
    return sheet.problem === 'unknown_encoding'
      ? { state: 'encoding', candidates: sheet.candidates }
      : { state: 'rejected', workbook, error: sheetProblemText(sheet, file.name) };
  }

  /** As before if the header is the same, else as this browser remembers, else by the names. */
  private matchedColumns(before: ImportFile, { columns }: Sheet): ImportFile['columns'] {
    const headers = columns.map(({ header }) => header);
    const known = before.sheet?.columns.map(({ header }) => header);
    if (isEqual(known, headers)) return before.columns;
    return this.dependencies.memory.recall(headers) ?? matchColumns(headers);
  }

  /** True if an earlier file has the same content, whatever its name. */
  private async isDuplicate(id: string, file: File): Promise<boolean> {
    for (const other of this.list) {
      if (other.id === id) return false;
      if (other.state === 'rejected') continue;
      // The other file may have changed on disk, which says nothing about this one.
      if (!(await haveSameBytes(other.file, file).catch(() => false))) continue;
      // The other file may have been removed during the comparison.
      if (this.find(other.id)) return true;
    }
    return false;
  }

  private find(id: string): ImportFile | undefined {
    return this.list.find((file) => file.id === id);
  }

  private replace(changed: ImportFile): void {
    this.setList(this.list.map((file) => (file.id === changed.id ? changed : file)));
  }

  private setList(list: readonly ImportFile[]): void {
    runInAction(() => (this.list = list));
  }
}

const changedFile = {
  state: 'rejected',
  error: validationMessage('file_changed'),
  isChanged: true,
} as const satisfies Partial<ImportFile>;

/** A file to be read like one that has changed, but for its encoding: it may have been saved in another. */
function replacementOf(changed: ImportFile, file: File): ImportFile {
  return {
    ...omit(changed, ['isChanged', 'error', 'candidates']),
    file,
    state: 'reading',
    format: omit(changed.format, ['encoding']),
  };
}

function pendingFile(id: string, file: File): ImportFile {
  return { id, file, state: 'reading', format: {}, columns: [] };
}
