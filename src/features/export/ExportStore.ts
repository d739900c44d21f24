import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { toFailure, isAbortError } from '~/api/ApiError';
import type { OrganizationsApi } from '~/api/organizations';
import type { OrganizationListParams } from '~/domain/organizationList';
import { byteOrderMark, csvLines, type CsvNotation } from '~/lib/csv/writeCsv';
import type { Failure } from '~/lib/Failure';
import { exportFileName } from './exportFileName';
import { exportColumns, organizationCells, type ExportColumns } from './organizationsCsv';

interface Dependencies {
  readonly api: Pick<OrganizationsApi, 'listOrganizations'>;
  /** Offers the finished file as a download. */
  readonly save: (name: string, parts: readonly string[]) => void;
  readonly notation?: CsvNotation | undefined;
}

export type ExportStatus = 'idle' | 'running' | 'failed' | 'done';

const perPage = 100;

/**
 * Exports every organization of a view as CSV, page by page. After a failure, the next run resumes
 * at the page that failed.
 */
export class ExportStore {
  status: ExportStatus = 'idle';
  exportedRows = 0;
  /** Rows in the view, known after the first page. */
  total: number | undefined = undefined;
  error: Failure | undefined = undefined;
  private readonly chunks: string[] = [];
  /** Those of the first page. */
  private columns: ExportColumns | undefined;
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

  /** Starts, or resumes after a failure. `viewName` is the name that the view is saved under. */
  async run(params: OrganizationListParams, viewName?: string): Promise<void> {
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
      this.dependencies.save(exportFileName({ params, name: viewName }), [
        byteOrderMark,
        csvLines([Object.keys(this.columns ?? exportColumns([]))], this.dependencies.notation),
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

  /** Aborts the current page; the rows exported so far are kept for the next run. */
  cancel(): void {
    this.abortController.abort();
    if (this.status === 'running') runInAction(() => (this.status = 'idle'));
  }

  /**
   * True if the list changed during the export: rows may have moved to a page that was already
   * exported.
   */
  get isIncomplete(): boolean {
    return this.exportedRows !== this.total;
  }

  /**
   * Returns whether more pages follow. A row that moved to a later page in the meantime is exported
   * once.
   */
  private async exportPage(params: OrganizationListParams, signal: AbortSignal): Promise<boolean> {
    const { rows, total, totalPages } = await this.dependencies.api.listOrganizations(
      { ...params, page: this.page, perPage },
      signal,
    );
    signal.throwIfAborted();
    const newRows = rows.filter(({ id }) => !this.exportedIds.has(id));
    for (const { id } of newRows) this.exportedIds.add(id);
    const columns = (this.columns ??= exportColumns(rows));
    const cells = newRows.map((row) => organizationCells(columns, row));
    this.chunks.push(csvLines(cells, this.dependencies.notation));
    runInAction(() => {
      this.exportedRows += newRows.length;
      this.total = total;
    });
    return this.page < totalPages;
  }
}
