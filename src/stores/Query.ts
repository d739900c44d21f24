import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { toFailure, isAbortError } from '../api/ApiError';
import type { Failure } from '../lib/Failure';

export type QueryStatus = 'idle' | 'pending' | 'success' | 'error';

/**
 * Milliseconds after which data are loaded again when someone comes back to them (decisions.md,
 * "Screens").
 */
export const STALE_TIME = 5 * 60_000;

/** Fetches the data; the priority is low where nobody waits for them. */
type Question<T> = (signal: AbortSignal, priority: RequestPriority | undefined) => Promise<T>;

/**
 * One thing being loaded: one status with its failure, and the data of the newest question that was
 * answered. A newer question gives the older one up; a late answer to an older one is dropped.
 */
export class Query<T> {
  status: QueryStatus = 'idle';
  data: T | undefined = undefined;
  error: Failure | undefined = undefined;
  /** How often what is there was said to be old, and how often before its question was asked. */
  private invalidations = 0;
  private invalidationsAtFetch = 0;
  private loadedAt: number | undefined = undefined;
  private abortController: AbortController | undefined = undefined;
  /** The last fetch failed, in the background or not; one that was aborted did not. */
  hasFailed = false;
  /** The question on its way, or the last one; settles with its answer, its failure or its end. */
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

  /** True when there are data that nobody has to wait for again. */
  get isFresh(): boolean {
    return (
      this.data !== undefined &&
      this.loadedAt !== undefined &&
      this.invalidationsAtFetch === this.invalidations &&
      this.clock() - this.loadedAt < STALE_TIME
    );
  }

  /** A question is on its way. */
  get isFetching(): boolean {
    return this.abortController !== undefined;
  }

  /**
   * How often the data that show were said to be old since they were asked for; 0 while nothing
   * shows, or something else is on its way.
   */
  get staleCount(): number {
    return this.status === 'success' ? this.invalidations - this.invalidationsAtFetch : 0;
  }

  /**
   * Asks. Old data stay until the answer is there; `quietly` keeps the status too, so that a
   * refresh shows nothing, not even its failure. Never rejects: a failure is the load's state. A
   * 401 is none: the session ends, and with it the screen that waits.
   */
  fetch(queryFn: Question<T>, { background = false } = {}): Promise<void> {
    this.settled = this.runFetch(queryFn, background);
    return this.settled;
  }

  private async runFetch(queryFn: Question<T>, background: boolean): Promise<void> {
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

  /** Takes data as the answer to whatever was asked; an open question is given up. */
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

  /**
   * What is there is known to be old, and so is what is on its way: whoever shows it, or comes
   * next, asks again.
   */
  invalidate(): void {
    runInAction(() => (this.invalidations += 1));
  }

  /**
   * Invalidates stale data, so that whoever shows them refetches them; with a fetch in flight that
   * has been done.
   */
  revalidate(): void {
    if (this.data !== undefined && !this.isFresh && !this.isFetching) this.invalidate();
  }

  /** Gives an open question up: nobody looks any more. */
  cancel(): void {
    if (!this.abortController) return;
    this.abortController.abort();
    this.abortController = undefined;
    runInAction(() => {
      if (this.status === 'pending') this.status = this.data === undefined ? 'idle' : 'success';
    });
  }

  /** Forgets everything. */
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
