import { organizationColumns } from '~/components/organizationColumns';
import type { Organization } from '~/domain/Organization';
import type { Column } from '~/ui/table/Column';

const { name, registered, totalSeats, status } = organizationColumns;

/** The columns of the newest organizations. */
export const newestColumns: readonly Column<Organization>[] = [
  name,
  { ...registered, header: 'Registered', width: 124 },
  { ...totalSeats, width: 190 },
  { ...status, width: 120 },
];
