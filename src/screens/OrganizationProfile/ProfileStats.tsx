import { observer } from 'mobx-react-lite';
import type { Organization } from '~/domain/Organization';
import { Meter } from '~/ui/feedback/Meter';
import { MoneyText } from '~/ui/text/MoneyText';
import { NumberText } from '~/ui/text/NumberText';
import { Skeleton } from '~/ui/feedback/Skeleton';
import { StatCard } from '~/ui/layout/StatCard';
import { StatGrid } from '~/ui/layout/StatGrid';

export const ProfileStats = observer(function ProfileStats({
  organization,
}: {
  readonly organization: Organization | undefined;
}) {
  const used = organization?.usedSeats;
  const total = organization?.totalSeats;
  return (
    <StatGrid>
      <StatCard
        label="Total seats"
        value={countValue(total)}
        hint={
          used === undefined ? (
            <Skeleton height={8} />
          ) : (
            <Meter label="Seats in use" value={used} max={total} />
          )
        }
      />
      <StatCard label="Used seats" value={countValue(used)} />
      <StatCard label="Available seats" value={countValue(organization?.availableSeats)} />
      <StatCard
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
    </StatGrid>
  );
});

/** A count; undefined while loading, null if missing. */
function countValue(value: number | null | undefined) {
  return value === undefined ? <Skeleton width={64} height={20} /> : <NumberText value={value} />;
}
