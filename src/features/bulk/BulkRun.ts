import { useEffect, useState } from 'react';
import type { Organization, StatusChange } from '~/domain/Organization';
import type { Failure } from '~/lib/Failure';
import { type BulkTexts, bulkTexts } from '~/messages/bulkText';
import { Batch, type BatchOutcome } from '~/stores/Batch';
import { useStores } from '~/stores/context';
import type { MutationDependencies } from '~/stores/mutations/conditionalWrite';
import { bulkRunKey } from './checkboxes';

/** What one call of a bulk change changes. */
export interface BulkRow {
  readonly id: string;
  readonly organization: Organization;
  /** What changes, where that isn't the same for all: "full 20 → 4". */
  readonly detail?: string;
}

/**
 * Many writes, each for the version that was shown when the change was planned (docs/product.md, "Bulk
 * change"). It outlives its dialog: what is done is never sent again.
 */
export abstract class BulkRun<Row extends BulkRow> {
  abstract readonly change: StatusChange | 'totals';
  protected reason: string | undefined;
  /** Sends the rows of one organization one after another. */
  private readonly batch = new Batch<Row, Row>(
    (row) => this.send(row),
    ({ organization }) => organization.id,
  );

  constructor(
    protected readonly stores: MutationDependencies,
    /** What changes. */
    readonly rows: readonly Row[],
    /** Their selection ends with the change, unless something of them is left to do. */
    readonly planned: readonly Organization[],
  ) {}

  /** Changes a row. Resolves to what takes that back. */
  protected abstract send(row: Row): Promise<Row>;

  get texts(): BulkTexts {
    return bulkTexts[this.change];
  }

  get status(): Batch<Row, Row>['status'] {
    return this.batch.status;
  }

  get isRunning(): boolean {
    return this.status === 'running' || this.status === 'stopping';
  }

  outcomeOf(row: Pick<BulkRow, 'id'>): BatchOutcome<Row> | undefined {
    return this.batch.outcomeOf(row);
  }

  /** What takes back what was changed. */
  get changed(): readonly Row[] {
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
    const { organizations, http } = this.stores;
    const { sessionSignal } = http;
    await this.batch.run(rows, sessionSignal);
    if (sessionSignal.aborted) return;
    const left = this.rows.filter((row) => this.outcomeOf(row)?.state !== 'done');
    const idsLeft = new Set(left.map(({ organization }) => organization.id));
    organizations.selection.deselect(this.planned.filter(({ id }) => !idsLeft.has(id)));
    organizations.recordMutations();
  }
}

/** A bulk change of any kind, as its dialog shows it. */
export type AnyBulkRun = Pick<BulkRun<BulkRow>, keyof BulkRun<BulkRow>>;

/**
 * The run of a dialog. One that the end of the session has stopped comes back for the same user, so that
 * what has become of each row is said.
 */
export function useBulkRun<Run extends AnyBulkRun | undefined>(create: () => Run) {
  const { drafts } = useStores();
  const [run, setRun] = useState(() => (drafts.get(bulkRunKey) as Run | undefined) ?? create());
  useEffect(
    () => drafts.register(bulkRunKey, () => (run?.status === 'idle' ? undefined : run)),
    [drafts, run],
  );
  return [run, setRun] as const;
}
