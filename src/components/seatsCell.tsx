import type { Organization } from '~/domain/Organization';
import { activeSeatLevel } from '~/domain/seatLevel';
import { fullInDays, fullInText } from '~/domain/seatsRunOut';
import { formatNumber } from '~/lib/format';
import { CapacityBar } from '~/ui/seats/CapacityBar';
import { NumberText } from '~/ui/text/NumberText';

/** Seats that are left, in words; undefined with a 1.0 server, whose list rows lack the figure. */
export function seatsLeft({
  usedSeats,
  totalSeats,
}: Pick<Organization, 'usedSeats' | 'totalSeats'>): string | undefined {
  if (typeof usedSeats !== 'number' || typeof totalSeats !== 'number') return undefined;
  const left = totalSeats - usedSeats;
  return left > 0 ? `${formatNumber(left)} left` : 'none left';
}

/**
 * The cell of Total Seats: a bar beside the number, and what is left below it, if `withRunOut` with
 * when that runs out: "4 left · ~7 days".
 */
export function renderSeatsCell(organization: Organization, withRunOut = false) {
  const left = seatsLeft(organization);
  const fullIn = withRunOut && fullInDays(organization) ? fullInText(organization) : undefined;
  if (left === undefined) return <NumberText value={organization.totalSeats} />;
  const level = activeSeatLevel(organization);
  return (
    <>
      <CapacityBar
        label="Seats in use"
        used={organization.usedSeats}
        total={organization.totalSeats}
        level={level}
      />
      <span>{formatNumber(organization.totalSeats ?? 0)}</span>
      <span data-secondary="" data-level={level}>
        {fullIn === undefined ? left : `${left} · ${fullIn}`}
      </span>
    </>
  );
}

/**
 * Reserves space for the bar, without an element around it and its text in every row. On narrow
 * screens the status of an inactive organization takes the bar's place.
 */
export function seatsCellAttributes(organization: Organization) {
  if (seatsLeft(organization) === undefined) return {};
  return { 'data-bar': organization.status === 'active' ? '' : 'wide' };
}
