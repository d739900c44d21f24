import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { ImportField } from '../../domain/import/importFields';
import type { SheetProblem } from '../../domain/import/ImportRow';
import { matchColumns } from '../../domain/import/matchColumns';
import { formatNumber } from '../../lib/format';
import { message } from '../../messages/message';
import { fileError, sameContent, type ImportFile } from './ImportFile';
import type { SheetReader } from './SheetReader';

interface Dependencies {
  readonly reader: SheetReader;
  /** The files that can be imported, or the meaning of their columns, changed. */
  readonly onChange: () => void;
}

/** The files of an import: refused with the reason, or read and their columns matched. */
export class ImportFiles {
  /** In the order in which they were given. */
  list: readonly ImportFile[] = [];
  private lastId = 0;

  constructor(private readonly dependencies: Dependencies) {
    makeObservable(this, { list: observableRef, importable: computed, isReading: computed });
  }

  /** Those that can be imported. */
  get importable(): readonly ImportFile[] {
    return this.list.filter(({ state }) => state === 'read');
  }

  get isReading(): boolean {
    return this.list.some(({ state }) => state === 'reading');
  }

  async add(files: readonly File[]): Promise<void> {
    const added = files.map((file) => {
      this.lastId += 1;
      return unread(`file-${this.lastId}`, file);
    });
    this.setList([...this.list, ...added]);
    for (const file of added) await this.readFile(file);
  }

  remove(id: string): void {
    const removed = this.list.find((file) => file.id === id);
    this.setList(this.list.filter((file) => file !== removed));
    this.dependencies.reader.remove(id);
    if (removed?.state === 'read') this.dependencies.onChange();
    if (removed && removed.state !== 'refused') void this.reopenCopies();
  }

  /** Copies of a file that was removed are copies no longer: the first of them takes its place. */
  private async reopenCopies(): Promise<void> {
    const copies = this.list
      .filter(({ error: refusal }) => refusal === message('file_added'))
      .map(({ id, file }) => unread(id, file));
    for (const copy of copies) this.replace(copy);
    for (const copy of copies) await this.readFile(copy);
  }

  /** Says which field a column fills; of two columns for one field the newest has it. */
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
    const result = await this.validateAndParse(file).catch((): Partial<ImportFile> => ({
      state: 'refused',
      error: message('something_wrong'),
    }));
    this.replace({ ...file, ...result });
    if (result.state === 'read') this.dependencies.onChange();
  }

  private async validateAndParse({ id, file }: ImportFile): Promise<Partial<ImportFile>> {
    const error =
      fileError(file) ?? ((await this.isDuplicate(id, file)) ? message('file_added') : undefined);
    if (error !== undefined) return { state: 'refused', error };
    const sheet = await this.dependencies.reader.read(id, file);
    if ('problem' in sheet) return { state: 'refused', error: problemText(sheet) };
    return {
      state: 'read',
      rows: sheet.rows,
      headers: sheet.headers,
      columns: matchColumns(sheet.headers),
    };
  }

  /** True when a file before this one holds the same, whatever it is called. */
  private async isDuplicate(id: string, file: File): Promise<boolean> {
    for (const other of this.list) {
      if (other.id === id) return false;
      if (other.state === 'refused' || !(await sameContent(other.file, file))) continue;
      // Unless it was removed in the meantime.
      if (this.list.some((listed) => listed.id === other.id)) return true;
    }
    return false;
  }

  private replace(changed: ImportFile): void {
    this.setList(this.list.map((file) => (file.id === changed.id ? changed : file)));
  }

  private setList(list: readonly ImportFile[]): void {
    runInAction(() => (this.list = list));
  }
}

function unread(id: string, file: File): ImportFile {
  return { id, file, state: 'reading', rows: 0, headers: [], columns: [] };
}

function problemText(problem: SheetProblem): string {
  switch (problem.problem) {
    case 'no_text':
      return message('file_type');
    case 'empty':
      return message('at_least', { count: 1, name: 'organization' });
    case 'too_many':
      return `More than ${formatNumber(problem.max)} rows. Split the file.`;
    case 'unclosed':
      return `The quotation mark on line ${formatNumber(problem.line)} is never closed.`;
  }
}
