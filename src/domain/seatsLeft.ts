import { formatNumber } from '~/lib/format';
import type { Organization } from './Organization';
import { fullInText } from './seatsRunOut';
import { unusedSeats } from './unusedSeats';

type SeatFigures = Pick<Organization, 'used_seats' | 'total_seats'>;

const noneLeft = 'none left';

/** Seats that are left, in words; undefined while a figure is unknown. */
export function seatsLeft({
  used_seats: usedSeats,
  total_seats: totalSeats,
}: SeatFigures): string | undefined {
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

/** The most seats in use on one of the last 90 days: "peak 162". */
export function peakText({ peak_used_seats_90_days: peak }: Organization): string | undefined {
  return typeof peak === 'number' ? `peak ${formatNumber(peak)}` : undefined;
}

/** How many seats nobody has used in the last 90 days: "1,038 unused". */
export function unusedText(organization: Organization): string | undefined {
  const unused = unusedSeats(organization);
  return unused === undefined ? undefined : `${formatNumber(unused)} unused`;
}

/** Both: "peak 162 · 1,038 unused". */
export function unusedSeatsText(organization: Organization): string | undefined {
  const unused = unusedText(organization);
  return unused && `${peakText(organization)} · ${unused}`;
}

/** How many seats a lower total frees: "1,021 seats become free"; undefined for one that isn't lower. */
export function freedSeatsText(before: number | null, after: number | null): string | undefined {
  const freed = before === null || after === null ? 0 : before - after;
  if (freed <= 0) return undefined;
  return `${formatNumber(freed)} ${freed === 1 ? 'seat becomes' : 'seats become'} free`;
}
