import { organizationColumns } from '~/components/organizationColumns';
import type { Organization } from '~/domain/Organization';
import type { SortKey } from '~/domain/organizationList';
import type { Column } from '~/ui/table/Column';
import { MissingValue } from '~/ui/text/MissingValue';
import { TwoLines } from '~/ui/text/TwoLines';

/** The columns of the list of organizations. */
export const listColumns: readonly Column<Organization, SortKey>[] = [
  { ...organizationColumns.name, sort: 'name', width: '30%' },
  {
    header: 'Billing',
    sort: 'billing_name',
    width: '30%',
    skeleton: 'twoLines',
    cell: ({ billing }) => (
      <TwoLines
        primary={billing?.name ?? <MissingValue />}
        secondary={billing?.email ?? <MissingValue />}
      />
    ),
  },
  { ...organizationColumns.registered, sort: 'registered_at', width: '15%' },
  { ...organizationColumns.totalSeats, sort: 'total_seats', width: '12%' },
  { ...organizationColumns.status, sort: 'status', width: '13%' },
];
