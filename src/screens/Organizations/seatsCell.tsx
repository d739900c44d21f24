import { css } from '@emotion/react';
import type { Organization } from '~/domain/Organization';
import { activeSeatLevel } from '~/domain/seatLevel';
import { seatsLeft } from '~/domain/seatsLeft';
import { fullInTitle } from '~/domain/seatsRunOut';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { classNames } from '~/ui/layout/classNames';
import { staticClassName } from '~/ui/layout/staticClassName';
import { CapacityBar } from '~/ui/seats/CapacityBar';
import { capacityLevelStyle } from '~/ui/seats/capacityLevel';
import type { CellProps } from '~/ui/table/Column';
import { belowWidth } from '~/ui/table/tableLayout';
import { NumberText } from '~/ui/text/NumberText';
import { narrowListQuery } from './listLayout';

/**
 * The cell of Total Seats: a bar beside the number, and below it what is left, or a longer `note` on
 * that: "4 left · ~7 days". The tooltip says when seats run out.
 */
export function renderSeatsCell(organization: Organization, note?: string) {
  const { status, used_seats: usedSeats, total_seats: totalSeats } = organization;
  const left = seatsLeft(organization);
  if (left === undefined) return <NumberText value={totalSeats} />;
  const level = activeSeatLevel(organization);
  return (
    <div
      className={classNames(
        seatsClass,
        note !== undefined && noteClass,
        status !== 'active' && inactiveClass,
      )}
    >
      <CapacityBar
        className={barClass}
        label="Seats in use"
        used={usedSeats}
        total={totalSeats}
        level={level}
      />
      <span>{formatNumber(totalSeats ?? 0)}</span>
      <span
        className={leftClass}
        title={fullInTitle(organization)}
        style={capacityLevelStyle(level)}
      >
        {note ?? left}
      </span>
    </div>
  );
}

/** The status of an inactive organization precedes its seats where rows are lines. */
export function seatsCellProps({ status }: Organization): CellProps {
  return status === 'active' ? {} : { className: inactiveCellClass };
}

const inactiveCellClass = staticClassName(css`
  ${narrowListQuery} {
    order: 1;
  }
`);

// `inset-block-start`: the middle. The cell is a fraction of a pixel lower than 40px, so with 2px
// the bar would be drawn a pixel too high.
// Another page shows other organizations: their bars don't grow out of these.
const barClass = staticClassName(css`
  position: absolute;
  inset-inline-start: ${theme.space[1]};
  inset-block-start: calc(50% - 1.5px);
  inline-size: 84px;
  &::before {
    transition: none;
  }
  ${narrowListQuery} {
    inset-inline-start: 0;
    inline-size: 62px;
    ${belowWidth(332)} {
      inline-size: 44px;
    }
  }
  ${theme.media.fromMedium} {
    ${belowWidth(580)} {
      display: none;
    }
  }
`);

const leftClass = staticClassName(css`
  display: block;
  overflow: hidden;
  overflow: clip;
  text-overflow: ellipsis;
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.regular};
`);

/** On lines the bar has a space of its own before the number. */
const seatsClass = staticClassName(css`
  position: relative;
  font-weight: ${theme.fontWeight.medium};
  white-space: nowrap;
  ${narrowListQuery} {
    min-inline-size: 138px;
    padding-inline-start: 74px;
    ${belowWidth(332)} {
      min-inline-size: 116px;
      padding-inline-start: 56px;
    }
  }
`);

const withoutBarStyle = css`
  padding-inline-start: 0;
  & > .${barClass} {
    display: none;
  }
`;
/** On lines the status takes the bar's space. */
const inactiveClass = staticClassName(css`
  ${narrowListQuery} {
    min-inline-size: 64px;
    ${withoutBarStyle}
    ${belowWidth(332)} {
      min-inline-size: 0;
      & > .${leftClass} {
        display: none;
      }
    }
  }
`);
/** The longer text needs some of the bar's space, and on lines all of it. */
const noteClass = staticClassName(css`
  ${theme.media.fromMedium} {
    & > .${barClass} {
      inline-size: 56px;
    }
    ${belowWidth(580)} {
      & > .${leftClass} {
        white-space: normal;
      }
    }
  }
  ${narrowListQuery} {
    min-inline-size: 64px;
    ${withoutBarStyle}
  }
`);
