import type { Organization } from '~/domain/Organization';
import { StatusBadge } from '~/ui/feedback/StatusBadge';
import type { Column } from '~/ui/table/Column';
import { MissingValue } from '~/ui/text/MissingValue';
import { NumberText } from '~/ui/text/NumberText';
import { Time } from '~/ui/text/Time';
import { TwoLines } from '~/ui/text/TwoLines';
import { OrganizationLink } from './OrganizationLink';

/** The columns that tables of organizations share. */
export const organizationColumns = {
  name: {
    header: 'Organization',
    kind: 'title',
    skeleton: 'twoLines',
    cell: ({ id, name, subdomain }) => (
      <TwoLines
        primary={<OrganizationLink id={id} name={name} />}
        secondary={subdomain ?? <MissingValue />}
        title={name}
      />
    ),
  },
  registered: {
    header: 'Date Registered',
    cell: ({ registeredAt }) => <Time value={registeredAt} />,
  },
  totalSeats: {
    header: 'Total Seats',
    align: 'end',
    cell: ({ totalSeats }) => <NumberText value={totalSeats} />,
  },
  status: {
    header: 'Status',
    skeleton: 'badge',
    cell: ({ status }) => <StatusBadge status={status} />,
  },
} satisfies Readonly<Record<string, Column<Organization, never>>>;
