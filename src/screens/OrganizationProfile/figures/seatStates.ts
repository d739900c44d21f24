import { activeSeatTypeLevel, daysUntilFull, type SeatLevel } from '~/domain/seatLevel';
import type { Subscription } from '~/domain/Subscription';
import type { SeatsTarget } from '~/features/seats/SeatsTarget';
import { formatNumber } from '~/lib/format';
import { formatDateIn } from '~/lib/formatShort';

/** What is to be said of a seat type, with its remedy. */
export interface SeatState {
  /** Identifies it among the organization's. */
  readonly key: string;
  readonly tone: SeatLevel;
  readonly text: string;
  /** What follows from it, if that is known. */
  readonly detail: string | undefined;
  readonly action: { readonly label: string; readonly target: SeatsTarget };
}

/**
 * The seat types of an active organization that are low or out, each by its own figures
 * (docs/product.md, "Organization profile"). `now` is in milliseconds since the epoch.
 */
export function seatStates(
  status: string | null | undefined,
  subscriptions: readonly Subscription[],
  now: number,
): readonly SeatState[] {
  return subscriptions.flatMap((subscription): SeatState[] => {
    const { id, usedSeats, totalSeats, seatType } = subscription;
    const level = activeSeatTypeLevel(status, subscription);
    if (!level || usedSeats === null || totalSeats === null) return [];
    const seats = (count: number) =>
      [seatType, count === 1 ? 'seat' : 'seats'].filter(Boolean).join(' ');
    const left = totalSeats - usedSeats;
    return [
      {
        key: `${level} ${id}`,
        tone: level,
        text:
          level === 'out' ? `No ${seats(0)} left.` : `${formatNumber(left)} ${seats(left)} left.`,
        detail: level === 'out' ? undefined : forecast(subscription, now),
        action: { label: 'Change total seats', target: { dialog: 'total', subscription } },
      },
    ];
  });
}

function forecast(subscription: Subscription, now: number): string | undefined {
  const days = daysUntilFull(subscription);
  if (days === null) return undefined;
  return `At the pace of the last 30 days they run out around ${formatDateIn(days, now)}.`;
}
