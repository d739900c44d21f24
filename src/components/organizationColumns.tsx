import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { OrganizationLink, organizationPath } from '~/components/OrganizationLink';
import type { Organization } from '~/domain/Organization';
import type { SortKey } from '~/domain/organizationList';
import { activeSeatLevel, fullInText, fullInTitle, seatChange, unusedSeats } from '~/domain/seats';
import { formatChange, formatNumber } from '~/lib/format';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { CapacityBar, Monogram, capacityLevelStyle } from '~/ui/Seats';
import { StatusBadge } from '~/ui/Status';
import { type Column, Tr, renderCells } from '~/ui/table/DataTable';
import { tableBelow } from '~/ui/table/tableStyle';
import { MissingValue } from '~/ui/text';
import { NumberText } from '~/ui/values';

export type OrganizationColumn = Column<Organization, SortKey>;

/** The name as a link, with the pill "Inactive" after it where nothing else shows the status. */
export function renderName(organization: Organization, hasPill = true): ReactNode {
  const { id, name, status } = organization;
  return (
    <NameLine>
      <OrganizationLink id={id} name={name} />
      {hasPill && status !== 'active' && (
        <span>
          <StatusBadge status={status} />
        </span>
      )}
    </NameLine>
  );
}

/** Before the one or two lines of a cell. */
export const CellMonogram = styled(Monogram)`
  float: inline-start;
  margin-block: 4px;
  margin-inline-end: 10px;
`;

/** The columns that the tables of organizations share. */
export const organizationColumns = {
  /** The name alone. */
  name: {
    header: 'Organization',
    skeleton: 'monogram',
    cell: (organization) => (
      <>
        <CellMonogram name={organization.name} />
        {renderName(organization)}
      </>
    ),
  },
  /** "4 of 250" above the bar. */
  seatsLeft: {
    header: 'Seats left',
    width: 'clamp(min(6.25rem, 30cqi), 18cqi, 10.5rem)',
    skeleton: 72,
    cell: (organization) => (
      <SeatsLeft>
        <span>
          <strong style={capacityLevelStyle(activeSeatLevel(organization))}>
            <NumberText value={organization.available_seats} />
          </strong>
          {` of ${organization.total_seats === null ? '—' : formatNumber(organization.total_seats)}`}
        </span>
        <CapacityBar
          label="Seats in use"
          used={organization.used_seats}
          total={organization.total_seats}
        />
      </SeatsLeft>
    ),
  },
  /** The change of the seats in use. */
  change: {
    header: '30 days',
    align: 'end',
    width: 88,
    muted: true,
    hideBelow: 620,
    cell: (organization) => {
      const change = seatChange(organization);
      return change === undefined ? <MissingValue /> : formatChange(change);
    },
  },
  /** When seats run out, and of which type: "~7 days · light". */
  fullIn: {
    header: 'Full in',
    align: 'end',
    width: 'clamp(min(5rem, 25cqi), 20cqi, 8.5rem)',
    skeleton: 56,
    cell: (organization) => {
      const text = fullInText(organization);
      return text === undefined ? <MissingValue /> : <TwoLines>{text}</TwoLines>;
    },
    cellProps: (organization) => ({ title: fullInTitle(organization) }),
  },
  /** The most seats in use on one of the last 90 days. */
  peak: {
    header: 'Peak, 90 days',
    align: 'end',
    width: 116,
    muted: true,
    hideBelow: 620,
    cell: ({ peak_used_seats_90_days: peak }) => <NumberText value={peak} />,
  },
  /** Seats above that. */
  unused: {
    header: 'Unused',
    align: 'end',
    width: 'clamp(min(5rem, 25cqi), 13cqi, 7.5rem)',
    cell: (organization) => <NumberText value={unusedSeats(organization)} />,
  },
} satisfies Readonly<Record<string, OrganizationColumn>>;

/** At most two lines where one is too short. */
const twoLinesStyle = `
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  white-space: normal;
`;
/** In a narrow table the seat type is on the second line, muted. */
const TwoLines = styled.span`
  ${tableBelow(620)} {
    ${twoLinesStyle}
    color: ${theme.text.muted};
    &::first-line {
      color: ${theme.text.primary};
    }
  }
`;
/**
 * As high as the monogram. A long name has two lines, unless a second line follows: below 480 px that
 * is the pill.
 */
const NameLine = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  & > a,
  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > span {
    flex: none;
    max-inline-size: max(50%, 6rem);
  }
  &:last-child {
    min-block-size: calc(1.75rem + 8px);
    & > a,
    & > bdi {
      ${twoLinesStyle}
    }
    ${tableBelow(480)} {
      flex-flow: column;
      align-items: flex-start;
      justify-content: center;
      gap: 0;
      &:has(> span) > :is(a, bdi) {
        display: block;
        max-inline-size: 100%;
        white-space: nowrap;
      }
    }
  }
`;
const SeatsLeft = styled.span`
  display: grid;
  gap: 2px;
  max-inline-size: 7.5rem;
  & > span:first-of-type {
    overflow: hidden;
    text-overflow: ellipsis;
    color: ${theme.text.muted};
    ${theme.type[12]};
  }
  & strong {
    color: ${theme.text.primary};
    ${theme.type[13]};
    font-weight: ${theme.fontWeight.medium};
  }
`;

interface CellsProps {
  readonly organization: Organization;
  readonly columns: readonly Column<Organization>[];
}

interface OrganizationRowProps extends CellsProps {
  /** Shows whether the organization is selected. */
  readonly selectable?: boolean;
}

/**
 * A row about an organization, rendered again only when that organization changes or is selected.
 * A click anywhere follows the name's link.
 */
export const OrganizationRow = observer(function OrganizationRow({
  organization,
  columns,
  selectable = false,
}: OrganizationRowProps) {
  const { id } = organization;
  const { selection } = useStores().organizations;
  return (
    <Tr linked={organizationPath(id) !== undefined} selected={selectable && selection.has(id)}>
      <Cells organization={organization} columns={columns} />
    </Tr>
  );
});

/** A component of its own, so that selecting a row renders none of its cells. */
const Cells = observer(function Cells({ organization, columns }: CellsProps) {
  return renderCells(columns, organization);
});
