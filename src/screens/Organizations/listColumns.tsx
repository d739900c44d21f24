import { organizationColumns } from '~/components/organizationColumns';
import type { Organization } from '~/domain/Organization';
import type { SortKey } from '~/domain/organizationList';
import type { Column } from '~/ui/table/Column';
import { MissingValue } from '~/ui/text/MissingValue';
import { PageCheckbox } from '~/features/bulk/PageCheckbox';
import { RowCheckbox } from '~/features/bulk/RowCheckbox';

const { name, registered, totalSeats, status } = organizationColumns;

/** The columns of the list of organizations. */
export const listColumns: readonly Column<Organization, SortKey>[] = [
  {
    ...name,
    sort: 'name',
    width: '24%',
    // Beside the header of Billing, whose cells are below it.
    medium: 'minmax(116px, 1fr)',
    control: <PageCheckbox />,
    cell: (organization) => (
      <>
        <RowCheckbox id={organization.id} name={organization.name} />
        {name.cell(organization)}
      </>
    ),
  },
  {
    header: 'Billing',
    sort: 'billing_name',
    medium: 'below',
    skeleton: 'twoLines',
    cell: ({ billing }) => (
      <>
        <span data-text="">{billing?.name ?? <MissingValue />}</span>
        <span data-secondary="">
          <span data-text="">{billing?.email ?? <MissingValue />}</span>
        </span>
      </>
    ),
    attributes: () => ({ 'data-lines': '' }),
  },
  { ...registered, sort: 'registered_at', width: 124 },
  { ...totalSeats, sort: 'total_seats', width: 190 },
  { ...status, sort: 'status', width: 120 },
];
