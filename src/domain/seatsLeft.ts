import { formatNumber } from '~/lib/format';
import type { Organization } from './Organization';
import { fullInText } from './seatsRunOut';
import { unusedSeats } from './unusedSeats';

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

/** The most seats in use on one of the last 90 days, and how many were not: "peak 162 · 1,038 unused". */
export function unusedSeatsText(organization: Organization): string | undefined {
  const { peakUsedSeats90Days: peak } = organization;
  const unused = unusedSeats(organization);
  if (typeof peak !== 'number' || unused === undefined) return undefined;
  return `peak ${formatNumber(peak)} · ${formatNumber(unused)} unused`;
}
