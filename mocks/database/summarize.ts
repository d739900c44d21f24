import { cacheUntilWrite } from './cacheUntilWrite';
import type { Database } from './createDatabase';
import { isUnderusedOrganization, unusedSeatsOf } from './unusedSeats';

/** Counts over all organizations (docs/openapi.yaml). */
export const summarize = cacheUntilWrite('organization', ({ organization }: Database) => {
  const summary = {
    total: 0,
    active: 0,
    inactive: 0,
    total_seats: 0,
    used_seats: 0,
    low_on_seats: 0,
    out_of_seats: 0,
    underused: 0,
    unused_seats: 0,
  };
  for (const row of organization.getAll()) {
    const { status, derived } = row;
    summary.total += 1;
    summary[status] += 1;
    summary.total_seats += derived.total_seats ?? 0;
    summary.used_seats += derived.used_seats ?? 0;
    if (status !== 'active') continue;
    if (derived.seat_level === 'low') summary.low_on_seats += 1;
    if (derived.seat_level === 'out') summary.out_of_seats += 1;
    if (!isUnderusedOrganization(row)) continue;
    summary.underused += 1;
    summary.unused_seats += unusedSeatsOf(row) ?? 0;
  }
  return summary;
});
