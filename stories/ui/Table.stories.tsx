import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { StatusBadge } from '~/ui/Status';
import { Panel } from '~/ui/Page';
import { DataTable, type TableSort } from '~/ui/table/DataTable';
import { type Column, Tr, renderCells } from '~/ui/table/TableRow';
import { Pagination } from '~/ui/table/Pagination';
import { MissingValue, TextLink } from '~/ui/text';
import { NumberText, Time } from '~/ui/values';
import { narrowViewport } from '../narrowViewport';

interface SampleRow {
  readonly id: string;
  readonly name: string;
  readonly billing: string | null;
  readonly registered: string;
  readonly seats: number | null;
  readonly status: string;
}

const names = [
  'Northwind Traders',
  'The Incorporated Society for the Preservation of Exceedingly Long Organization Names',
  'שירותי ענן צפון',
  'Unbrokennamewithoutasinglespaceinitthatislongerthananycolumn',
];
const rows: readonly SampleRow[] = Array.from({ length: 8 }, (_, index) => ({
  id: `org_${index}`,
  name: names[index % names.length] ?? '',
  billing: index === 2 ? null : 'Ada Lovelace',
  registered: new Date(Date.UTC(2026, 2, 1 - index * 9, 12)).toISOString(),
  seats: index === 3 ? null : (index + 1) ** 3 * 7,
  status: index % 4 === 3 ? 'inactive' : 'active',
}));

const columns: readonly Column<SampleRow>[] = [
  {
    header: 'Organization',
    sort: 'name',
    cell: ({ id, name }) => (
      <TextLink tone="plain" href={`#${id}`} title={name}>
        {name}
      </TextLink>
    ),
    detail: ({ id }) => id,
  },
  {
    header: 'Billing',
    sort: 'billing',
    hideBelow: 620,
    cell: ({ billing }) => billing ?? <MissingValue />,
  },
  {
    header: 'Date Registered',
    sort: 'registered',
    width: 150,
    hideBelow: 900,
    cell: ({ registered }) => <Time value={registered} />,
  },
  {
    header: 'Total Seats',
    align: 'end',
    sort: 'seats',
    width: 110,
    cell: ({ seats }) => <NumberText value={seats} />,
  },
  {
    header: 'Status',
    width: 104,
    hideBelow: 480,
    skeleton: 56,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
];

function Tables({ isLoading = false }: { readonly isLoading?: boolean }) {
  const [sort, setSort] = useState<TableSort<string>>({ key: 'name', order: 'asc' });
  return (
    <>
      <DataTable
        label="Organizations"
        onPage
        busy={isLoading}
        columns={columns}
        rows={isLoading ? undefined : rows}
        skeletonRows={4}
        sort={sort}
        onSort={setSort}
        renderRow={(row, key) => (
          <Tr key={key} linked selected={row.id === 'org_1'}>
            {renderCells(columns, row)}
          </Tr>
        )}
      />
      <Panel title="Dense">
        <DataTable
          label="Dense"
          dense
          columns={columns.slice(1)}
          rows={isLoading ? undefined : rows.slice(0, 3)}
          skeletonRows={3}
          isMuted={({ status }) => status === 'inactive'}
        />
      </Panel>
      <Pagination
        label="Pages"
        page={2}
        perPage={25}
        total={10_000}
        perPageOptions={[25, 50]}
        onPageChange={() => undefined}
        onPerPageChange={() => undefined}
      />
    </>
  );
}

const meta = { title: 'ui/Table', component: Tables } satisfies Meta<typeof Tables>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A linked and a selected row, long and right-to-left names, missing values. */
export const States: Story = {};
export const Loading: Story = { args: { isLoading: true } };
/** Columns leave by priority. */
export const Narrow: Story = narrowViewport;
