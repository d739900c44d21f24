import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { activeSeatLevel } from '~/domain/seatLevel';
import type { Organization } from '~/domain/Organization';
import { formatChange, formatNumber } from '~/lib/format';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { ChangeHighlight, Skeleton } from '~/ui/Feedback';
import { Figure, FigureGroup, FigureStrip } from '~/ui/layout/FigureStrip';
import { CapacityBar } from '~/ui/Seats';
import { MoneyText, NumberText } from '~/ui/values';
import { SeatStates } from './SeatStates';

/** The organization's seats and amount, above the bar of its seats in use and whether they suffice. */
export const ProfileFigures = observer(function ProfileFigures({
  profile,
}: {
  readonly profile: ProfileQueries;
}) {
  const organization = profile.current;
  const usedSeats = organization?.used_seats;
  const totalSeats = organization?.total_seats;
  const level = organization && activeSeatLevel(organization);
  const subscriptions = profile.subscriptions.data?.rows.length;
  const bar =
    usedSeats === undefined ? (
      <Skeleton height={8} />
    ) : (
      <CapacityBar
        label="Seats in use"
        used={usedSeats}
        total={totalSeats}
        level={level}
        size="thick"
      />
    );
  return (
    // Another organization's figures are no change.
    <FigureStrip
      key={profile.id}
      // An inactive organization needs none.
      footer={organization?.status !== 'inactive' && <SeatStates profile={profile} />}
    >
      <FigureGroup columns={4} bar={bar}>
        <Figure
          label="Available seats"
          level={level}
          value={countValue(organization?.available_seats)}
          hint={hint(organization, freeShare(organization))}
        />
        <Figure
          label="Used seats"
          value={countValue(usedSeats)}
          hint={hint(organization, change(organization))}
        />
        <Figure
          label="Total seats"
          value={countValue(totalSeats)}
          hint={
            subscriptions === undefined
              ? emptyLine
              : `${formatNumber(subscriptions)} ${subscriptions === 1 ? 'subscription' : 'subscriptions'}`
          }
        />
        <Figure
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
          hint="per month"
        />
      </FigureGroup>
    </FigureStrip>
  );
});

/** Keeps the height of a hint that is unknown. */
const emptyLine = '\u00A0';

function hint(organization: Organization | undefined, text: string | undefined): ReactNode {
  return organization?.used_seats === undefined ? emptyLine : (text ?? emptyLine);
}

/** A count; undefined while loading, null if missing. */
function countValue(value: number | null | undefined) {
  return (
    <ChangeHighlight value={value}>
      {value === undefined ? <Skeleton width={64} height={20} /> : <NumberText value={value} />}
    </ChangeHighlight>
  );
}

function freeShare(organization: Organization | undefined): string | undefined {
  const { available_seats: availableSeats, total_seats: totalSeats } = organization ?? {};
  if (typeof availableSeats !== 'number' || typeof totalSeats !== 'number' || totalSeats <= 0)
    return undefined;
  return `${Math.round((Math.max(0, availableSeats) / totalSeats) * 100)}% free`;
}

function change(organization: Organization | undefined): string | undefined {
  const { used_seats: usedSeats, used_seats_30_days_ago: usedSeats30DaysAgo } = organization ?? {};
  if (typeof usedSeats !== 'number' || typeof usedSeats30DaysAgo !== 'number') return undefined;
  const difference = usedSeats - usedSeats30DaysAgo;
  return `${difference === 0 ? 'No change' : formatChange(difference)} in 30 days`;
}
