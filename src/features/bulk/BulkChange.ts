import { partition } from 'es-toolkit';
import { type Organization, statusChange, type StatusChange } from '~/domain/Organization';
import type { Failure } from '~/lib/Failure';
import { Batch, type BatchOutcome } from '~/stores/Batch';
import { changeStatus } from '~/stores/mutations/organizationMutations';
import { conditionalWrite, type MutationDependencies } from '~/stores/mutations/conditionalWrite';

/**
 * Activates or deactivates many organizations, each for the version that was shown when the change was
 * planned (docs/product.md, "Bulk change"). It outlives its dialog: what is done is never sent again.
 */
export class BulkChange {
  /** Those that change. */
  readonly rows: readonly Organization[];
  /** Those that have the status already, or one that is unknown to this console. */
  readonly unchanged: readonly Organization[];
  private readonly batch: Batch<Organization, Organization>;
  private reason: string | undefined;

  constructor(
    private readonly stores: MutationDependencies,
    readonly change: StatusChange,
    rows: readonly Organization[],
  ) {
    const [changing, unchanged] = partition(rows, ({ status }) => statusChange(status) === change);
    // Copies: what the user confirms are the versions on screen, not what arrives afterwards.
    this.rows = changing.map((row) => ({ ...row }));
    this.unchanged = unchanged;
    this.batch = new Batch((row) => this.send(row));
  }

  get status(): Batch<Organization, Organization>['status'] {
    return this.batch.status;
  }

  outcomeOf(row: Organization): BatchOutcome<Organization> | undefined {
    return this.batch.outcomeOf(row);
  }

  /** The organizations that have been changed, as the change has left them. */
  get changed(): readonly Organization[] {
    return this.rows.flatMap((row) => {
      const outcome = this.outcomeOf(row);
      return outcome?.state === 'done' ? [outcome.result] : [];
    });
  }

  get failures(): readonly { readonly row: Organization; readonly failure: Failure }[] {
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
    const { byId } = this.stores.organizations;
    return this.run(
      this.failures.map(({ row }) => ({ ...row, etag: byId.get(row.id)?.etag ?? row.etag })),
    );
  }

  /** Sends nothing further; calls in flight complete. */
  stop(): void {
    this.batch.stop();
  }

  private async run(rows: readonly Organization[]): Promise<void> {
    const { selection, sessionSignal } = this.stores.organizations;
    await this.batch.run(rows, sessionSignal);
    if (sessionSignal.aborted) return;
    // What failed or was not sent stays selected.
    selection.deselect([...this.unchanged, ...this.changed]);
    this.stores.organizations.recordMutations();
  }

  private async send({ id, etag }: Organization): Promise<Organization> {
    const write = changeStatus(this.change, this.reason);
    const written = await conditionalWrite(this.stores, { id, etag }, write, {
      isOneOfMany: true,
    });
    return { ...written.data, ...(written.etag !== undefined && { etag: written.etag }) };
  }
}
