import styled from '@emotion/styled';
import { organizationColumns } from '~/components/organizationColumns';
import { seatsLeft } from '~/components/seatsCell';
import type { Organization } from '~/domain/Organization';
import { activeSeatLevel } from '~/domain/seatLevel';
import { fullInText } from '~/domain/seatsRunOut';
import { theme } from '~/theme/theme';
import { CapacityBar } from '~/ui/seats/CapacityBar';
import { capacityLevelTextStyle } from '~/ui/seats/capacityLevel';
import type { Column } from '~/ui/table/Column';
import { linesWidth } from '~/ui/table/narrowLines';
import { MissingValue } from '~/ui/text/MissingValue';
import { NumberText } from '~/ui/text/NumberText';

/** Where rows are lines, this is all that they have: what is left, and for how long. */
const SeatsInUse = styled.span`
  display: grid;
  gap: 2px;
  & > [data-line] {
    display: none;
    overflow: hidden;
    text-overflow: ellipsis;
    ${theme.type[12]};
    ${capacityLevelTextStyle}
  }
  ${linesWidth} {
    inline-size: 104px;
    & > [data-line] {
      display: block;
    }
    && > [data-secondary] {
      display: none;
    }
  }
`;

/** The columns of the organizations that need attention. */
export const attentionColumns: readonly Column<Organization>[] = [
  organizationColumns.name,
  {
    header: 'Seats in use',
    width: 138,
    compact: true,
    skeleton: 64,
    cell: (organization) => (
      <SeatsInUse>
        <span data-line="">{fullInText(organization) ?? <MissingValue />}</span>
        <CapacityBar
          label="Seats in use"
          used={organization.usedSeats}
          total={organization.totalSeats}
          level={activeSeatLevel(organization)}
        />
        <span data-secondary="">
          <NumberText value={organization.usedSeats} />
          <span> of </span>
          <NumberText value={organization.totalSeats} />
        </span>
        <span data-line="" data-level={activeSeatLevel(organization)}>
          {seatsLeft(organization)}
        </span>
      </SeatsInUse>
    ),
    attributes: () => ({ 'data-lines': '' }),
  },
  {
    header: 'Available Seats',
    align: 'end',
    width: 110,
    cell: ({ availableSeats }) => <NumberText value={availableSeats} />,
    attributes: (organization) => ({ 'data-level': activeSeatLevel(organization) }),
  },
  organizationColumns.change,
  organizationColumns.fullIn,
];
