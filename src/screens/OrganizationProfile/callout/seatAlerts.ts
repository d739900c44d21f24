import { activeSeatLevel, type SeatLevel } from '~/domain/seatLevel';
import { daysUntilFull } from '~/domain/seatsRunOut';
import type { Subscription } from '~/domain/Subscription';
import { dayInMs } from '~/lib/dayInMs';
import { formatNumber } from '~/lib/format';
import { formatShortDate } from '~/lib/formatShort';

/** A seat type that needs more seats. */
export interface SeatAlert {
  readonly subscription: Subscription;
  readonly level: SeatLevel;
  /** How many seats are left. */
  readonly text: string;
  /** When they run out; undefined if unknown or none are left. */
  readonly forecast: string | undefined;
}

/** Beyond this many days a forecast says nothing. */
const maxDays = 2 * 365;

/**
 * The seat types of an active organization that are low or out, each by its own figures
 * (docs/product.md, "Daily work"). `now` is in milliseconds since the epoch.
 */
export function seatAlerts(
  status: string | null | undefined,
  subscriptions: readonly Subscription[],
  now: number,
): readonly SeatAlert[] {
  return subscriptions.flatMap((subscription): SeatAlert[] => {
    const { usedSeats, totalSeats, seatType } = subscription;
    const level = activeSeatLevel({ status, usedSeats, totalSeats });
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

function forecastText(
  { usedSeats, totalSeats, usedSeats30DaysAgo = null }: Subscription,
  now: number,
): string | undefined {
  const days = daysUntilFull(usedSeats ?? 0, totalSeats ?? 0, usedSeats30DaysAgo);
  if (days === undefined || days > maxDays) return undefined;
  const date = formatShortDate(now + Math.ceil(days) * dayInMs, now);
  return `At the pace of the last 30 days they run out around ${date}.`;
}
