import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { toFailure, isAbortError } from '~/api/ApiError';
import type { Failure } from '~/lib/Failure';
import type { FetchData, RefetchOptions } from './FetchData';

export type QueryStatus = 'idle' | 'pending' | 'success' | 'error';

/** Milliseconds until data is stale (docs/product.md, "Screens"). */
export const STALE_TIME = 5 * 60_000;

/**
 * State of one fetch: a single status with its error, and the data of the latest successful
 * request. A newer request aborts the previous one; a late response to an older request is dropped.
 */
export class Query<T> {
  status: QueryStatus = 'idle';
  data: T | undefined = undefined;
  error: Failure | undefined = undefined;
  /**
   * The last fetch failed, in the background or not. Reset by the next fetch, and once no component
   * uses the query any more.
   */
  hasFailed = false;
  /** Invalidations so far, and at the time the current data was requested. */
  private invalidations = 0;
  private invalidationsAtFetch = 0;
  private loadedAt: number | undefined = undefined;
  private abortController: AbortController | undefined = undefined;
  /** What has started the latest fetch, if nobody has asked for its data since. */
  private startedBy: 'prefetch' | 'press' | undefined = undefined;
  private hasPrefetchFailed = false;
  private settled: Promise<void> = Promise.resolve();
  private users = 0;

  constructor(
    private readonly fetchData: FetchData<T>,
    private readonly clock: () => number = () => Date.now(),
  ) {
    makeObservable<this, 'invalidations' | 'invalidationsAtFetch'>(this, {
      status: observable,
      data: observableRef,
      error: observableRef,
      invalidations: observable,
      invalidationsAtFetch: observable,
    });
  }

  get isFetching(): boolean {
    return this.abortController !== undefined;
  }

  /** True if the last fetch failed, and a component shows it or a click will. */
  get hasVisibleError(): boolean {
    return this.hasFailed && (this.users > 0 || this.startedBy === 'press');
  }

  /** True unless there is data that is neither invalidated nor older than `STALE_TIME`. */
  get isStale(): boolean {
    return (
      this.data === undefined ||
      this.error !== undefined ||
      this.loadedAt === undefined ||
      this.invalidationsAtFetch !== this.invalidations ||
      this.clock() - this.loadedAt >= STALE_TIME
    );
  }

  /**
   * Invalidations since the data on screen was requested; 0 while there is none or it is being
   * replaced. `useQuery` refetches when it grows.
   */
  get staleCount(): number {
    return this.status === 'success' ? this.invalidations - this.invalidationsAtFetch : 0;
  }

  /**
   * Fetches if the data is stale and no fetch is in flight, in the background if there is data.
   * Resolves when nothing is in flight.
   */
  ensure(): Promise<void> {
    this.startedBy = undefined;
    return this.isStale && !this.isFetching ? this.refetch({ background: true }) : this.settled;
  }

  /**
   * Fetches stale data that no component uses yet, with a low priority. A failure is not visible,
   * and not repeated before the data is needed. Resolves when nothing is in flight.
   */
  prefetch(): Promise<void> {
    const hasFailed = this.hasFailed || this.hasPrefetchFailed;
    if (this.users > 0 || hasFailed || !this.isStale || this.isFetching) return this.settled;
    const settled = this.refetch({ background: true, priority: 'low' });
    this.startedBy = 'prefetch';
    return settled;
  }

  /**
   * Fetches stale data that no component uses yet while a link to it is pressed. Unlike that of a
   * prefetch, a failure is kept for the click, which doesn't repeat the request.
   */
  fetchOnPress(): void {
    if (this.users > 0 || !this.isStale || this.isFetching) return;
    void this.refetch({ background: true });
    this.startedBy = 'press';
  }

  /** Aborts what a prefetch or a press has started, or drops its failure, unless it is needed now. */
  cancelUnlessNeeded(): void {
    if (!this.startedBy) return;
    this.startedBy = undefined;
    this.cancel();
    this.hasFailed = false;
    if (this.status === 'error') this.restoreStatus();
  }

