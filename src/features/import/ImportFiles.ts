import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { ImportField } from '~/features/import/rows/importFields';
import type { SheetProblem } from '~/features/import/rows/ImportRow';
import { matchColumns } from '~/features/import/rows/matchColumns';
import { formatNumber } from '~/lib/format';
import { message } from '~/messages/message';
import { validationMessage } from '~/messages/validationCatalogue';
import { fileError, haveSameBytes, type ImportFile } from './ImportFile';
import type { SheetReader } from '~/features/import/reading/SheetReader';

interface Dependencies {
  readonly reader: SheetReader;
  /** Called when the importable files or the matching of their columns change. */
  readonly onChange: () => void;
}

/** The files of an import: rejected with a reason, or read and their columns matched. */
export class ImportFiles {
  /** In the order in which they were added. */
  list: readonly ImportFile[] = [];
  private lastId = 0;

  constructor(private readonly dependencies: Dependencies) {
    makeObservable(this, { list: observableRef, importable: computed, isReading: computed });
  }

  get importable(): readonly ImportFile[] {
    return this.list.filter(({ state }) => state === 'read');
  }

  get isReading(): boolean {
    return this.list.some(({ state }) => state === 'reading');
  }

  async add(files: readonly File[]): Promise<void> {
    const added = files.map((file) => {
      this.lastId += 1;
      return pendingFile(`file-${this.lastId}`, file);
    });
    this.setList([...this.list, ...added]);
    for (const file of added) await this.readFile(file);
  }

  remove(id: string): void {
    const removed = this.list.find((file) => file.id === id);
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
    const file = this.list.find((candidate) => candidate.id === id);
    if (!file) return;
    this.replace({
      ...file,
      columns: file.columns.map((current, index) =>
        index === column ? field : current === field ? undefined : current,
      ),
    });
    this.dependencies.onChange();
  }

  private async readFile(file: ImportFile): Promise<void> {
    if (!this.isListed(file.id)) return;
    const result = await this.validateAndParse(file).catch((): Partial<ImportFile> => ({
      state: 'rejected',
      error: message('something_wrong'),
    }));
    // The file may have been removed meanwhile.
    if (!this.isListed(file.id)) return this.dependencies.reader.remove(file.id);
    this.replace({ ...file, ...result });
    if (result.state === 'read') this.dependencies.onChange();
  }

  private async validateAndParse(pending: ImportFile): Promise<Partial<ImportFile>> {
    const { id, file } = pending;
    const error = fileError(file);
    if (error !== undefined) return { state: 'rejected', error };
    if (await this.isDuplicate(id, file))
      return { state: 'rejected', error: validationMessage('file_added'), isDuplicate: true };
    const sheet = await this.dependencies.reader.read(id, file, (progress) =>
      this.replace({ ...pending, progress }),
    );
    if (!sheet) return {};
    if ('problem' in sheet) return { state: 'rejected', error: problemText(sheet) };
    return {
      state: 'read',
      rows: sheet.rows,
      headers: sheet.headers,
      columns: matchColumns(sheet.headers),
    };
  }

  /** True if an earlier file has the same content, whatever its name. */
  private async isDuplicate(id: string, file: File): Promise<boolean> {
    for (const other of this.list) {
      if (other.id === id) return false;
      if (other.state === 'rejected' || !(await haveSameBytes(other.file, file))) continue;
      // The other file may have been removed during the comparison.
      if (this.isListed(other.id)) return true;
    }
    return false;
  }

  private isListed(id: string): boolean {
    return this.list.some((file) => file.id === id);
  }

  private replace(changed: ImportFile): void {
    this.setList(this.list.map((file) => (file.id === changed.id ? changed : file)));
  }

  private setList(list: readonly ImportFile[]): void {
    runInAction(() => (this.list = list));
  }
}

function pendingFile(id: string, file: File): ImportFile {
  return { id, file, state: 'reading', rows: 0, headers: [], columns: [] };
}

function problemText(problem: SheetProblem): string {
  switch (problem.problem) {
    case 'no_text':
      return validationMessage('file_type');
    case 'encoding':
      return 'The file is not valid UTF-8 text. Save it as “CSV UTF-8” and add it again.';
    case 'empty':
      return message('at_least', { count: 1, name: 'organization' });
    case 'too_many_columns':
      return `The file has more than ${formatNumber(problem.max)} columns. Remove some of them.`;
    case 'too_many_rows':
      return `The file has more than ${formatNumber(problem.max)} rows. Split it into smaller files.`;
    case 'unclosed':
      return `Line ${formatNumber(problem.line)} has an unclosed quotation mark.`;
  }
}
