import { computed, createAtom, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { toFailure, isAbortError } from '~/api/ApiError';
import type { CreateOrganizationPayload } from '~/domain/organizationValues';
import type { ExistingUpdate } from '~/features/import/existing/existingUpdate';
import type { Failure } from '~/lib/Failure';
import { IdempotencyKey } from '~/lib/IdempotencyKey';

/** What is to be done for a row. */
export type ImportJob =
  | { readonly organization: CreateOrganizationPayload }
  | { readonly update: ExistingUpdate };

/** State of a row that was sent. */
export type RowOutcome =
  | { readonly state: 'sending' }
  | { readonly state: 'created' | 'updated' }
  | { readonly state: 'failed'; readonly error: Failure };

export type ImportRunStatus = 'idle' | 'running' | 'paused' | 'done';

/** Parallel calls: enough to be quick, few enough for an API with other users. */
const concurrency = 4;

/**
 * Milliseconds between notifications about outcomes, so that a fast API doesn't re-render the page
 * for every row.
 */
const notifyDelay = 100;

/**
 * Creates and updates organizations a few at a time. Each row has an idempotency key: resending it
 * unchanged never creates a second record.
 */
export class ImportRun {
  status: ImportRunStatus = 'idle';
  /** Why the run paused itself: several calls in a row failed for reasons other than their row. */
  haltReason: Failure | undefined = undefined;
  private readonly outcomes = new Map<string, RowOutcome>();
  private readonly outcomesAtom = createAtom('outcomes');
  private notifyTimer: ReturnType<typeof setTimeout> | undefined = undefined;
  private readonly keys = new Map<string, IdempotencyKey>();
  /** Ids of rows. */
  private queue: string[] = [];
  private jobOf: ((id: string) => ImportJob) | undefined;
  private inFlight = 0;
  private consecutiveFailures = 0;

  constructor(private readonly sendJob: (job: ImportJob, key: string) => Promise<unknown>) {
    makeObservable(this, {
      status: observable,
      haltReason: observableRef,
      created: computed,
      updated: computed,
      failed: computed,
    });
  }

  get created(): number {
    return this.countOutcomes('created');
  }

  get updated(): number {
    return this.countOutcomes('updated');
  }

  get failed(): number {
    return this.countOutcomes('failed');
  }

  outcomeOf(id: string): RowOutcome | undefined {
    this.outcomesAtom.reportObserved();
    return this.outcomes.get(id);
  }

  /** Each job is made when its row is about to be sent: all at once would take long. */
  start(ids: readonly string[], jobOf: (id: string) => ImportJob): void {
    if (this.status === 'running') return;
    this.jobOf = jobOf;
    this.queue = ids.filter((id) => this.outcomes.get(id)?.state !== 'sending');
    this.beginSending();
  }

  /** Calls in flight complete; nothing further is sent. */
  pause(): void {
    if (this.status === 'running') runInAction(() => (this.status = 'paused'));
  }

  resume(): void {
    if (this.status === 'paused') this.beginSending();
  }

  /** Empties the queue; calls in flight complete. */
  cancel(): void {
    this.queue = [];
    if (this.status !== 'idle')
      runInAction(() => (this.status = this.inFlight > 0 ? 'running' : 'done'));
  }

  /** Clears the error of a row that was corrected. */
  resetOutcome(id: string): void {
    if (this.outcomes.get(id)?.state === 'failed') this.setOutcome(id, undefined);
  }

  private beginSending(): void {
    this.consecutiveFailures = 0;
    runInAction(() => {
      this.status = 'running';
      this.haltReason = undefined;
    });
    this.processQueue();
  }

  private processQueue(): void {
    while (this.status === 'running' && this.inFlight < concurrency && this.queue.length > 0) {
      const id = this.queue.shift();
      const job = id === undefined ? undefined : this.jobOf?.(id);
      if (id !== undefined && job) void this.send(id, job);
    }
    if (this.status === 'running' && this.inFlight === 0)
      runInAction(() => {
        this.status = 'done';
        // At once: what isn't created is listed now.
        this.outcomesAtom.reportChanged();
      });
  }

  private async send(id: string, job: ImportJob): Promise<void> {
    this.inFlight += 1;
    this.setOutcome(id, { state: 'sending' });
    try {
      await this.sendJob(job, this.idempotencyKey(id, job));
      this.consecutiveFailures = 0;
      this.setOutcome(id, { state: 'update' in job ? 'updated' : 'created' });
    } catch (error) {
      this.handleError(id, error);
    } finally {
      this.inFlight -= 1;
      this.processQueue();
    }
  }

  /**
   * When the session ends, the row stays in the queue until the user is back. When the API itself
   * fails, the run pauses: sending on would only fail the remaining rows.
   */
  private handleError(id: string, error: unknown): void {
    const failure = toFailure(error);
    if (isAbortError(error) || failure.status === 401) {
      this.setOutcome(id, undefined);
      this.queue.unshift(id);
      this.pause();
      return;
    }
    this.setOutcome(id, { state: 'failed', error: failure });
    this.consecutiveFailures = isRowError(failure) ? 0 : this.consecutiveFailures + 1;
    if (this.consecutiveFailures < concurrency || this.queue.length === 0) return;
    this.pause();
    runInAction(() => (this.haltReason = failure));
  }

  private setOutcome(id: string, outcome: RowOutcome | undefined): void {
    if (outcome) this.outcomes.set(id, outcome);
    else this.outcomes.delete(id);
    this.notifyTimer ??= setTimeout(() => {
      this.notifyTimer = undefined;
      runInAction(() => this.outcomesAtom.reportChanged());
    }, notifyDelay);
  }

  /** The key stays the same until the row changes. */
  private idempotencyKey(id: string, job: ImportJob): string {
    const key = this.keys.get(id) ?? new IdempotencyKey();
    this.keys.set(id, key);
    return key.forPayload(job);
  }

  private countOutcomes(state: RowOutcome['state']): number {
    this.outcomesAtom.reportObserved();
    let count = 0;
    for (const outcome of this.outcomes.values()) if (outcome.state === state) count += 1;
    return count;
  }
}

/** True if the error concerns the row, not the API as a whole. */
function isRowError({ status, code }: Failure): boolean {
  if (code === 'no_schedule' || code === 'request_in_progress') return false;
  return status !== undefined && [400, 404, 409, 412, 422].includes(status);
}
