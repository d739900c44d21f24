import { createAtom, makeObservable, observable, runInAction } from 'mobx';
import pMap, { pMapStop } from 'p-map';
import { isAbortError, toFailure } from '~/api/ApiError';
import type { Organization } from '~/domain/Organization';
import type { StatusChange } from '~/domain/statusChange';
import type { Failure } from '~/lib/Failure';
import type { Written } from '~/stores/writes';

/** An organization of the change, as it was shown when the change was confirmed. */
export type BulkRow = Pick<Organization, 'id' | 'name' | 'etag'>;

/** State of an organization that was sent; none while it is waiting. */
export type BulkOutcome =
  | { readonly state: 'sending' }
  | { readonly state: 'done'; readonly organization: Organization }
  | { readonly state: 'failed'; readonly failure: Failure };

/** `stopping` while the last calls are in flight. */
export type BulkStatus = 'idle' | 'running' | 'stopping' | 'ended';

interface Dependencies {
  readonly change: StatusChange;
  readonly rows: readonly BulkRow[];
  readonly send: (
    row: { readonly id: string; readonly etag: string | undefined },
    reason: string | undefined,
  ) => Promise<Written<Organization>>;
  /** The version of an organization that is known now: a 412 has read it again. */
  readonly currentEtag: (id: string) => string | undefined;
  /** Returns the signal of the current session, whose end stops the change. */
  readonly sessionSignal: () => AbortSignal;
  /** Called every few seconds while something may have changed, and at the end. */
  readonly onChange: () => void;
}

/** Parallel calls (docs/product.md, "Bulk changes"). */
const concurrency = 4;

/** Milliseconds between notifications of observers, so that a fast API doesn't render every row. */
const notifyDelay = 100;

/** Milliseconds between calls of `onChange`: each makes lists and other tabs fetch again. */
const changeDelay = 5000;

/**
 * Activates or deactivates many organizations, a few at a time, and records the outcome of each.
 * It outlives its dialog and the session: what is done is never sent again.
 */
export class BulkChange {
  readonly change: StatusChange;
  readonly rows: readonly BulkRow[];
  status: BulkStatus = 'idle';
  private readonly outcomes = new Map<string, BulkOutcome>();
  private readonly outcomesAtom = createAtom('outcomes');
  private reason: string | undefined;
  private signal: AbortSignal | undefined;
  private notifyTimer: ReturnType<typeof setTimeout> | undefined;
  private changeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly dependencies: Dependencies) {
    this.change = dependencies.change;
    this.rows = dependencies.rows;
    makeObservable(this, { status: observable });
  }

  outcomeOf(id: string): BulkOutcome | undefined {
    this.outcomesAtom.reportObserved();
    return this.outcomes.get(id);
  }

  /** The organizations that have been changed, as the change has left them. */
  get changed(): readonly Organization[] {
    return this.rows.flatMap(({ id }) => {
      const outcome = this.outcomeOf(id);
      return outcome?.state === 'done' ? [outcome.organization] : [];
    });
  }

  get done(): number {
    return this.changed.length;
  }

  get failures(): readonly { readonly row: BulkRow; readonly failure: Failure }[] {
    return this.rows.flatMap((row) => {
      const outcome = this.outcomeOf(row.id);
      return outcome?.state === 'failed' ? [{ row, failure: outcome.failure }] : [];
    });
  }

  /** Organizations without an outcome: nothing was sent for them, once the change has ended. */
  get waiting(): readonly BulkRow[] {
    return this.rows.filter(({ id }) => {
      const state = this.outcomeOf(id)?.state;
      return state === undefined || state === 'sending';
    });
  }

  /** Sends what is waiting: all of it at first, the rest after a stop. */
  start(reason = this.reason): void {
    this.reason = reason;
    void this.run(this.waiting, false);
  }

  /** Sends what failed, for the version that is known by now. */
  retry(): void {
    void this.run(
      this.failures.map(({ row }) => row),
      true,
    );
  }

  /** Sends nothing further; calls in flight complete. */
  stop(): void {
    if (this.status === 'running') runInAction(() => (this.status = 'stopping'));
  }

  private async run(rows: readonly BulkRow[], isRetry: boolean): Promise<void> {
    if (this.status === 'running' || this.status === 'stopping' || rows.length === 0) return;
    this.signal = this.dependencies.sessionSignal();
    this.signal.addEventListener('abort', () => this.stop(), { once: true });
    for (const { id } of rows) this.outcomes.delete(id);
    runInAction(() => {
      this.status = 'running';
      this.outcomesAtom.reportChanged();
    });
    // Not p-map's `signal`: it doesn't wait for the calls in flight.
    await pMap(rows, (row) => (this.status === 'running' ? this.send(row, isRetry) : pMapStop), {
      concurrency,
    });
    this.notify();
    this.reportChange();
    runInAction(() => (this.status = 'ended'));
  }

  private async send(row: BulkRow, isRetry: boolean): Promise<void> {
    const { reason, signal } = this;
    const { send, currentEtag } = this.dependencies;
    const { id } = row;
    const etag = isRetry ? (currentEtag(id) ?? row.etag) : row.etag;
    this.setOutcome(row, { state: 'sending' });
    try {
      const written = await send({ id, etag }, reason);
      this.setOutcome(row, {
        state: 'done',
        organization: {
          ...written.data,
          ...(written.etag !== undefined && { etag: written.etag }),
        },
      });
    } catch (error) {
      this.setOutcome(row, failedOutcome(error, signal));
    }
    this.changeTimer ??= setTimeout(() => this.reportChange(), changeDelay);
  }

  private setOutcome({ id }: BulkRow, outcome: BulkOutcome | undefined): void {
    if (outcome) this.outcomes.set(id, outcome);
    else this.outcomes.delete(id);
    this.notifyTimer ??= setTimeout(() => this.notify(), notifyDelay);
  }

  private notify(): void {
    clearTimeout(this.notifyTimer);
    this.notifyTimer = undefined;
    runInAction(() => this.outcomesAtom.reportChanged());
  }

  private reportChange(): void {
    clearTimeout(this.changeTimer);
    this.changeTimer = undefined;
    // After the end of the session there is nothing left to invalidate.
    if (this.signal?.aborted === false) this.dependencies.onChange();
  }
}

/**
 * None if nothing was changed because the session has ended: the organization is waiting again. A
 * 401 of a session that goes on, because the user signed in again in another tab, is a failure.
 */
function failedOutcome(error: unknown, signal: AbortSignal | undefined): BulkOutcome | undefined {
  const failure = toFailure(error);
  const wasNotSent = isAbortError(error) || failure.status === 401;
  return wasNotSent && signal?.aborted ? undefined : { state: 'failed', failure };
}
