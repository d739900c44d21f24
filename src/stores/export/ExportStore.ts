import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { failureOf, isAbort } from '../../api/ApiError';
import type { OrganizationsApi } from '../../api/organizations';
import type { OrganizationsQuery } from '../../domain/organizationList';
import { byteOrderMark, csvLines } from '../../lib/csv/writeCsv';
import type { Failure } from '../../lib/Failure';
import { organizationCells, organizationsHeader } from './organizationsCsv';

interface Collaborators {
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
  done = 0;
  /** Rows of the view, once the first page has told. */
  total: number | undefined = undefined;
  failure: Failure | undefined = undefined;
  private readonly parts: string[] = [];
  private readonly seen = new Set<string>();
  private page = 1;
  private life = new AbortController();

  constructor(private readonly collaborators: Collaborators) {
    makeObservable(this, {
      status: observable,
      done: observable,
      total: observable,
      failure: observableRef,
    });
  }

  /** Begins, or goes on where it failed. */
  async run(query: OrganizationsQuery): Promise<void> {
    if (this.status === 'running') return;
    this.life = new AbortController();
    const { signal } = this.life;
    runInAction(() => {
      this.status = 'running';
      this.failure = undefined;
    });
    try {
      while (await this.takePage(query, signal)) this.page += 1;
      signal.throwIfAborted();
      this.collaborators.save(fileName(), [
        byteOrderMark,
        csvLines([organizationsHeader]),
        ...this.parts,
      ]);
      runInAction(() => (this.status = 'done'));
    } catch (error) {
      const failure = failureOf(error);
      if (signal.aborted || isAbort(error) || failure.status === 401) return;
      runInAction(() => {
        this.status = 'failed';
        this.failure = failure;
      });
    }
  }

  /** Gives the page on its way up; what is there stays for another run. */
  cancel(): void {
    this.life.abort();
    if (this.status === 'running') runInAction(() => (this.status = 'idle'));
  }

  /**
   * True when the list changed meanwhile, and rows may have slipped from one page to another that
   * was read before.
   */
  get isShort(): boolean {
    return this.done !== this.total;
  }

  /** Whether more pages follow. A row that moved to a later page meanwhile stands once. */
  private async takePage(query: OrganizationsQuery, signal: AbortSignal): Promise<boolean> {
    const { rows, total, totalPages } = await this.collaborators.api.list(
      { ...query, page: this.page, perPage },
      signal,
    );
    signal.throwIfAborted();
    const fresh = rows.filter(({ id }) => !this.seen.has(id));
    for (const { id } of fresh) this.seen.add(id);
    this.parts.push(csvLines(fresh.map(organizationCells)));
    runInAction(() => {
      this.done += fresh.length;
      this.total = total;
    });
    return this.page < totalPages;
  }
}

/** With the day in the reader's time zone. */
function fileName(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `organizations-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.csv`;
}
