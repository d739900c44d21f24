import { daysUntilFull, seatTypeLevel, type SeatLevel } from '~/domain/seatLevel';
import type { Subscription } from '~/domain/Subscription';
import { isUnderused, safeTotal } from '~/domain/unusedSeats';
import type { SeatsTarget } from '~/features/seats/SeatsTarget';
import { formatNumber } from '~/lib/format';
import { formatDateIn } from '~/lib/formatShort';

/** A seat type that needs more seats, or has too many. */
export type SeatTone = SeatLevel | 'underused';

/** What is to be said of a seat type, with its remedy. */
export interface SeatState {
  /** Identifies it among the organization's. */
  readonly key: string;
  readonly tone: SeatTone;
  readonly text: string;
  /** What follows from it, if that is known. */
  readonly detail: string | undefined;
  readonly action: { readonly label: string; readonly target: SeatsTarget };
}

/**
 * The seat types of an active organization that are low or out, then those that are underused, each by
 * its own figures (docs/product.md, "Organization profile"). `now` is in milliseconds since the epoch.
 */
export function seatStates(
  status: string | null | undefined,
  subscriptions: readonly Subscription[],
  now: number,
): readonly SeatState[] {
  if (status !== 'active') return [];
  return [
    ...subscriptions.flatMap((subscription) => shortageState(subscription, now)),
    ...subscriptions.flatMap(underusedState),
  ];
}

function shortageState(subscription: Subscription, now: number): SeatState[] {
  const { id, used_seats: usedSeats, total_seats: totalSeats } = subscription;
  const level = seatTypeLevel(subscription);
  if (!level || usedSeats === null || totalSeats === null) return [];
  const left = totalSeats - usedSeats;
  return [
    {
      key: `${level} ${id}`,
      tone: level,
      text:
        level === 'out'
          ? `No ${seatsOf(subscription, 0)} left.`
          : `${formatNumber(left)} ${seatsOf(subscription, left)} left.`,
      detail: level === 'out' ? undefined : forecast(subscription, now),
      action: { label: 'Change total seats', target: { dialog: 'total', subscription } },
    },
  ];
}

function underusedState(subscription: Subscription): SeatState[] {
  const { id, total_seats: totalSeats, peak_used_seats_90_days: peak } = subscription;
  if (!isUnderused(subscription) || totalSeats === null || typeof peak !== 'number') return [];
  const total = safeTotal(subscription);
  const proposed =
    total !== undefined && total < totalSeats
      ? { seats: total, hint: `${formatNumber(peak)} and 10 %` }
      : undefined;
  return [
    {
      key: `underused ${id}`,
      tone: 'underused',
      text: `At most ${formatNumber(peak)} of ${formatNumber(totalSeats)} ${seatsOf(subscription, totalSeats)} were in use in the last 90 days.`,
      detail: undefined,
      action: {
        label: 'Change total seats',
        target: { dialog: 'total', subscription, ...(proposed && { proposed }) },
      },
    },
  ];
}

/** "full seats". */
function seatsOf({ seat_type: seatType }: Subscription, count: number): string {
  return [seatType, count === 1 ? 'seat' : 'seats'].filter(Boolean).join(' ');
}

function forecast(subscription: Subscription, now: number): string | undefined {
  const days = daysUntilFull(subscription);
  if (days === null) return undefined;
  return `At the pace of the last 30 days they run out around ${formatDateIn(days, now)}.`;
}
