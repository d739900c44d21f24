import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { toFailure } from '~/api/ApiError';
import type { FetchOptions } from '~/api/HttpClient';
import type { Failure } from '~/lib/Failure';
import { hasPassed, timestamp, type Timestamp } from '~/lib/time';

/** Requests the data. Prefetches and background refetches have a low priority. */
export type FetchData<T> = (options: FetchOptions & { readonly signal: AbortSignal }) => Promise<T>;

/** Milliseconds until data is stale (docs/product.md, "Freshness"). */
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
  /** Undefined once the data is invalidated. */
  private loadedAt: Timestamp | undefined = undefined;
  private abortController: AbortController | undefined = undefined;
  private settled: Promise<void> = Promise.resolve();

  constructor(private readonly fetchData: FetchData<T>) {
    makeObservable<this, 'loadedAt'>(this, {
      status: observable,
      data: observableRef,
      error: observableRef,
      version: observable,
      loadedAt: observableRef,
    });
  }

  get isFetching(): boolean {
    return this.abortController !== undefined;
  }

  /** True unless there is data that is neither invalidated nor older than `STALE_TIME`. */
  get isStale(): boolean {
    return this.status !== 'success' || !this.loadedAt || hasPassed(STALE_TIME, this.loadedAt);
  }

  /**
   * Fetches if the data is stale and no fetch is in flight, in the background if there is data.
   * Resolves when nothing is in flight. A prefetch has the priority `low`.
   */
  ensure(priority?: RequestPriority): Promise<void> {
    if (!this.isStale || this.isFetching) return this.settled;
    return this.fetch(this.status === 'success', priority);
  }

  /** Fetches with a visible loading state. Existing data stays until the response arrives. */
  refetch(): Promise<void> {
    return this.fetch(false);
  }

  /**
   * In the background, neither a loading state nor an error appears. Never rejects: errors become state.
   * A fetch that a newer one aborts resolves when that has. The failure of a prefetch that no component
   * uses yet is not shown. The end of the session clears the query.
   */
  private fetch(
    isBackground: boolean,
    priority: RequestPriority | undefined = isBackground ? 'low' : undefined,
  ): Promise<void> {
    this.abortController?.abort();
    const controller = new AbortController();
    this.abortController = controller;
    if (!isBackground) this.setStatus('pending');
    const unlessAborted = (settle: () => void) => {
      if (this.abortController !== controller) return;
      this.abortController = undefined;
      settle();
    };
    this.settled = this.fetchData({ signal: controller.signal, priority })
      .then(
        (data) => unlessAborted(() => this.setData(data)),
        (error: unknown) =>
          unlessAborted(() => {
            const failure = toFailure(error);
            const isUnused = priority === 'low' && this.users === 0;
            if (isBackground || isUnused) this.cancel();
            else this.setStatus('error', failure);
          }),
      )
      .then(() => (this.isFetching ? this.settled : undefined));
    return this.settled;
  }

  /** Sets the data, and aborts any fetch in flight. */
  setData(data: T): void {
    runInAction(() => {
      this.cancel();
      this.data = data;
      this.loadedAt = timestamp();
      this.setStatus('success');
    });
  }

  /** Marks the data stale. A fetch in flight starts again: its response may be older. */
  invalidate(): void {
    const { isFetching } = this;
    runInAction(() => {
      this.version += 1;
      this.loadedAt = undefined;
    });
    if (isFetching) void this.fetch(this.status === 'success');
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
