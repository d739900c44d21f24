import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { failureOf, isAbort } from '../api/ApiError';
import type { Failure } from '../lib/Failure';

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/**
 * Milliseconds after which data are loaded again when someone comes back to them (decisions.md,
 * "Screens").
 */
export const STALE_AFTER = 5 * 60_000;

/** Fetches the data; the priority is low where nobody waits for them. */
type Question<T> = (signal: AbortSignal, priority: RequestPriority | undefined) => Promise<T>;

/**
 * One thing being loaded: one status with its failure, and the data of the newest question that was
 * answered. A newer question gives the older one up; a late answer to an older one is dropped.
 */
export class Load<T> {
  status: LoadStatus = 'idle';
  data: T | undefined = undefined;
  failure: Failure | undefined = undefined;
  /** How often what is there was said to be old, and how often before its question was asked. */
  private said = 0;
  private known = 0;
  private loadedAt: number | undefined = undefined;
  private current: AbortController | undefined = undefined;
  /** The last fetch failed, in the background or not; one that was aborted did not. */
  hasFailed = false;
  /** The question on its way, or the last one; settles with its answer, its failure or its end. */
  settled: Promise<void> = Promise.resolve();

  constructor(private readonly clock: () => number = () => Date.now()) {
    makeObservable<this, 'said' | 'known'>(this, {
      status: observable,
      data: observableRef,
      failure: observableRef,
      said: observable,
      known: observable,
    });
  }

  /** True when there are data that nobody has to wait for again. */
  get isFresh(): boolean {
    return (
      this.data !== undefined &&
      this.loadedAt !== undefined &&
      this.known === this.said &&
      this.clock() - this.loadedAt < STALE_AFTER
    );
  }

  /** A question is on its way. */
  get isOpen(): boolean {
    return this.current !== undefined;
  }

  /**
   * How often the data that show were said to be old since they were asked for; 0 while nothing
   * shows, or something else is on its way.
   */
  get outdated(): number {
    return this.status === 'ready' ? this.said - this.known : 0;
  }

  /**
   * Asks. Old data stay until the answer is there; `quietly` keeps the status too, so that a
   * refresh shows nothing, not even its failure. Never rejects: a failure is the load's state. A
   * 401 is none: the session ends, and with it the screen that waits.
   */
  ask(question: Question<T>, { quietly = false } = {}): Promise<void> {
    this.settled = this.answer(question, quietly);
    return this.settled;
  }

  private async answer(question: Question<T>, quietly: boolean): Promise<void> {
    this.current?.abort();
    const controller = new AbortController();
    const { said } = this;
    const hushed = quietly && this.status === 'ready';
    this.hasFailed = false;
    runInAction(() => {
      this.current = controller;
      if (!hushed) {
        this.status = 'loading';
        this.failure = undefined;
      }
    });
    try {
      const data = await question(controller.signal, hushed ? 'low' : undefined);
      runInAction(() => this.current === controller && this.put(data, this.clock(), said));
    } catch (error) {
      const failure = failureOf(error);
      if (this.current !== controller || isAbort(error)) return;
      this.current = undefined;
      this.hasFailed = true;
      if (hushed || failure.status === 401) return;
      runInAction(() => {
        this.status = 'failed';
        this.failure = failure;
      });
    }
  }

  /** Takes data as the answer to whatever was asked; an open question is given up. */
  put(data: T, loadedAt = this.clock(), known = this.said): void {
    this.current?.abort();
    this.current = undefined;
    this.hasFailed = false;
    runInAction(() => {
      this.status = 'ready';
      this.data = data;
      this.failure = undefined;
      this.loadedAt = loadedAt;
      this.known = known;
    });
  }

  /**
   * What is there is known to be old, and so is what is on its way: whoever shows it, or comes
   * next, asks again.
   */
  outdate(): void {
    runInAction(() => (this.said += 1));
  }

  /**
   * Invalidates stale data, so that whoever shows them refetches them; with a fetch in flight that
   * has been done.
   */
  revalidate(): void {
    if (this.data !== undefined && !this.isFresh && !this.isOpen) this.outdate();
  }

  /** Gives an open question up: nobody looks any more. */
  leave(): void {
    if (!this.current) return;
    this.current.abort();
    this.current = undefined;
    runInAction(() => {
      if (this.status === 'loading') this.status = this.data === undefined ? 'idle' : 'ready';
    });
  }

  /** Forgets everything. */
  clear(): void {
    this.leave();
    this.hasFailed = false;
    runInAction(() => {
      this.status = 'idle';
      this.data = undefined;
      this.failure = undefined;
      this.loadedAt = undefined;
    });
  }
}
