import type { NumberRule } from '~/domain/rules/FieldRule';
import type { Period } from '~/domain/period';
import type { SeatFigures } from '~/domain/seatChanges';
import type { SeatLevel } from '~/domain/seatLevel';
import type { DailySeats, Subscription } from '~/domain/Subscription';
import type { OrganizationWrite } from '~/stores/writes';
import type { BarSegment } from '~/ui/Seats';

/** A number of seats, and why it changes. */
export interface SeatsInput {
  readonly seats: number;
  readonly reason?: string | undefined;
}

/**
 * The two changes of a subscription's seats, its assigned or its total seats: what their dialog says
 * and previews, and what it sends.
 */
export interface SeatsChangeKind {
  readonly dialog: 'assign' | 'total';
  readonly title: string;
  readonly submitLabel: string;
  readonly label: string;
  /** The number's pointer in the payload. */
  readonly pointer: string;
  /** The number that it changes. */
  readonly figure: 'used_seats' | 'total_seats';
  readonly ruleFor: (usedSeats: number | null) => NumberRule;
  readonly after: (before: SeatFigures, seats: number) => SeatFigures;
  /** The bar of the preview, as it is today without a valid number. */
  readonly segments: (
    before: SeatFigures,
    seats: number | undefined,
    level: SeatLevel | undefined,
  ) => readonly BarSegment[] | undefined;
  /** By how many seats a number exceeds the total, which is confirmed first; none if it can't. */
  readonly excess?: (seats: number, totalSeats: number | null) => number;
  /** What to consider before saving a number; it blocks nothing. */
  readonly warning: (
    before: Subscription,
    seats: number,
    days: readonly DailySeats[] | undefined,
  ) => string | undefined;
  /** The period of the days that `warning` needs for a subscription, if it needs any. */
  readonly daysFor?: (before: Subscription) => Period | undefined;
  /** Saving the current number sends nothing. */
  readonly ignoresUnchanged?: boolean;
  /** Changes the subscription as the user saw it. */
  readonly write: (
    before: Subscription,
    input: SeatsInput & { readonly allowExcess: boolean },
  ) => OrganizationWrite<Subscription>;
}
