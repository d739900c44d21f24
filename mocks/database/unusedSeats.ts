import { orderBy, partition } from 'es-toolkit';
import type { SortOrder } from '~/domain/organizationList';
import { isUnderused, unusedSeats } from '~/domain/unusedSeats';
import type { OrganizationRecord } from './records';

/** An organization's unused seats; undefined while its peak is unknown. */
export function unusedSeatsOf(organization: OrganizationRecord): number | undefined {
  return unusedSeats(peakUse(organization));
}

export function isUnderusedOrganization(organization: OrganizationRecord): boolean {
  return isUnderused(peakUse(organization));
}

/**
 * Sorts organizations by their unused seats, unknown ones last; equal ones keep their order. Not by
 * columns of their own: `derived` would have more than 15 (models.ts).
 */
export function sortByUnusedSeats(
  organizations: readonly OrganizationRecord[],
  order: SortOrder,
): OrganizationRecord[] {
  const [known, unknown] = partition(organizations, (row) => unusedSeatsOf(row) !== undefined);
  return [...orderBy(known, [unusedSeatsOf], [order]), ...unknown];
}

function peakUse({ derived: { total_seats = 0, peak_used_seats_90_days } }: OrganizationRecord) {
  return { total_seats, peak_used_seats_90_days };
}
