import { observer } from 'mobx-react-lite';
import type { Organization } from '../../domain/Organization';
import { Meter } from '../../ui/Meter';
import { MoneyText } from '../../ui/MoneyText';
import { NumberText } from '../../ui/NumberText';
import { Skeleton } from '../../ui/Skeleton';
import { StatFigure } from '../../ui/StatFigure';
import { StatFigures } from '../../ui/StatFigures';

/** The four figures that an organization is judged by at a glance. */
export const ProfileFigures = observer(function ProfileFigures({
  organization,
}: {
  readonly organization: Organization | undefined;
}) {
  const used = organization?.usedSeats;
  const total = organization?.totalSeats;
  return (
    <StatFigures>
      <StatFigure
        label="Total seats"
        value={count(total)}
        hint={
          used === undefined ? (
            <Skeleton height={8} />
          ) : (
            <Meter label="Seats in use" value={used} max={total} />
          )
        }
      />
      <StatFigure label="Used seats" value={count(used)} />
      <StatFigure label="Available seats" value={count(organization?.availableSeats)} />
      <StatFigure
        label="Amount"
        value={
          organization ? (
            <MoneyText
              amount={organization.billing?.amount}
              currency={organization.billing?.currency}
            />
          ) : (
            <Skeleton width={120} height={20} />
          )
        }
      />
    </StatFigures>
  );
});

/** A count; undefined is still loading, null is missing. */
function count(value: number | null | undefined) {
  return value === undefined ? <Skeleton width={64} height={20} /> : <NumberText value={value} />;
}
