import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { toFailure, isAbortError } from '~/api/ApiError';
import type { Failure } from '~/lib/Failure';
import type { FetchData, QueryStatus, RefetchOptions } from './FetchData';

/** Milliseconds until data is stale (docs/product.md, "Shell"). */
export const STALE_TIME = 5 * 60_000;

/**
 * State of one fetch: a single status with its error, and the data of the latest successful
 * request. A newer request aborts the previous one; a late response to an older request is dropped.
 */
export class Query<T> {
  status: QueryStatus = 'idle';
  data: T | undefined = undefined;
  error: Failure | undefined = undefined;
  /** The number of components that use the query. */
  users = 0;
  /** Invalidations so far, and at the time the current data was requested. */
  private invalidations = 0;
  private invalidationsAtFetch = 0;
  private loadedAt = 0;
  /** Background refetches that have failed since the data was loaded. */
  private failedRefetches = 0;
  private abortController: AbortController | undefined = undefined;
  /** The invalidations that the fetch in flight was started with. */
  private invalidationsInFlight = 0;
  private settled: Promise<void> = Promise.resolve();

  constructor(private readonly fetchData: FetchData<T>) {
    makeObservable<this, 'invalidations' | 'invalidationsAtFetch' | 'failedRefetches'>(this, {
      status: observable,
      data: observableRef,
      error: observableRef,
      invalidations: observable,
      invalidationsAtFetch: observable,
      failedRefetches: observable,
    });
  }

  get isFetching(): boolean {
    return this.abortController !== undefined;
  }

  /** True unless there is data that is neither invalidated nor older than `STALE_TIME`. */
  get isStale(): boolean {
    if (this.status !== 'success' || this.staleCount > 0) return true;
    return Date.now() - this.loadedAt >= STALE_TIME;
  }

  /** When the data was loaded, if it is older than `STALE_TIME` because a refetch has failed. */
  get staleSince(): number | undefined {
    if (this.failedRefetches === 0) return undefined;
    return Date.now() - this.loadedAt >= STALE_TIME ? this.loadedAt : undefined;
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

  /**
   * Refetches invalidated data in the background, unless another component that uses it has started
   * that already.
   */
  refetchInvalidated(): void {
    if (this.isFetching && this.invalidationsInFlight === this.invalidations) return;
    void this.refetch({ background: true });
  }

  private async runFetch(isBackground: boolean, priority?: RequestPriority): Promise<void> {
    this.abortController?.abort();
    const controller = new AbortController();
    const { invalidations } = this;
    this.abortController = controller;
    this.invalidationsInFlight = invalidations;
    if (!isBackground) this.setStatus('pending');
    try {
      const data = await this.fetchData(controller.signal, priority);
      if (this.abortController !== controller) return await this.newerFetch();
      this.abortController = undefined;
      this.setData(data, invalidations);
    } catch (error) {
      const failure = toFailure(error);
      if (this.abortController !== controller) return await this.newerFetch();
      if (isAbortError(error)) return;
      if (priority === 'low' && this.users === 0) return this.cancel();
      this.abortController = undefined;
      if (isBackground) runInAction(() => (this.failedRefetches += 1));
      else if (failure.status !== 401) this.setStatus('error', failure);
    }
  }

  /** Waits for the fetch that aborted an older one. There is none if that was only cancelled. */
  private async newerFetch(): Promise<void> {
    if (this.isFetching) await this.settled;
  }

  /** Sets the data, which later invalidations make stale, and aborts any fetch in flight. */
  setData(data: T, invalidations = this.invalidations): void {
    this.loadedAt = Date.now();
    runInAction(() => {
      this.cancel();
      this.data = data;
      this.failedRefetches = 0;
      this.invalidationsAtFetch = invalidations;
      this.setStatus('success');
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

  private setStatus(status: QueryStatus, error?: Failure): void {
    runInAction(() => {
      this.status = status;
      this.error = error;
    });
  }
}
