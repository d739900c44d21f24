import styled from '@emotion/styled';
import { organizationColumns } from '~/components/organizationColumns';
import type { Organization } from '~/domain/Organization';
import { activeSeatLevel } from '~/domain/seatLevel';
import { fullInText, seatChange } from '~/domain/seatsRunOut';
import { formatChange } from '~/lib/format';
import { theme } from '~/theme/theme';
import { CapacityBar } from '~/ui/seats/CapacityBar';
import type { Column } from '~/ui/table/Column';
import { MissingValue } from '~/ui/text/MissingValue';
import { NumberText } from '~/ui/text/NumberText';

const SeatsInUse = styled.span`
  display: grid;
  gap: 2px;
  ${theme.media.belowMedium} {
    inline-size: clamp(64px, 25vw, 96px);
  }
`;

const FullIn = styled.span`
  white-space: nowrap;
  ${theme.media.belowMedium} {
    display: inline-block;
    min-inline-size: 60px;
    text-align: end;
  }
`;

/** The columns of the organizations that need attention. */
export const attentionColumns: readonly Column<Organization>[] = [
  organizationColumns.name,
  {
    header: 'Seats in use',
    width: 150,
    compact: true,
    skeleton: 64,
    cell: ({ status, usedSeats, totalSeats }) => (
      <SeatsInUse>
        <CapacityBar
          label="Seats in use"
          used={usedSeats}
          total={totalSeats}
          level={activeSeatLevel({ status, usedSeats, totalSeats })}
        />
        <span data-secondary="">
          <NumberText value={usedSeats} /> of <NumberText value={totalSeats} />
        </span>
      </SeatsInUse>
    ),
    attributes: () => ({ 'data-lines': '' }),
  },
  {
    header: 'Available Seats',
    align: 'end',
    width: 116,
    cell: ({ availableSeats }) => <NumberText value={availableSeats} />,
    attributes: (organization) => ({ 'data-level': activeSeatLevel(organization) }),
  },
  {
    header: '30 days',
    align: 'end',
    width: 76,
    cell: (organization) => {
      const change = seatChange(organization);
      return change === undefined ? <MissingValue /> : formatChange(change);
    },
    attributes: () => ({ 'data-muted': '' }),
  },
  {
    header: 'Full in',
    align: 'end',
    width: 104,
    compact: true,
    skeleton: 56,
    cell: (organization) => <FullIn>{fullInText(organization) ?? <MissingValue />}</FullIn>,
  },
];
