import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { toFailure } from '~/api/ApiError';
import type { Failure } from '~/lib/Failure';

/** Requests the data. Prefetches and background refetches have a low priority. */
export type FetchData<T> = (
  signal: AbortSignal,
  priority: RequestPriority | undefined,
) => Promise<T>;

interface RefetchOptions {
  /** Keeps showing existing data: neither a loading state nor an error appears. */
  readonly background?: boolean;
  readonly priority?: RequestPriority | undefined;
}

/** Milliseconds until data is stale (docs/product.md, "Shell"). */
export const STALE_TIME = 5 * 60_000;

/**
 * State of one fetch: a single status with its error, and the data of the latest successful request.
 * A newer request aborts the previous one, whose late response is dropped.
 */
export class Query<T> {
  status: 'idle' | 'pending' | 'success' | 'error' = 'idle';
  data: T | undefined = undefined;
  error: Failure | undefined = undefined;
  /** Grows with each invalidation: `useQuery` then fetches again. */
  version = 0;
  /** The number of components that use the query. */
  users = 0;
  /** The version of the data. */
  private loadedVersion = -1;
  private loadedAt = 0;
  private abortController: AbortController | undefined = undefined;
  private settled: Promise<void> = Promise.resolve();

  constructor(private readonly fetchData: FetchData<T>) {
    makeObservable<this, 'loadedVersion'>(this, {
      status: observable,
      data: observableRef,
      error: observableRef,
      version: observable,
      loadedVersion: observable,
    });
  }

  get isFetching(): boolean {
    return this.abortController !== undefined;
  }

  /** True unless there is data that is neither invalidated nor older than `STALE_TIME`. */
  get isStale(): boolean {
    const isCurrent = this.status === 'success' && this.loadedVersion === this.version;
    return !isCurrent || Date.now() - this.loadedAt >= STALE_TIME;
  }

  /**
   * Fetches if the data is stale and no fetch is in flight, in the background if there is data.
   * Resolves when nothing is in flight. A prefetch has the priority `low`.
   */
  ensure(priority?: RequestPriority): Promise<void> {
    if (!this.isStale || this.isFetching) return this.settled;
    return this.refetch({ background: true, priority });
  }

  /**
   * Fetches. Existing data stays until the response arrives. A fetch that a newer one aborts resolves
   * when that has. Never rejects: errors become state, except in the background. A 401 is ignored,
   * since the session ends and its screens unmount. So is the failure of a prefetch that no component
   * uses yet: its data stays stale.
   */
  refetch({ background = false, priority }: RefetchOptions = {}): Promise<void> {
    const isBackground = background && this.status === 'success';
    this.settled = this.runFetch(isBackground, priority ?? (isBackground ? 'low' : undefined));
    return this.settled;
  }

  private async runFetch(isBackground: boolean, priority?: RequestPriority): Promise<void> {
    this.abortController?.abort();
    const controller = new AbortController();
    this.abortController = controller;
    if (!isBackground) this.setStatus('pending');
    try {
      const data = await this.fetchData(controller.signal, priority);
      if (this.abortController === controller) {
        this.abortController = undefined;
        return this.setData(data);
      }
    } catch (error) {
      const failure = toFailure(error);
      if (this.abortController === controller) {
        if (priority === 'low' && this.users === 0) return this.cancel();
        this.abortController = undefined;
        if (!isBackground && failure.status !== 401) this.setStatus('error', failure);
        return undefined;
      }
    }
    // A newer fetch has aborted this one, unless it was only cancelled.
    return this.isFetching ? this.settled : undefined;
  }

  /** Sets the data, and aborts any fetch in flight. */
  setData(data: T): void {
    this.loadedAt = Date.now();
    runInAction(() => {
      this.cancel();
      this.data = data;
      this.loadedVersion = this.version;
      this.setStatus('success');
    });
  }

  /** Marks the data stale. A fetch in flight starts again: its response may be older. */
  invalidate(): void {
    const { isFetching } = this;
    runInAction(() => (this.version += 1));
    if (isFetching) void this.refetch({ background: true });
  }

  /** Aborts the fetch in flight, or drops its error. */
  cancel(): void {
    this.abortController?.abort();
    this.abortController = undefined;
    this.setStatus(this.data === undefined ? 'idle' : 'success');
  }

  /**
   * Counts a component that uses the query until the returned function is called. Without users,
   * it is cancelled.
   */
  retain(): () => void {
    this.users += 1;
    return () => {
      this.users -= 1;
      // Deferred: the screen that replaces this one may use the same query.
      queueMicrotask(() => this.users === 0 && this.cancel());
    };
  }

  /** Drops everything: the session has ended. */
  clear(): void {
    runInAction(() => {
      this.data = undefined;
      this.cancel();
    });
  }

  private setStatus(status: Query<T>['status'], error?: Failure): void {
    runInAction(() => {
      this.status = status;
      this.error = error;
    });
  }
}

/** Changes the data of a query, if there is any. It stays stale if it was. */
export function updateData<T>(query: Query<T>, updater: (data: T) => T): void {
  const { data, isStale } = query;
  if (data === undefined) return;
  query.setData(updater(data));
  if (isStale) query.invalidate();
}
