import { sum } from 'es-toolkit';
import type { Organization } from '~/domain/Organization';
import { statusChange, type StatusChange } from '~/domain/statusChange';

/** What a bulk change would do with the selected organizations. */
export interface BulkPlan<Row> {
  /** Those that change. */
  readonly changing: readonly Row[];
  /** Those that have the status already. */
  readonly unchanged: readonly Row[];
  /** Those whose status is unknown to this console. */
  readonly unknown: readonly Row[];
}

/** The seats in use of organizations; undefined if one's are unknown. */
export function seatsInUse(rows: readonly Pick<Organization, 'used_seats'>[]): number | undefined {
  const counts = rows.map(({ used_seats: usedSeats }) => usedSeats);
  return counts.every((count) => count !== null) ? sum(counts) : undefined;
}

/** Divides organizations by what activating or deactivating means for them. */
export function planBulkChange<Row extends Pick<Organization, 'status'>>(
  rows: readonly Row[],
  change: StatusChange,
): BulkPlan<Row> {
  const withChange = (expected: (applicable: StatusChange | undefined) => boolean) =>
    rows.filter(({ status }) => expected(statusChange(status)));
  return {
    changing: withChange((applicable) => applicable === change),
    unchanged: withChange((applicable) => applicable !== undefined && applicable !== change),
    unknown: withChange((applicable) => applicable === undefined),
  };
}
