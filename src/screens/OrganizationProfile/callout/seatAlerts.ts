import { activeSeatTypeLevel, daysUntilFull, type SeatLevel } from '~/domain/seatLevel';
import type { Subscription } from '~/domain/Subscription';
import { formatNumber } from '~/lib/format';
import { formatDateIn } from '~/lib/formatShort';

/** A seat type that needs more seats. */
export interface SeatAlert {
  readonly subscription: Subscription;
  readonly level: SeatLevel;
  /** How many seats are left. */
  readonly text: string;
  /** When they run out; undefined if unknown or none are left. */
  readonly forecast: string | undefined;
}

/**
 * The seat types of an active organization that are low or out, each by its own figures
 * (docs/product.md, "Organization profile"). `now` is in milliseconds since the epoch.
 */
export function seatAlerts(
  status: string | null | undefined,
  subscriptions: readonly Subscription[],
  now: number,
): readonly SeatAlert[] {
  return subscriptions.flatMap((subscription): SeatAlert[] => {
    const { usedSeats, totalSeats, seatType } = subscription;
    const level = activeSeatTypeLevel(status, subscription);
    if (!level || usedSeats === null || totalSeats === null) return [];
    const seats = (count: number) =>
      [seatType, count === 1 ? 'seat' : 'seats'].filter(Boolean).join(' ');
    if (level === 'out')
      return [{ subscription, level, text: `No ${seats(0)} left.`, forecast: undefined }];
    const left = totalSeats - usedSeats;
    return [
      {
        subscription,
        level,
        text: `${formatNumber(left)} ${seats(left)} left.`,
        forecast: forecastText(subscription, now),
      },
    ];
  });
}

function forecastText(subscription: Subscription, now: number): string | undefined {
  const days = daysUntilFull(subscription);
  if (days === null) return undefined;
  return `At the pace of the last 30 days they run out around ${formatDateIn(days, now)}.`;
}
