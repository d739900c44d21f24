import { daysUntilFull, seatTypeLevel, type SeatLevel } from '~/domain/seatLevel';
import type { Subscription } from '~/domain/Subscription';
import { isUnderused } from '~/domain/unusedSeats';
import { formatNumber } from '~/lib/format';
import { formatDateIn } from '~/lib/formatShort';

/** What is to be said of the seats: of a type that needs more, or of all that have too many. */
export interface SeatState {
  readonly tone: SeatLevel | 'underused';
  readonly text: string;
}

/**
 * A line for each seat type of an active organization that is low or out, then one for all that are
 * underused. `now` is in milliseconds since the epoch.
 */
export function seatStates(
  status: string | null | undefined,
  subscriptions: readonly Subscription[],
  now: number,
): readonly SeatState[] {
  if (status !== 'active') return [];
  const underused = subscriptions.filter(isUnderused);
  return [
    ...subscriptions.flatMap((subscription) => shortage(subscription, now)),
    ...(underused.length > 0 ? [{ tone: 'underused' as const, text: underuse(underused) }] : []),
  ];
}

function shortage(subscription: Subscription, now: number): SeatState[] {
  const { seat_type: seatType, used_seats: usedSeats, total_seats: totalSeats } = subscription;
  const tone = seatTypeLevel(subscription);
  if (!tone || usedSeats === null || totalSeats === null) return [];
  const type = seatType ? `${seatType} ` : '';
  if (tone === 'out') return [{ tone, text: `No ${type}seats left.` }];
  const left = totalSeats - usedSeats;
  const days = daysUntilFull(subscription);
  const forecast =
    days === null
      ? ''
      : ` At the pace of the last 30 days they run out around ${formatDateIn(days, now)}.`;
  const text = `${formatNumber(left)} ${type}${left === 1 ? 'seat' : 'seats'} left.${forecast}`;
  return [{ tone, text }];
}

/** "At most 3 of 20 full and 2 of 10 light seats were in use in the last 90 days." */
function underuse(subscriptions: readonly Subscription[]): string {
  const types = subscriptions.map(
    ({ seat_type: seatType, total_seats: total, peak_used_seats_90_days: peak }) =>
      [formatNumber(peak ?? 0), 'of', formatNumber(total ?? 0), seatType].filter(Boolean).join(' '),
  );
  return `At most ${listFormat.format(types)} seats were in use in the last 90 days.`;
}

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });
