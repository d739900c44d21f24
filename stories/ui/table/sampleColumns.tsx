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
    skeleton: 'twoLines',
    cell: ({ id, name, subdomain }) => (
      <>
        <TextLink tone="plain" data-stretched="" href={`#${id}`}>
          {name}
        </TextLink>
        <span data-secondary="">{subdomain}</span>
      </>
    ),
    attributes: ({ name }) => ({ 'data-lines': '', title: name }),
  },
  {
    header: 'Billing',
    sort: 'billing',
    skeleton: 'twoLines',
    cell: ({ billingName, billingEmail }) => (
      <>
        {billingName ?? <MissingValue />}
        <span data-secondary="">{billingEmail}</span>
      </>
    ),
    attributes: () => ({ 'data-lines': '' }),
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
