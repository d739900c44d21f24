import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { organizationColumns } from '~/components/organizationColumns';
import type { Organization } from '~/domain/Organization';
import type { SeatFilter } from '~/domain/organizationList';
import { activeSeatLevel } from '~/domain/seatLevel';
import { peakText, seatsLeft, unusedText } from '~/domain/seatsLeft';
import { fullInText } from '~/domain/seatsRunOut';
import { theme } from '~/theme/theme';
import { CapacityBar } from '~/ui/seats/CapacityBar';
import { capacityCellProps, capacityLevelStyle } from '~/ui/seats/capacityLevel';
import type { Column } from '~/ui/table/Column';
import { MissingValue } from '~/ui/text/MissingValue';
import { NumberText } from '~/ui/text/NumberText';
import { narrowAttentionQuery } from './attentionLayout';

const SeatsInUse = styled.span`
  display: grid;
  gap: 2px;
  overflow: clip;
  white-space: nowrap;
  ${narrowAttentionQuery} {
    inline-size: 104px;
  }
`;
/** Where rows are lines, this is all that they have. */
const NarrowLine = styled.span`
  display: none;
  overflow: hidden;
  text-overflow: ellipsis;
  ${theme.type[12]};
  ${narrowAttentionQuery} {
    display: block;
  }
`;
const WideLine = styled.span`
  overflow: clip;
  text-overflow: ellipsis;
  color: ${theme.text.muted};
  ${theme.type[12]};
  ${narrowAttentionQuery} {
    display: none;
  }
`;

type OrganizationText = (organization: Organization) => ReactNode;

/** The bar above "82 of 120"; where rows are lines, between two texts. */
const seatsInUse = (above: OrganizationText, below: OrganizationText): Column<Organization> => ({
  header: 'Seats in use',
  width: 138,
  medium: 130,
  compact: true,
  skeleton: 64,
  cell: (organization) => (
    <SeatsInUse>
      <NarrowLine>{above(organization) ?? <MissingValue />}</NarrowLine>
      <CapacityBar
        label="Seats in use"
        used={organization.used_seats}
        total={organization.total_seats}
        level={activeSeatLevel(organization)}
      />
      <WideLine>
        <NumberText value={organization.used_seats} />
        <span> of </span>
        <NumberText value={organization.total_seats} />
      </WideLine>
      <NarrowLine style={capacityLevelStyle(activeSeatLevel(organization))}>
        {below(organization)}
      </NarrowLine>
    </SeatsInUse>
  ),
});

export type AttentionColumns = readonly Column<Organization>[];

/** What is left, and for how long. */
const runOutColumns: AttentionColumns = [
  organizationColumns.name,
  seatsInUse(fullInText, seatsLeft),
  {
    header: 'Available Seats',
    align: 'end',
    width: 110,
    medium: 'hidden',
    cell: ({ available_seats: availableSeats }) => <NumberText value={availableSeats} />,
    cellProps: (organization) => capacityCellProps(activeSeatLevel(organization)),
  },
  { ...organizationColumns.change, medium: 70 },
  { ...organizationColumns.fullIn, medium: 98 },
];

/** What nobody has used. */
const unusedColumns: AttentionColumns = [
  organizationColumns.name,
  seatsInUse(peakText, unusedText),
  { ...organizationColumns.peak, header: 'Peak', medium: 70 },
  { ...organizationColumns.unused, medium: 98 },
];

/** The columns of the organizations that need attention, by why they do. */
export const attentionColumns = {
  low: runOutColumns,
  out: runOutColumns,
  underused: unusedColumns,
} satisfies Readonly<Record<SeatFilter, AttentionColumns>>;
