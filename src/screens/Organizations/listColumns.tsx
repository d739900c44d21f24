import { css } from '@emotion/react';
import { organizationColumns } from '~/components/organizationColumns';
import type { Organization } from '~/domain/Organization';
import type { SortKey } from '~/domain/organizationList';
import { seatsLeftText, unusedSeatsText } from '~/domain/seatsLeft';
import { PageCheckbox } from '~/features/bulk/PageCheckbox';
import { RowCheckbox } from '~/features/bulk/RowCheckbox';
import { theme } from '~/theme/theme';
import { StatusBadge } from '~/ui/feedback/StatusBadge';
import { classNames } from '~/ui/layout/classNames';
import type { ElementNode } from '~/ui/layout/ElementNode';
import { staticClassName } from '~/ui/layout/staticClassName';
import type { Column } from '~/ui/table/Column';
import { copyableClass } from '~/ui/table/rowClasses';
import { MissingValue } from '~/ui/text/MissingValue';
import { Time } from '~/ui/text/Time';
import { smallListQuery } from './listLayout';
import { renderSeatsCell, seatsCellProps } from './seatsCell';

export type ListColumns = readonly Column<Organization, SortKey>[];

const { name, change, fullIn, peak, unused } = organizationColumns;

/** Below the name: the subdomain, after a note about what a search has found. */
export const renderNameDetail = ({ subdomain }: Organization, note?: ElementNode) => (
  <>
    {note}
    <span className={classNames(copyableClass, subdomainClass)}>
      {subdomain ?? <MissingValue />}
    </span>
  </>
);

/** Beside a name, which is its container then, less of it would tell nothing, unless it ends a note. */
const subdomainClass = staticClassName(css`
  @container (max-width: 79.98px) {
    &:first-of-type {
      display: none;
    }
  }
`);

/** The usual status takes the space of a column, but says nothing. */
const usualStatusClass = staticClassName(css`
  ${theme.media.fromMedium} {
    ${smallListQuery} {
      visibility: hidden;
    }
  }
`);

const first: ListColumns = [
  {
    ...name,
    sort: 'name',
    width: '27%',
    // For its header alone: its cells, with those of Billing below them, take the space of both.
    medium: 'minmax(124px, 136px)',
    control: <PageCheckbox />,
    cell: (organization) => (
      <>
        <RowCheckbox id={organization.id} name={organization.name} />
        {name.cell(organization)}
      </>
    ),
    detail: (organization) => renderNameDetail(organization),
  },
  {
    header: 'Billing',
    sort: 'billing_name',
    medium: 'below',
    cell: ({ billing }) => (
      <span className={copyableClass}>{billing?.billing_name ?? <MissingValue />}</span>
    ),
    detail: ({ billing }) => (
      <span className={copyableClass}>{billing?.billing_email ?? <MissingValue />}</span>
    ),
  },
  {
    header: 'Date Registered',
    sort: 'registered_at',
    width: 124,
    medium: 112,
    small: 'hidden',
    skeleton: 'date',
    cell: ({ registered_at: registeredAt }) => <Time value={registeredAt} />,
  },
];
const seats: ListColumns[number] = {
  header: 'Total Seats',
  sort: 'total_seats',
  align: 'end',
  width: 190,
  medium: 'minmax(104px, 184px)',
  compact: true,
  cell: (organization) => renderSeatsCell(organization),
  cellProps: seatsCellProps,
};
const status: ListColumns[number] = {
  header: 'Status',
  sort: 'status',
  width: 104,
  medium: 90,
  skeleton: 'badge',
  cell: (organization) => <StatusBadge status={organization.status} />,
  // On small screens exceptions only.
  cellProps: ({ status }) =>
    status === 'active' ? { compact: false, className: usualStatusClass } : { compact: true },
};

/** The columns where seats matter, with when they run out. */
const runOutColumns: ListColumns = [
  ...first,
  { ...seats, width: 168 },
  change,
  { ...fullIn, sort: 'seats_run_out' },
  status,
];

/** The same where seats may be too many, with how many nobody has used. */
const unusedColumns: ListColumns = [
  ...first,
  { ...seats, width: 168 },
  peak,
  { ...unused, sort: 'unused_seats', firstOrder: 'desc' },
  status,
];

/** Columns with less space: a note in the cell of the seats says what other columns would. */
const compactColumns = (note: (organization: Organization) => string | undefined): ListColumns => [
  ...first,
  {
    ...seats,
    width: 240,
    medium: 'minmax(132px, 240px)',
    cell: (organization) => renderSeatsCell(organization, note(organization)),
  },
  status,
];

/**
 * The columns of each layout: `runOut` also says when seats run out, `unused` how many nobody has
 * used.
 */
export const listColumns = {
  plain: [...first, seats, { ...status, width: 120 }],
  runOut: runOutColumns,
  compactRunOut: compactColumns(seatsLeftText),
  unused: unusedColumns,
  compactUnused: compactColumns(unusedSeatsText),
} as const satisfies Readonly<Record<string, ListColumns>>;

export type ListLayout = keyof typeof listColumns;
