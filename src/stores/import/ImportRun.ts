import { computed, createAtom, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { failureOf, isAbort } from '../../api/ApiError';
import type { OrganizationCreation } from '../../domain/organizationValues';
import type { Failure } from '../../lib/Failure';
import { PayloadKey } from '../../lib/PayloadKey';

/** An organization to create, for the row of that id. */
export interface ImportJob {
  readonly id: string;
  readonly organization: OrganizationCreation;
}

/** What became of a row that was sent. */
export type Outcome =
  | { readonly state: 'sending' }
  | { readonly state: 'created' }
  | { readonly state: 'failed'; readonly failure: Failure };

export type RunStatus = 'idle' | 'running' | 'paused' | 'done';

/** Calls at a time: enough to be quick, few enough for an API that others use too. */
const width = 4;

/**
 * Milliseconds in which outcomes are gathered before anybody is told: a quick API must not repaint
 * the page for each.
 */
const gathering = 100;

/**
 * Creates organizations a few at a time. Each row has one `Idempotency-Key`: sent again as it was,
 * it never makes a second record.
 */
export class ImportRun {
  status: RunStatus = 'idle';
  /** Why it came to a halt by itself: the API answers nobody. */
  halt: Failure | undefined = undefined;
  private readonly outcomes = new Map<string, Outcome>();
  private readonly told = createAtom('outcomes');
  private telling: ReturnType<typeof setTimeout> | undefined = undefined;
  private readonly keys = new Map<string, PayloadKey>();
  private queue: ImportJob[] = [];
  private inFlight = 0;
  private failuresInARow = 0;

  constructor(
    private readonly create: (organization: OrganizationCreation, key: string) => Promise<unknown>,
  ) {
    makeObservable(this, {
      status: observable,
      halt: observableRef,
      created: computed,
      failed: computed,
    });
  }

  get created(): number {
    return this.count('created');
  }

  get failed(): number {
    return this.count('failed');
  }

  outcomeOf(id: string): Outcome | undefined {
    this.told.reportObserved();
    return this.outcomes.get(id);
  }

  start(jobs: readonly ImportJob[]): void {
    if (this.status === 'running') return;
    this.queue = jobs.filter(({ id }) => this.outcomes.get(id)?.state !== 'sending');
    this.go();
  }

  /** What is on its way comes to its end; nothing else is sent. */
  pause(): void {
    if (this.status === 'running') runInAction(() => (this.status = 'paused'));
  }

  resume(): void {
    if (this.status === 'paused') this.go();
  }

  /** Sends nothing more. */
  cancel(): void {
    this.queue = [];
    if (this.status !== 'idle')
      runInAction(() => (this.status = this.inFlight > 0 ? 'running' : 'done'));
  }

  /** A row was changed: what became of it before says nothing of it now. */
  forget(id: string): void {
    if (this.outcomes.get(id)?.state === 'failed') this.note(id, undefined);
  }

  private go(): void {
    this.failuresInARow = 0;
    runInAction(() => {
      this.status = 'running';
      this.halt = undefined;
    });
    this.fill();
  }

  private fill(): void {
    while (this.status === 'running' && this.inFlight < width && this.queue.length > 0) {
      const job = this.queue.shift();
      if (job) void this.send(job);
    }
    if (this.status === 'running' && this.inFlight === 0) runInAction(() => (this.status = 'done'));
  }

  private async send(job: ImportJob): Promise<void> {
    this.inFlight += 1;
    this.note(job.id, { state: 'sending' });
    try {
      await this.create(job.organization, this.keyOf(job));
      this.failuresInARow = 0;
      this.note(job.id, { state: 'created' });
    } catch (error) {
      this.fail(job, error);
    } finally {
      this.inFlight -= 1;
      this.fill();
    }
  }

  /**
   * Where the session is over the row waits for the person to come back; where the API answers
   * nobody, sending on would only fail the rest.
   */
  private fail(job: ImportJob, error: unknown): void {
    const failure = failureOf(error);
    if (isAbort(error) || failure.status === 401) {
      this.note(job.id, undefined);
      this.queue.unshift(job);
      this.pause();
      return;
    }
    this.note(job.id, { state: 'failed', failure });
    this.failuresInARow = isOfRow(failure) ? 0 : this.failuresInARow + 1;
    if (this.failuresInARow < width || this.queue.length === 0) return;
    this.pause();
    runInAction(() => (this.halt = failure));
  }

  private note(id: string, outcome: Outcome | undefined): void {
    if (outcome) this.outcomes.set(id, outcome);
    else this.outcomes.delete(id);
    this.telling ??= setTimeout(() => {
      this.telling = undefined;
      runInAction(() => this.told.reportChanged());
    }, gathering);
  }

  /** Sent again as it was, a row keeps its key; changed, it takes a new one. */
  private keyOf({ id, organization }: ImportJob): string {
    const key = this.keys.get(id) ?? new PayloadKey();
    this.keys.set(id, key);
    return key.of(organization);
  }

  private count(state: Outcome['state']): number {
    this.told.reportObserved();
    let count = 0;
    for (const outcome of this.outcomes.values()) if (outcome.state === state) count += 1;
    return count;
  }
}

/** True for a failure that says something of the row, not of the API. */
function isOfRow({ status, code }: Failure): boolean {
  return status !== undefined && [400, 404, 409, 422].includes(status) && code !== 'no_schedule';
}
