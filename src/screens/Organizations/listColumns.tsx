import { css } from '@emotion/react';
import { sentSearch } from '~/api/contract/accounts';
import {
  cellMonogramClass,
  organizationColumns,
  renderName,
  type OrganizationColumn,
} from '~/components/organizationColumns';
import { matchedParts, matchReason } from '~/domain/search';
import type { Organization } from '~/domain/Organization';
import type { OrganizationListParams } from '~/domain/organizationList';
import { activeSeatLevel } from '~/domain/seats';
import { seatsLeft as seatsLeftText, fullInTitle } from '~/messages/seatsText';
import { belowPhone, PageCheckbox, renderRowCheckbox } from '~/features/bulk/checkboxes';
import type { SelectionStore } from '~/stores/SelectionStore';
import { theme } from '~/theme/theme';
import { StatusBadge } from '~/ui/Status';
import { classNames, staticClassName } from '~/ui/style';
import { tableFrom } from '~/ui/table/tableStyle';
import { CapacityBar, capacityLevelStyle, Monogram } from '~/ui/Seats';
import { MarkedText, MissingValue, VisuallyHidden } from '~/ui/text';
import { NumberText, Time } from '~/ui/values';

type ListColumns = readonly OrganizationColumn[];

const { name, seatsLeft, change, fullIn, amount, peak, unused } = organizationColumns;

const seats: OrganizationColumn = {
  header: 'Total Seats',
  sort: 'total_seats',
  width: 'clamp(min(8rem, 38cqi), 19cqi, 11.875rem)',
  skeleton: 84,
  cell: (organization) => {
    const left = seatsLeftText(organization);
    return (
      <span className={seatsClass} title={fullInTitle(organization)}>
        <CapacityBar
          label="Seats in use"
          used={organization.used_seats}
          total={organization.total_seats}
        />
        <strong>
          <NumberText value={organization.total_seats} />
        </strong>
        {left && <small style={capacityLevelStyle(activeSeatLevel(organization))}>{left}</small>}
      </span>
    );
  },
};

/** The columns of the list after name and contact, by what it is about. */
const columnsOf: Readonly<Record<'plain' | 'runOut' | 'unused', ListColumns>> = {
  plain: [
    {
      header: 'Date Registered',
      sort: 'registered_at',
      width: 132,
      hideBelow: 900,
      skeleton: 80,
      cell: ({ registered_at: registeredAt }) => <Time value={registeredAt} />,
    },
    seats,
    {
      header: 'Status',
      sort: 'status',
      width: 104,
      hideBelow: 480,
      skeleton: 56,
      cell: ({ status }) => <StatusBadge status={status} />,
    },
  ],
  runOut: [seatsLeft, change, { ...fullIn, sort: 'seats_run_out' }],
  unused: [seatsLeft, amount, peak, { ...unused, sort: 'unused_seats', firstOrder: 'desc' }],
};

/**
 * The columns of a view. Where seats are filtered, or ordered by when they run out or by those that
 * nobody uses, they say that. Names say where `search` has found them, if in another field.
 */
export function listColumns(
  { seats: filter, sort }: Pick<OrganizationListParams, 'seats' | 'sort'>,
  search: string,
  selection: SelectionStore,
): ListColumns {
  const layout =
    filter === 'underused' || (filter === '' && sort === 'unused_seats')
      ? 'unused'
      : filter !== '' || sort === 'seats_run_out'
        ? 'runOut'
        : 'plain';
  const isPlain = layout === 'plain';
  const sent = sentSearch(search);
  const mark = (text: string) =>
    sent === '' ? text : <MarkedText parts={matchedParts(text, sent)} />;
  const reasonOf = (organization: Organization) =>
    sent === '' ? undefined : matchReason(organization, sent);
  const nameColumn: OrganizationColumn = {
    ...name,
    sort: 'name',
    control: <PageCheckbox />,
    cell: (organization) => (
      <>
        {renderRowCheckbox(organization, selection)}
        <Monogram name={organization.name} className={monogramClass} />
        {renderName(organization, !isPlain, mark(organization.name))}
      </>
    ),
    detail: (organization) => {
      const reason = reasonOf(organization);
      if (!isPlain) return reason && mark(reason);
      const text = reason ?? organization.subdomain;
      return (
        <>
          {organization.status !== 'active' && (
            <span className={narrowPillClass}>
              <StatusBadge status={organization.status} />
            </span>
          )}
          {text === null ? <MissingValue /> : <span title={text}>{mark(text)}</span>}
        </>
      );
    },
  };
  // What the reason already says isn't shown again beside it, unless the cell would be empty.
  const contactText = (organization: Organization, field: 'billing_name' | 'billing_email') => {
    const text = organization.billing?.[field];
    if (!text) return <MissingValue />;
    const other =
      organization.billing?.[field === 'billing_name' ? 'billing_email' : 'billing_name'];
    const isSaid =
      isPlain && other && other !== text && reasonOf(organization) === `Billing: ${text}`;
    return isSaid ? (
      <VisuallyHidden>{text}</VisuallyHidden>
    ) : (
      <span title={text}>{mark(text)}</span>
    );
  };
  const billingColumn: OrganizationColumn = {
    header: 'Billing',
    sort: 'billing_name',
    width: isPlain ? '29cqi' : '18cqi',
    hideBelow: 620,
    muted: !isPlain,
    cell: (organization) => contactText(organization, 'billing_name'),
    ...(isPlain && { detail: (organization) => contactText(organization, 'billing_email') }),
  };
  return [nameColumn, billingColumn, ...columnsOf[layout]];
}

/** The smallest screens have the checkbox alone before the name. */
const monogramClass = classNames(
  cellMonogramClass,
  staticClassName(css`
    ${belowPhone} {
      display: none;
    }
  `),
);

/** In the line of the subdomain, where there is no column for the status. */
const narrowPillClass = staticClassName(css`
  margin-inline-end: 6px;
  & > span {
    margin-block: -2px;
  }
  ${tableFrom(480)} {
    display: none;
  }
`);
const seatsClass = staticClassName(css`
  display: grid;
  grid-template-columns: minmax(0, 84px) minmax(64px, auto);
  align-items: center;
  justify-content: space-between;
  column-gap: ${theme.space[2]};
  text-align: end;
  font-variant-numeric: tabular-nums;
  & > [role='meter'] {
    grid-row: 1 / 3;
  }
  & > strong {
    grid-column: 2;
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: ${theme.fontWeight.medium};
  }
  & > small {
    grid-column: 2;
    color: ${theme.text.muted};
    ${theme.type[12]};
  }
`);
