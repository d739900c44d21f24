import { formatNumber } from '~/lib/format';
import type { Organization } from './Organization';

type SeatFigures = Pick<Organization, 'used_seats' | 'total_seats'>;

/** Seats that are left, in words; undefined while a figure is unknown. */
export function seatsLeft({
  used_seats: usedSeats,
  total_seats: totalSeats,
}: SeatFigures): string | undefined {
  if (usedSeats === null || totalSeats === null) return undefined;
  const left = totalSeats - usedSeats;
  return left > 0 ? `${formatNumber(left)} left` : 'none left';
}

/** How many seats a lower total frees: "1,021 seats become free"; undefined for one that isn't lower. */
export function freedSeatsText(before: number | null, after: number | null): string | undefined {
  const freed = before === null || after === null ? 0 : before - after;
  if (freed <= 0) return undefined;
  return `${formatNumber(freed)} ${freed === 1 ? 'seat becomes' : 'seats become'} free`;
}
