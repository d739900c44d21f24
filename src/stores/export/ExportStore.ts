import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { toFailure, isAbortError } from '../../api/ApiError';
import type { OrganizationsApi } from '../../api/organizations';
import type { OrganizationListParams } from '../../domain/organizationList';
import { byteOrderMark, csvLines } from '../../lib/csv/writeCsv';
import type { Failure } from '../../lib/Failure';
import { organizationCells, organizationsHeader } from './organizationsCsv';

interface Dependencies {
  readonly api: Pick<OrganizationsApi, 'list'>;
  /** Hands the finished file to the person. */
  readonly save: (name: string, parts: readonly string[]) => void;
}

export type ExportStatus = 'idle' | 'running' | 'failed' | 'done';

const perPage = 100;

/**
 * Every organization of a view as CSV, page by page; a failure in the middle keeps what is there,
 * and the next try goes on behind it.
 */
export class ExportStore {
  status: ExportStatus = 'idle';
  /** Rows so far. */
  exportedRows = 0;
  /** Rows of the view, once the first page has told. */
  total: number | undefined = undefined;
  error: Failure | undefined = undefined;
  private readonly chunks: string[] = [];
  private readonly exportedIds = new Set<string>();
  private page = 1;
  private abortController = new AbortController();

  constructor(private readonly dependencies: Dependencies) {
    makeObservable(this, {
      status: observable,
      exportedRows: observable,
      total: observable,
      error: observableRef,
    });
  }

  /** Begins, or goes on where it failed. */
  async run(params: OrganizationListParams): Promise<void> {
    if (this.status === 'running') return;
    this.abortController = new AbortController();
    const { signal } = this.abortController;
    runInAction(() => {
      this.status = 'running';
      this.error = undefined;
    });
    try {
      while (await this.exportPage(params, signal)) this.page += 1;
      signal.throwIfAborted();
      this.dependencies.save(fileName(), [
        byteOrderMark,
        csvLines([organizationsHeader]),
        ...this.chunks,
      ]);
      runInAction(() => (this.status = 'done'));
    } catch (error) {
      const failure = toFailure(error);
      if (signal.aborted || isAbortError(error) || failure.status === 401) return;
      runInAction(() => {
        this.status = 'failed';
        this.error = failure;
      });
    }
  }

  /** Gives the page on its way up; what is there stays for another run. */
  cancel(): void {
    this.abortController.abort();
    if (this.status === 'running') runInAction(() => (this.status = 'idle'));
  }

  /**
   * True when the list changed meanwhile, and rows may have slipped from one page to another that
   * was read before.
   */
  get isIncomplete(): boolean {
    return this.exportedRows !== this.total;
  }

  /** Whether more pages follow. A row that moved to a later page meanwhile stands once. */
  private async exportPage(params: OrganizationListParams, signal: AbortSignal): Promise<boolean> {
    const { rows, total, totalPages } = await this.dependencies.api.list(
      { ...params, page: this.page, perPage },
      signal,
    );
    signal.throwIfAborted();
    const newRows = rows.filter(({ id }) => !this.exportedIds.has(id));
    for (const { id } of newRows) this.exportedIds.add(id);
    this.chunks.push(csvLines(newRows.map(organizationCells)));
    runInAction(() => {
      this.exportedRows += newRows.length;
      this.total = total;
    });
    return this.page < totalPages;
  }
}

/** With the day in the reader's time zone. */
function fileName(now = new Date()): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `organizations-${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}.csv`;
}
