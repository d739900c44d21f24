import type { NumberRule } from '~/domain/rules/FieldRule';
import type { SeatFigures } from '~/domain/seatChanges';
import type { SeatLevel } from '~/domain/seatLevel';
import type { BarSegment } from '~/ui/seats/SegmentBar';

/**
 * The two changes of a subscription's seats, its assigned or its total seats: what their dialog says
 * and previews. `useSeatsChange` sends them.
 */
export interface SeatsChangeKind {
  readonly dialog: 'assign' | 'total';
  readonly title: string;
  readonly submitLabel: string;
  readonly label: string;
  /** The number's pointer in the payload. */
  readonly pointer: string;
  /** The number that it changes. */
  readonly figure: 'usedSeats' | 'totalSeats';
  readonly ruleFor: (usedSeats: number | null) => NumberRule;
  readonly after: (before: SeatFigures, seats: number) => SeatFigures;
  /** The bar of the preview, as it is today without a valid number. */
  readonly segments: (
    before: SeatFigures,
    seats: number | undefined,
    level: SeatLevel | undefined,
  ) => readonly BarSegment[] | undefined;
}
