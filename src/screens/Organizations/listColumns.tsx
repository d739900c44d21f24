import { organizationColumns, renderName } from '~/components/organizationColumns';
import { renderSeatsCell, seatsCellAttributes } from '~/components/seatsCell';
import type { Organization } from '~/domain/Organization';
import type { SortKey } from '~/domain/organizationList';
import type { Column } from '~/ui/table/Column';
import type { ElementNode } from '~/ui/layout/ElementNode';
import { MissingValue } from '~/ui/text/MissingValue';
import { PageCheckbox } from '~/features/bulk/PageCheckbox';
import { RowCheckbox } from '~/features/bulk/RowCheckbox';

export type ListColumns = readonly Column<Organization, SortKey>[];

const { registered, totalSeats, status, change, fullIn } = organizationColumns;

/** A name in the list: after a checkbox, with a note below it. */
export const renderListName = (organization: Organization, note?: ElementNode) => (
  <>
    <RowCheckbox id={organization.id} name={organization.name} />
    {renderName(organization, note)}
  </>
);

const name: ListColumns[number] = {
  ...organizationColumns.name,
  sort: 'name',
  width: '27%',
  // For its header alone: its cells, with those of Billing below them, take the space of both.
  medium: 124,
  control: <PageCheckbox />,
  cell: (organization) => renderListName(organization),
};
const billing: ListColumns[number] = {
  header: 'Billing',
  sort: 'billing_name',
  medium: 'below',
  skeleton: 'twoLines',
  cell: (organization) => (
    <>
      <span data-text="">{organization.billing?.name ?? <MissingValue />}</span>
      <span data-secondary="">
        <span data-text="">{organization.billing?.email ?? <MissingValue />}</span>
      </span>
    </>
  ),
  attributes: () => ({ 'data-lines': '' }),
};
const first: ListColumns = [name, billing, { ...registered, sort: 'registered_at', width: 124 }];
const seats: ListColumns[number] = { ...totalSeats, sort: 'total_seats', width: 190 };

/** The columns of the list of organizations. */
export const listColumns: ListColumns = [
  ...first,
  seats,
  { ...status, sort: 'status', width: 120 },
];

/** The same where seats matter, with when they run out. */
export const runOutColumns: ListColumns = [
  ...first,
  { ...seats, width: 168 },
  change,
  { ...fullIn, sort: 'seats_run_out' },
  { ...status, sort: 'status', width: 104 },
];

/** The same with less space: when they run out is in the cell of the seats. */
export const compactRunOutColumns: ListColumns = [
  ...first,
  {
    ...seats,
    width: 224,
    medium: 'minmax(132px, 224px)',
    cell: (organization) => renderSeatsCell(organization, true),
    attributes: (organization) => ({ ...seatsCellAttributes(organization), 'data-run-out': '' }),
  },
  { ...status, sort: 'status', width: 104 },
];