  /**
   * Fetches. Existing data stays until the response arrives. Never rejects: errors become state,
   * except in the background. A 401 is ignored, since the session ends and its screens unmount.
   */
  refetch({ background = false, priority }: RefetchOptions = {}): Promise<void> {
    const isBackgroundRefetch = background && this.status === 'success';
    this.settled = this.runFetch(isBackgroundRefetch, priority);
    return this.settled;
  }

  private async runFetch(
    background: boolean,
    priority: RequestPriority | undefined = background ? 'low' : undefined,
  ): Promise<void> {
    this.abortController?.abort();
    const controller = new AbortController();
    const { invalidations } = this;
    this.startedBy = undefined;
    this.resetFailures();
    runInAction(() => {
      this.abortController = controller;
      if (background) return;
      this.status = 'pending';
      this.error = undefined;
    });
    try {
      const data = await this.fetchData(controller.signal, priority);
      if (this.abortController === controller) this.succeed(data, invalidations);
    } catch (error) {
      const failure = toFailure(error);
      if (this.abortController !== controller || isAbortError(error)) return;
      if (this.startedBy === 'prefetch') {
        this.cancel();
        this.hasPrefetchFailed = true;
        return;
      }
      this.abortController = undefined;
      this.hasFailed = true;
      if (background || failure.status === 401) return;
      runInAction(() => {
        this.status = 'error';
        this.error = failure;
      });
    }
  }

  /** Sets the data and aborts any fetch in flight. */
  setData(data: T): void {
    this.abortController?.abort();
    this.succeed(data, this.invalidations);
  }

  /** Changes the data, if there is any. It stays stale if it was. */
  update(updater: (data: T) => T): void {
    if (this.data === undefined) return;
    const { isStale } = this;
    this.setData(updater(this.data));
    if (isStale) this.invalidate();
  }

  private succeed(data: T, invalidationsAtFetch: number): void {
    this.abortController = undefined;
    this.resetFailures();
    this.loadedAt = this.clock();
    runInAction(() => {
      this.status = 'success';
      this.data = data;
      this.error = undefined;
      this.invalidationsAtFetch = invalidationsAtFetch;
    });
  }

  /** Marks the data, and any fetch in flight, stale; `useQuery` refetches what is on screen. */
  invalidate(): void {
    runInAction(() => (this.invalidations += 1));
  }

  /** Invalidates data that has become stale with time, unless it is being fetched. */
  revalidate(): void {
    if (this.data !== undefined && this.isStale && !this.isFetching) this.invalidate();
  }

  /**
   * Aborts the fetch in flight; a pending query returns to success if it has data, else to idle.
   */
  cancel(): void {
    if (!this.abortController) return;
    this.abortController.abort();
    this.abortController = undefined;
    if (this.status === 'pending') this.restoreStatus();
  }

  /**
   * Counts a component that uses the query; returns a function that releases it. Without users, a
   * fetch in flight is cancelled, and a failed one is repeated on the next use.
   */
  retain(): () => void {
    this.users += 1;
    this.startedBy = undefined;
    return () => {
      this.users -= 1;
      // Deferred: the screen that replaces this one may use the same query.
      queueMicrotask(() => {
        if (this.users > 0) return;
        this.cancel();
        this.resetFailures();
      });
    };
  }

  /** Sets the status that the data alone implies: no fetch, no error. */
  private restoreStatus(): void {
    runInAction(() => {
      this.status = this.data === undefined ? 'idle' : 'success';
      this.error = undefined;
    });
  }

  private resetFailures(): void {
    this.hasFailed = false;
    this.hasPrefetchFailed = false;
  }

  /** Drops everything: the session has ended. */
  clear(): void {
    this.cancel();
    this.resetFailures();
    this.loadedAt = undefined;
    runInAction(() => {
      this.data = undefined;
      this.restoreStatus();
    });
  }
}
