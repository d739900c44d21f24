import { ApiError, toFailure } from '~/api/ApiError';
import type { VersionedSubscriptions } from '~/api/contract/accounts';
import type { PlannedTotal } from '~/domain/plannedTotals';
import type { Failure } from '~/lib/Failure';
import { bulkFailureText, totalBelowUse, totalsTexts } from '~/messages/bulkText';
import { totalChangeText } from '~/messages/savedText';
import { Batch } from '~/stores/Batch';
import { changeTotalSeats } from '~/stores/mutations/organizationMutations';
import { conditionalWrite, type MutationDependencies } from '~/stores/mutations/conditionalWrite';
import { BulkRun, type BulkRow } from './BulkRun';

/** A subscription whose total changes. */
type TotalRow = BulkRow & PlannedTotal & { readonly total: number };

/** The subscriptions of organizations as the server has said last, by the organization's id. */
export type KnownSubscriptions = Map<string, VersionedSubscriptions>;

/**
 * Changes the totals of many subscriptions: those of one organization one after another, each for the
 * version that the one before has made. A total that someone else has changed is never overwritten.
 */
export class TotalsChange extends BulkRun<TotalRow, TotalRow> {
  readonly texts = totalsTexts;
  readonly rows: readonly TotalRow[];
  protected readonly batch = new Batch<TotalRow, TotalRow>(
    (row) => this.send(row),
    ({ organization }) => organization.id,
  );
  /** Organizations of which this run sends no more, with the 412 that says why. */
  private readonly conflicts = new Map<string, unknown>();

  constructor(
    stores: MutationDependencies,
    /** Grows with each write, so that a change that takes this one back can be sent. */
    readonly known: KnownSubscriptions,
    rows: readonly (PlannedTotal & { readonly total: number })[],
    /** All organizations of the plan, whose selection ends with it. */
    readonly planned: readonly { readonly id: string }[],
  ) {
    super(stores);
    this.rows = rows.map((row) => ({
      ...row,
      name: row.organization.name,
      detail: totalChangeText(row.subscription, row.total),
    }));
  }

  /** What takes back what was changed. */
  get inverse(): readonly (PlannedTotal & { readonly total: number })[] {
    return this.changed.map(({ subscription, total, ...row }) => ({
      ...row,
      subscription: { ...subscription, total_seats: total },
      total: subscription.total_seats ?? total,
    }));
  }

  failureText(failure: Failure, row: BulkRow): string {
    const { code, usedSeats } = failure;
    return code === 'seats_in_use' && usedSeats !== undefined
      ? totalBelowUse(usedSeats)
      : bulkFailureText(failure, row);
  }

  protected override run(rows: readonly TotalRow[]): Promise<void> {
    this.conflicts.clear();
    return super.run(rows);
  }

  protected deselect(): void {
    const open = new Set(
      this.rows
        .filter((row) => this.outcomeOf(row)?.state !== 'done')
        .map(({ organization }) => organization.id),
    );
    this.stores.organizations.selection.deselect(this.planned.filter(({ id }) => !open.has(id)));
  }

  private async send(row: TotalRow): Promise<TotalRow> {
    const { id } = row.organization;
    const { known, conflicts, stores } = this;
    const { profiles } = stores.organizations;
    if (conflicts.has(id)) throw conflicts.get(id);
    const { rows = [], etag } = known.get(id) ?? {};
    const current = rows.find((other) => other.id === row.subscription.id);
    if (current?.total_seats === row.total) return row;
    if (!current || current.total_seats !== row.subscription.total_seats)
      throw new ApiError({ reason: 'status', status: 412 });
    try {
      const write = changeTotalSeats(current, { total_seats: row.total, reason: this.reason });
      const written = await conditionalWrite(stores, { id, etag }, write, { isOneOfMany: true });
      const { data } = written;
      const after = profiles.get(id)?.subscriptions.data;
      known.set(
        id,
        // Read again: the write was sent before, and others may have changed meanwhile.
        after?.etag !== undefined && after.etag === written.etag
          ? after
          : {
              rows: rows.map((other) => (other.id === data.id ? data : other)),
              // An older one, if the server says none: it overwrites nothing.
              etag: written.etag ?? etag,
            },
      );
      return row;
    } catch (error) {
      if (toFailure(error).status !== 412) throw error;
      conflicts.set(id, error);
      known.set(id, profiles.get(id)?.subscriptions.data ?? { rows, etag });
      throw error;
    }
  }
}
