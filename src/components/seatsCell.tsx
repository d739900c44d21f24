import { css } from '@emotion/react';
import type { Organization } from '~/domain/Organization';
import { activeSeatLevel } from '~/domain/seatLevel';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { staticClassName } from '~/ui/layout/staticClassName';
import { CapacityBar } from '~/ui/seats/CapacityBar';
import { capacityLevelTextStyle } from '~/ui/seats/capacityLevel';
import { NumberText } from '~/ui/text/NumberText';

/** Seats that are left, in words; undefined with a 1.0 server, whose list rows lack the figure. */
function seatsLeft({ usedSeats, totalSeats }: Organization): string | undefined {
  if (typeof usedSeats !== 'number' || typeof totalSeats !== 'number') return undefined;
  const left = totalSeats - usedSeats;
  return left > 0 ? `${formatNumber(left)} left` : 'none left';
}

/** The cell of Total Seats: a bar beside the number, and what is left below it. */
export function renderSeatsCell(organization: Organization) {
  const left = seatsLeft(organization);
  if (left === undefined) return <NumberText value={organization.totalSeats} />;
  const level = activeSeatLevel(organization);
  return (
    <span className={seatsCellClass}>
      <CapacityBar
        label="Seats in use"
        used={organization.usedSeats}
        total={organization.totalSeats}
        level={level}
      />
      <span>
        {formatNumber(organization.totalSeats ?? 0)}
        <span data-secondary="" data-level={level}>
          {left}
        </span>
      </span>
    </span>
  );
}

const seatsCellClass = staticClassName(css`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  & > [role='meter'] {
    inline-size: 84px;
  }
  & > span:last-of-type {
    min-inline-size: 64px;
    font-weight: ${theme.fontWeight.medium};
    white-space: nowrap;
  }
  & span[data-secondary] {
    font-weight: ${theme.fontWeight.regular};
  }
  && [data-level] {
    ${capacityLevelTextStyle}
  }
  ${theme.media.belowMedium} {
    & > [role='meter'] {
      inline-size: 62px;
    }
  }
`);
