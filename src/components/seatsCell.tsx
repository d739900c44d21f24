import type { Organization } from '~/domain/Organization';
import { activeSeatLevel } from '~/domain/seatLevel';
import { fullInText, fullInTitle } from '~/domain/seatsRunOut';
import { formatNumber } from '~/lib/format';
import { CapacityBar } from '~/ui/seats/CapacityBar';
import { NumberText } from '~/ui/text/NumberText';

const noneLeft = 'none left';

/** Seats that are left, in words; undefined while a figure is unknown. */
export function seatsLeft({
  usedSeats,
  totalSeats,
}: Pick<Organization, 'usedSeats' | 'totalSeats'>): string | undefined {
  if (usedSeats === null || totalSeats === null) return undefined;
  const left = totalSeats - usedSeats;
  return left > 0 ? `${formatNumber(left)} left` : noneLeft;
}

/**
 * The cell of Total Seats: a bar beside the number, and what is left below it, if `withRunOut` with
 * when that runs out: "4 left · ~7 days"; the tooltip always says so.
 */
export function renderSeatsCell(organization: Organization, withRunOut = false) {
  const left = seatsLeft(organization);
  const fullIn = withRunOut ? fullInText(organization) : undefined;
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
      <span data-secondary="" data-level={level} title={fullInTitle(organization)}>
        {fullIn === undefined || left === noneLeft ? left : `${left} · ${fullIn}`}
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
