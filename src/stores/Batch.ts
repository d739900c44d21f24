import { groupBy, throttle } from 'es-toolkit';
import { createAtom, makeObservable, observable, runInAction } from 'mobx';
import pMap from 'p-map';
import { isSilent, toFailure } from '~/api/ApiError';
import type { Failure } from '~/lib/Failure';

/** What became of an item that was sent. */
export type BatchOutcome<Result> =
  | { readonly state: 'sending' }
  | { readonly state: 'done'; readonly result: Result }
  | { readonly state: 'failed'; readonly failure: Failure };

const concurrency = 4;

/** Milliseconds between notifications of observers, so that a fast API doesn't render every item. */
const notifyDelay = 100;

/**
 * One call for each of many items, four at a time, with the outcome of each. Items of one group, by
 * default each is its own, are sent one after another.
 */
export class Batch<Item extends { readonly id: string }, Result> {
  /** `stopping` while the last calls are in flight. */
  status: 'idle' | 'running' | 'stopping' | 'ended' = 'idle';
  private readonly outcomes = new Map<string, BatchOutcome<Result>>();
  private readonly outcomesAtom = createAtom('outcomes');
  private readonly notify = throttle(
    () => runInAction(() => this.outcomesAtom.reportChanged()),
    notifyDelay,
  );

  constructor(
    private readonly send: (item: Item) => Promise<Result>,
    private readonly groupOf: (item: Item) => string = ({ id }) => id,
  ) {
    makeObservable(this, { status: observable });
  }

  /** Undefined for an item that was not sent. */
  outcomeOf({ id }: Pick<Item, 'id'>): BatchOutcome<Result> | undefined {
    this.outcomesAtom.reportObserved();
    return this.outcomes.get(id);
  }

  /** Sends the items, and resolves at the end. The end of the session (`signal`) stops it. */
  async run(items: readonly Item[], signal: AbortSignal): Promise<void> {
    if (this.status === 'running' || this.status === 'stopping') return;
    signal.addEventListener('abort', () => this.stop(), { once: true });
    for (const { id } of items) this.outcomes.delete(id);
    runInAction(() => (this.status = 'running'));
    this.notify();
    // Not p-map's `signal` or `pMapStop`: they don't wait for the calls in flight.
    await pMap(
      // No key is a number: an object would sort those.
      Object.values(groupBy(items, (item) => `=${this.groupOf(item)}`)),
      async (group) => {
        for (const item of group) {
          if (this.status !== 'running') return;
          await this.sendItem(item, signal);
        }
      },
      { concurrency },
    );
    this.notify.flush();
    runInAction(() => (this.status = 'ended'));
  }

  /** Sends nothing further; calls in flight complete. */
  stop(): void {
    if (this.status === 'running') runInAction(() => (this.status = 'stopping'));
  }

  private async sendItem(item: Item, signal: AbortSignal): Promise<void> {
    this.outcomes.set(item.id, { state: 'sending' });
    try {
      const result = await this.send(item);
      this.outcomes.set(item.id, { state: 'done', result });
    } catch (error) {
      // Nothing was changed because the session has ended: the item counts as not sent.
      if (isSilent(error, signal)) this.outcomes.delete(item.id);
      else this.outcomes.set(item.id, { state: 'failed', failure: toFailure(error) });
    }
    this.notify();
  }
}
