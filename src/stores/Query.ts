import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { toFailure, isAbortError } from '~/api/ApiError';
import type { Failure } from '~/lib/Failure';

export type QueryStatus = 'idle' | 'pending' | 'success' | 'error';

/** Milliseconds until data is stale (docs/product.md, "Screens"). */
export const STALE_TIME = 5 * 60_000;

/** Fetches the data; background refetches get a low priority. */
type QueryFn<T> = (signal: AbortSignal, priority: RequestPriority | undefined) => Promise<T>;

/**
 * State of one fetch: a single status with its error, and the data of the latest successful
 * request. A newer request aborts the previous one; a late response to an older request is dropped.
 */
export class Query<T> {
  status: QueryStatus = 'idle';
  data: T | undefined = undefined;
  error: Failure | undefined = undefined;
  /** Invalidations so far, and at the time the current data was requested. */
  private invalidations = 0;
  private invalidationsAtFetch = 0;
  private loadedAt: number | undefined = undefined;
  private abortController: AbortController | undefined = undefined;
  /** The last fetch failed, in the background or not; an aborted fetch doesn't count. */
  hasFailed = false;
  /** Resolves when the current or last fetch has succeeded, failed or been aborted. */
  settled: Promise<void> = Promise.resolve();

  constructor(private readonly clock: () => number = () => Date.now()) {
    makeObservable<this, 'invalidations' | 'invalidationsAtFetch'>(this, {
      status: observable,
      data: observableRef,
      error: observableRef,
      invalidations: observable,
      invalidationsAtFetch: observable,
    });
  }

  /** True if there is data that is neither invalidated nor older than `STALE_TIME`. */
  get isFresh(): boolean {
    return (
      this.data !== undefined &&
      this.loadedAt !== undefined &&
      this.invalidationsAtFetch === this.invalidations &&
      this.clock() - this.loadedAt < STALE_TIME
    );
  }

  get isFetching(): boolean {
    return this.abortController !== undefined;
  }

  /**
   * Invalidations since the data on screen was requested; 0 while there is none or it is being
   * replaced. Observers refetch when it changes.
   */
  get staleCount(): number {
    return this.status === 'success' ? this.invalidations - this.invalidationsAtFetch : 0;
  }

  /**
   * Fetches. Existing data stays until the response arrives; with `background` so does the status,
   * and an error is not shown. Never rejects: errors become state. A 401 is ignored, since the
   * session ends and its screens unmount.
   */
  fetch(queryFn: QueryFn<T>, { background = false } = {}): Promise<void> {
    this.settled = this.runFetch(queryFn, background);
    return this.settled;
  }

  private async runFetch(queryFn: QueryFn<T>, background: boolean): Promise<void> {
    this.abortController?.abort();
    const controller = new AbortController();
    const { invalidations } = this;
    const isBackgroundRefetch = background && this.status === 'success';
    this.hasFailed = false;
    runInAction(() => {
      this.abortController = controller;
      if (!isBackgroundRefetch) {
        this.status = 'pending';
        this.error = undefined;
      }
    });
    try {
      const data = await queryFn(controller.signal, isBackgroundRefetch ? 'low' : undefined);
      runInAction(
        () =>
          this.abortController === controller && this.setData(data, this.clock(), invalidations),
      );
    } catch (error) {
      const failure = toFailure(error);
      if (this.abortController !== controller || isAbortError(error)) return;
      this.abortController = undefined;
      this.hasFailed = true;
      if (isBackgroundRefetch || failure.status === 401) return;
      runInAction(() => {
        this.status = 'error';
        this.error = failure;
      });
    }
  }

  /** Sets the data and aborts any fetch in flight. */
  setData(data: T, loadedAt = this.clock(), invalidationsAtFetch = this.invalidations): void {
    this.abortController?.abort();
    this.abortController = undefined;
    this.hasFailed = false;
    runInAction(() => {
      this.status = 'success';
      this.data = data;
      this.error = undefined;
      this.loadedAt = loadedAt;
      this.invalidationsAtFetch = invalidationsAtFetch;
    });
  }

  /** Marks the data, and any fetch in flight, stale; observers on screen refetch. */
  invalidate(): void {
    runInAction(() => (this.invalidations += 1));
  }

  /**
   * Invalidates stale data so that observers on screen refetch it, unless a fetch is already in
   * flight.
   */
  revalidate(): void {
    if (this.data !== undefined && !this.isFresh && !this.isFetching) this.invalidate();
  }

  /**
   * Aborts the fetch in flight; a pending query returns to success if it has data, else to idle.
   */
  cancel(): void {
    if (!this.abortController) return;
    this.abortController.abort();
    this.abortController = undefined;
    runInAction(() => {
      if (this.status === 'pending') this.status = this.data === undefined ? 'idle' : 'success';
    });
  }

  clear(): void {
    this.cancel();
    this.hasFailed = false;
    runInAction(() => {
      this.status = 'idle';
      this.data = undefined;
      this.error = undefined;
      this.loadedAt = undefined;
    });
  }
}
