import { formatNumber } from '~/lib/format';
import type { Organization } from './Organization';
import { fullInText } from './seatsRunOut';

type SeatFigures = Pick<Organization, 'usedSeats' | 'totalSeats'>;

const noneLeft = 'none left';

/** Seats that are left, in words; undefined while a figure is unknown. */
export function seatsLeft({ usedSeats, totalSeats }: SeatFigures): string | undefined {
  if (usedSeats === null || totalSeats === null) return undefined;
  const left = totalSeats - usedSeats;
  return left > 0 ? `${formatNumber(left)} left` : noneLeft;
}

/** The same, if there are any with when they run out: "4 left · ~7 days". */
export function seatsLeftText(organization: Organization): string | undefined {
  const left = seatsLeft(organization);
  const fullIn = left === noneLeft ? undefined : fullInText(organization);
  return left && fullIn ? `${left} · ${fullIn}` : left;
}
