import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { OrganizationLink, organizationPath } from './OrganizationLink';
import type { Organization } from '~/domain/Organization';
import type { SortKey } from '~/domain/organizationList';
import { fullInLevel, otherRunOutType, seatChange, unusedSeats } from '~/domain/seats';
import { fullInText, fullInTitle } from '~/messages/seatsText';
import { formatChange, formatNumber } from '~/lib/format';
import type { SelectionStore } from '~/stores/SelectionStore';
import { theme } from '~/theme/theme';
import { CapacityBar, Monogram, capacityLevelStyle } from '~/ui/Seats';
import { StatusBadge } from '~/ui/Status';
import { staticClassName } from '~/ui/style';
import { type Column, Tr, renderCells } from '~/ui/table/TableRow';
import { tableBelow } from '~/ui/table/tableStyle';
import { MissingValue, textClasses } from '~/ui/text';
import { MoneyText, NumberText } from '~/ui/values';

export type OrganizationColumn = Column<Organization, SortKey>;

/** The name as a link, with the pill "Inactive" after it where nothing else shows the status. */
export function renderName(
  organization: Organization,
  hasPill = true,
  shownName?: ReactNode,
): ReactNode {
  const { id, name, status } = organization;
  return (
    <span className={nameLineClass}>
      <OrganizationLink id={id} name={name}>
        {shownName}
      </OrganizationLink>
      {hasPill && status !== 'active' && (
        <span>
          <StatusBadge status={status} />
        </span>
      )}
    </span>
  );
}

/** The class of a monogram before the one or two lines of a cell. */
export const cellMonogramClass = staticClassName(css`
  float: inline-start;
  margin-block: 4px;
  margin-inline-end: 10px;
`);

/** The columns that the tables of organizations share. */
export const organizationColumns = {
  name: {
    header: 'Organization',
    skeleton: 'monogram',
    cell: (organization) => (
      <>
        <Monogram name={organization.name} className={cellMonogramClass} />
        {renderName(organization)}
      </>
    ),
  },
  /** "4 of 250" above the bar; of several types those that make it low or out: "330 of 900 full". */
  seatsLeft: {
    header: 'Seats left',
    width: 'clamp(min(8.5rem, 30cqi), 18cqi, 10.5rem)',
    skeleton: 72,
    cell: (organization) => {
      const tightest = organization.tightest_subscription;
      const {
        available_seats: available,
        used_seats: used,
        total_seats: total,
      } = tightest ?? organization;
      const seatType = tightest && total !== organization.total_seats ? tightest.seat_type : null;
      return (
        <span className={seatsLeftClass}>
          <span className={textClasses.caption}>
            <strong>
              <NumberText value={available} />
            </strong>
            {/* Begins with a Latin word, so that it runs from left to right, whatever the type. */}
            <bdi>
              {` of\u00A0${total === null ? '—' : formatNumber(total)} ${seatType ?? ''}`.trimEnd()}
            </bdi>
          </span>
          <CapacityBar label="Seats in use" used={used} total={total} />
        </span>
      );
    },
  },
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
  /** When seats run out ("~7 days"), and of which type where "Seats left" is about another. */
  fullIn: {
    header: 'Full in',
    align: 'end',
    width: 'clamp(4.75rem, 2.75rem + 9cqi, 7.5rem)',
    skeleton: 56,
    cell: (organization) => {
      const text = fullInText(organization);
      if (text === undefined) return <MissingValue />;
      const level = fullInLevel(organization);
      const seatType = otherRunOutType(organization);
      return (
        <>
          {level ? <strong style={capacityLevelStyle(level)}>{text}</strong> : text}
          {seatType !== null && <bdi className={seatTypeClass}>{seatType}</bdi>}
        </>
      );
    },
    cellProps: (organization) => ({ title: fullInTitle(organization) }),
  },
  amount: {
    header: 'Amount',
    align: 'end',
    width: 132,
    muted: true,
    hideBelow: 900,
    cell: ({ billing }) => <MoneyText amount={billing?.amount} currency={billing?.currency} />,
  },
  peak: {
    header: 'Peak, 90 days',
    align: 'end',
    width: 116,
    muted: true,
    hideBelow: 620,
    cell: ({ peak_used_seats_90_days: peak }) => <NumberText value={peak} />,
  },
  unused: {
    header: 'Unused',
    align: 'end',
    width: 'clamp(4.75rem, 9cqi, 5.5rem)',
    cell: (organization) => <NumberText value={unusedSeats(organization)} />,
  },
} satisfies Readonly<Record<string, OrganizationColumn>>;
const seatTypeClass = staticClassName(css`
  display: block;
  overflow-wrap: anywhere;
  white-space: normal;
  color: ${theme.text.muted};
  ${theme.type[12]};
`);
/**
 * As high as the monogram. A long name has two lines, unless a second line follows: below 480 px, that
 * of the pill. So all rows are equally high, also those that the browser hasn't laid out yet.
 */
const nameLineClass = staticClassName(css`
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
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      white-space: normal;
    }
    ${tableBelow(480)} {
      flex-flow: column;
      align-items: flex-start;
      justify-content: center;
      gap: 0;
      & > :is(a, bdi):not(:last-child) {
        -webkit-line-clamp: 1;
      }
    }
  }
`);
const seatsLeftClass = staticClassName(css`
  display: grid;
  gap: 2px;
  overflow-wrap: break-word;
  white-space: normal;
  & strong {
    color: ${theme.text.primary};
    ${theme.type[13]};
  }
  & > [role='meter'] {
    max-inline-size: 7.5rem;
  }
`);

interface OrganizationRowProps {
  readonly organization: Organization;
  readonly columns: readonly Column<Organization>[];
  readonly selection?: SelectionStore | undefined;
}

/**
 * A row about an organization, rendered again only when that organization changes or is selected.
 * A click anywhere follows the name's link.
 */
const OrganizationRow = observer(function OrganizationRow({
  organization,
  columns,
  selection,
}: OrganizationRowProps) {
  const { id } = organization;
  return (
    <Tr linked={organizationPath(id) !== undefined} selected={selection?.has(id)}>
      {renderCells(columns, organization)}
    </Tr>
  );
});

/** Columns with the function that renders their rows: both constant, as the table needs. */
export function organizationTable(
  columns: readonly OrganizationColumn[],
  selection?: SelectionStore,
) {
  return {
    columns,
    renderRow: (organization: Organization, key: string) => (
      <OrganizationRow
        key={key}
        organization={organization}
        columns={columns}
        selection={selection}
      />
    ),
  };
}
