import { uniq } from 'es-toolkit';
import { ApiError, toFailure } from '~/api/ApiError';
import type { VersionedSubscriptions } from '~/api/contract/accounts';
import type { Organization } from '~/domain/Organization';
import type { Subscription } from '~/domain/Subscription';
import type { Failure } from '~/lib/Failure';
import { totalChangeText } from '~/messages/savedText';
import { changeTotalSeats } from '~/stores/mutations/organizationMutations';
import { conditionalWrite, type MutationDependencies } from '~/stores/mutations/conditionalWrite';
import { BulkRun, type BulkRow } from './BulkRun';

/** A subscription with its new total. */
export interface TotalRow extends BulkRow {
  readonly subscription: Subscription;
  readonly total: number;
}

/** The organizations whose totals are to be changed. */
export interface TotalsPlan {
  readonly organizations: readonly Organization[];
  readonly inactive: readonly Organization[];
  readonly unread: readonly { readonly organization: Organization; readonly failure: Failure }[];
  /** Undefined until they are read. To take a change back, they have the totals before it. */
  readonly subscriptions?: readonly (Omit<TotalRow, 'total'> & Partial<TotalRow>)[];
  /** What the server has said last, by the organization's id. Each write updates it, for "Undo". */
  readonly known: Map<string, VersionedSubscriptions>;
  readonly isUndo?: boolean;
}

const changedMeanwhile = new ApiError({ reason: 'status', status: 412 });

/**
 * Changes the totals of many subscriptions, each for the version that the write before has made. A total
 * that someone else has changed is never overwritten.
 */
export class TotalsRun extends BulkRun<TotalRow> {
  readonly change = 'totals';
  /** Organizations of which this run sends no more. */
  private readonly conflicts = new Set<string>();

  constructor(
    stores: MutationDependencies,
    readonly plan: TotalsPlan,
    rows: readonly TotalRow[],
  ) {
    super(
      stores,
      rows.map((row) => ({ ...row, detail: totalChangeText(row.subscription, row.total) })),
      [...plan.organizations.filter(({ id }) => plan.known.has(id)), ...plan.inactive],
    );
  }

  get undoPlan(): TotalsPlan {
    const { changed: subscriptions } = this;
    const organizations = uniq(subscriptions.map(({ organization }) => organization));
    const { known } = this.plan;
    return { organizations, inactive: [], unread: [], subscriptions, known, isUndo: true };
  }

  protected override run(rows: readonly TotalRow[]): Promise<void> {
    this.conflicts.clear();
    return super.run(rows);
  }

  protected async send(row: TotalRow): Promise<TotalRow> {
    const { subscription, total } = row;
    const { id } = row.organization;
    const { stores, conflicts } = this;
    const { known } = this.plan;
    const { rows = [], etag } = known.get(id) ?? {};
    const current = rows.find((other) => other.id === subscription.id);
    const inverse = {
      ...row,
      subscription: { ...subscription, total_seats: total },
      total: subscription.total_seats ?? total,
    };
    if (conflicts.has(id)) throw changedMeanwhile;
    if (current?.total_seats === total) return inverse;
    if (current?.total_seats !== subscription.total_seats) throw changedMeanwhile;
    const read = () => stores.organizations.profiles.get(id)?.subscriptions.data;
    try {
      const mutation = changeTotalSeats(current, { total_seats: total, reason: this.reason });
      const options = { isOneOfMany: true };
      const written = await conditionalWrite(stores, { id, etag }, mutation, options);
      // They may have been read again: the write was sent before, and others have changed more.
      const after = read()?.etag === written.etag ? read() : undefined;
      known.set(id, {
        rows: (after?.rows ?? rows).map((other) =>
          other.id === current.id ? written.data : other,
        ),
        // If the server says none, an older one is sent, which overwrites nothing.
        etag: written.etag ?? etag,
      });
      return inverse;
    } catch (error) {
      if (toFailure(error).status === 412) {
        conflicts.add(id);
        known.set(id, read() ?? { rows, etag });
      }
      throw error;
    }
  }
}
