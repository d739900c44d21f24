import type { Summary } from '~/domain/Summary';
import type { BarSegment } from '~/ui/Seats';

/**
 * The organizations by how many seats are left; undefined if a count is missing or contradicts
 * another one: a bar of the rest would be wrong.
 */
export function organizationSegments(summary: Summary): readonly BarSegment[] | undefined {
  const { total, active, inactive, low_on_seats: low, out_of_seats: out } = summary;
  if (active === null || inactive === null || low === null || out === null) return undefined;
  if (low + out > active || (total !== null && total !== active + inactive)) return undefined;
  return [
    { kind: 'normal', size: active - low - out },
    { kind: 'low', size: low },
    { kind: 'out', size: out },
    { kind: 'inactive', size: inactive },
  ];
}
