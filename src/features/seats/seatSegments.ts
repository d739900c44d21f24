import type { SeatFigures } from '~/domain/seatChanges';
import type { SeatLevel } from '~/domain/seatLevel';
import type { BarSegment } from '~/ui/Seats';

/**
 * The bar of an assignment: seats in use before, assigned, beyond the total, and free. Without a
 * valid assignment, the seats as they are; undefined if a figure is unknown. The seats in use have
 * the tone of today's `level`.
 */
export function assignmentSegments(
  before: SeatFigures,
  usedSeats: number | undefined = before.used_seats ?? 0,
  level?: SeatLevel,
): readonly BarSegment[] | undefined {
  const { total_seats: totalSeats } = before;
  if (totalSeats === null || before.used_seats === null) return undefined;
  const withinTotal = Math.min(usedSeats, totalSeats);
  const kept = Math.min(before.used_seats, withinTotal);
  return [
    { kind: level ?? 'normal', size: kept },
    { kind: 'accent', size: withinTotal - kept },
    { kind: 'excess', size: usedSeats - withinTotal },
    { kind: 'free', size: totalSeats - withinTotal },
  ];
}

/**
 * The bar of a changed total: seats in use, free, added, and removed. Without a valid total, the
 * seats as they are; undefined if a figure is unknown. The seats in use have the tone of today's
 * `level`.
 */
export function totalSegments(
  { used_seats: usedSeats, total_seats: totalSeats }: SeatFigures,
  total: number | undefined = totalSeats ?? 0,
  level?: SeatLevel,
): readonly BarSegment[] | undefined {
  if (totalSeats === null || usedSeats === null) return undefined;
  const remaining = Math.min(totalSeats, total);
  return [
    { kind: level ?? 'normal', size: usedSeats },
    { kind: 'free', size: Math.max(0, remaining - usedSeats) },
    { kind: 'accent', size: Math.max(0, total - Math.max(totalSeats, usedSeats)) },
    { kind: 'removed', size: totalSeats - remaining },
  ];
}
