import type { BulkTexts } from '~/messages/bulkText';
import type { Failure } from '~/lib/Failure';
import type { Batch, BatchOutcome } from '~/stores/Batch';
import type { MutationDependencies } from '~/stores/mutations/conditionalWrite';

/** What one call of a bulk change changes. */
export interface BulkRow {
  readonly id: string;
  /** Of its organization. */
  readonly name: string;
  /** What changes, where that isn't the same for all: "full 20 → 4". */
  readonly detail?: string;
}

/**
 * Many writes, each for the version that was shown when the change was planned (docs/product.md, "Bulk
 * change"). It outlives its dialog: what is done is never sent again.
 */
export abstract class BulkRun<Row extends BulkRow, Result> {
  /** Those that change. */
  abstract readonly rows: readonly Row[];
  abstract readonly texts: BulkTexts;
  protected abstract readonly batch: Batch<Row, Result>;
  protected reason: string | undefined;

  constructor(protected readonly stores: MutationDependencies) {}

  /** Why a row was not changed, in a few words. */
  abstract failureText(failure: Failure, row: BulkRow): string;

  /** Takes out of the selection what has neither failed nor waits. */
  protected abstract deselect(): void;

  get status(): Batch<Row, Result>['status'] {
    return this.batch.status;
  }

  get isRunning(): boolean {
    return this.status === 'running' || this.status === 'stopping';
  }

  outcomeOf(row: Pick<BulkRow, 'id'>): BatchOutcome<Result> | undefined {
    return this.batch.outcomeOf(row);
  }

  /** What has been changed, as the change has left it. */
  get changed(): readonly Result[] {
    return this.rows.flatMap((row) => {
      const outcome = this.outcomeOf(row);
      return outcome?.state === 'done' ? [outcome.result] : [];
    });
  }

  get failures(): readonly { readonly row: Row; readonly failure: Failure }[] {
    return this.rows.flatMap((row) => {
      const outcome = this.outcomeOf(row);
      return outcome?.state === 'failed' ? [{ row, failure: outcome.failure }] : [];
    });
  }

  /** How many have no outcome yet: nothing was sent for them, once the change has ended. */
  get waiting(): number {
    return this.rows.length - this.changed.length - this.failures.length;
  }

  start(reason: string | undefined): Promise<void> {
    this.reason = reason;
    return this.run(this.rows);
  }

  /** Sends what failed again, for the version that is known by now: a 412 has read it again. */
  retry(): Promise<void> {
    return this.run(this.failures.map(({ row }) => row));
  }

  /** Sends nothing further; calls in flight complete. */
  stop(): void {
    this.batch.stop();
  }

  protected async run(rows: readonly Row[]): Promise<void> {
    const { sessionSignal } = this.stores.http;
    await this.batch.run(rows, sessionSignal);
    if (sessionSignal.aborted) return;
    this.deselect();
    this.stores.organizations.recordMutations();
  }
}

/** A bulk change of any kind, as its dialog shows it. */
export type AnyBulkRun = Pick<BulkRun<BulkRow, unknown>, keyof BulkRun<BulkRow, unknown>>;
