import type { NumberRule } from '~/domain/rules/FieldRule';
import type { SeatFigures } from '~/domain/seatChanges';
import type { BarSegment } from '~/ui/seats/SegmentBar';

/** A change of one number of a subscription's seats: what its dialog says and previews. */
export interface SeatsChange {
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
  ) => readonly BarSegment[] | undefined;
}
