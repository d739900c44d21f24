import { organizationColumns } from '~/components/organizationColumns';
import type { Organization } from '~/domain/Organization';
import type { Column } from '~/ui/table/Column';

const { name, registered, totalSeats, status } = organizationColumns;

/** The columns of the newest organizations. */
export const newestColumns: readonly Column<Organization>[] = [
  { ...name, width: '46%' },
  { ...registered, header: 'Registered', width: '20%' },
  { ...totalSeats, width: '16%' },
  { ...status, width: '18%' },
];
