import { StatusBadge } from '~/ui/feedback/StatusBadge';
import type { Column } from '~/ui/table/Column';
import { MissingValue } from '~/ui/text/MissingValue';
import { NumberText } from '~/ui/text/NumberText';
import { TextLink } from '~/ui/text/TextLink';
import { Time } from '~/ui/text/Time';
import type { SampleRow } from './sampleRows';

/** Columns for stories of the table components: every kind of cell, all sortable. */
export const sampleColumns: readonly Column<SampleRow>[] = [
  {
    header: 'Organization',
    kind: 'title',
    sort: 'name',
    cell: ({ id, name }) => (
      <TextLink tone="plain" stretched href={`#${id}`}>
        {name}
      </TextLink>
    ),
    detail: ({ subdomain }) => <span>{subdomain}</span>,
    cellProps: ({ name }) => ({ title: name }),
  },
  {
    header: 'Billing',
    sort: 'billing',
    cell: ({ billingName }) => billingName ?? <MissingValue />,
    detail: ({ billingEmail }) => billingEmail,
  },
  {
    header: 'Date Registered',
    sort: 'registered',
    width: 150,
    cell: ({ registered }) => <Time value={registered} />,
  },
  {
    header: 'Total Seats',
    align: 'end',
    sort: 'seats',
    width: 130,
    cell: ({ seats }) => <NumberText value={seats} />,
  },
  {
    header: 'Status',
    sort: 'status',
    width: 120,
    skeleton: 'badge',
    cell: ({ status }) => <StatusBadge status={status} />,
  },
];
