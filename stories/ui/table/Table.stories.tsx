import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Card } from '~/ui/layout/Card';
import { MissingValue } from '~/ui/text/MissingValue';
import { NumberText } from '~/ui/text/NumberText';
import { Pagination } from '~/ui/table/Pagination';
import { SkeletonRows } from '~/ui/table/SkeletonRows';
import { SortHeader } from '~/ui/table/SortHeader';
import { StatusBadge } from '~/ui/feedback/StatusBadge';
import { Table } from '~/ui/table/Table';
import { TableBody } from '~/ui/table/TableBody';
import { TableHead } from '~/ui/table/TableHead';
import { Td } from '~/ui/table/Td';
import { TextLink } from '~/ui/text/TextLink';
import { Time } from '~/ui/text/Time';
import { Tr } from '~/ui/table/Tr';
import { TwoLines } from '~/ui/text/TwoLines';
import { sampleRows } from './sampleRows';

const meta = {
  title: 'ui/Table',
  component: Table,
  args: { label: 'Organizations', fixed: true, minWidth: 760, children: null },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const columns = ['Organization', 'Billing', 'Date Registered', 'Total Seats', 'Status'] as const;
const widths: Record<string, string> = {
  'Date Registered': '150px',
  'Total Seats': '130px',
  Status: '120px',
};

function SortableHead() {
  const [sorted, setSorted] = useState<string>('Organization');
  return (
    <TableHead>
      {columns.map((label) => (
        <SortHeader
          key={label}
          label={label}
          width={widths[label]}
          align={label === 'Total Seats' ? 'end' : 'start'}
          direction={sorted === label ? 'ascending' : 'none'}
          onSort={() => setSorted(label)}
        />
      ))}
    </TableHead>
  );
}

function Rows() {
  return (
    <TableBody>
      {sampleRows.map((row) => (
        <Tr key={row.id} linked>
          <Td label="Organization" primary>
            <TwoLines
              title={row.name}
              primary={
                <TextLink tone="plain" data-stretched="" href={`#${row.id}`}>
                  {row.name}
                </TextLink>
              }
              secondary={row.subdomain}
            />
          </Td>
          <Td label="Billing">
            <TwoLines primary={row.billingName ?? <MissingValue />} secondary={row.billingEmail} />
          </Td>
          <Td label="Date Registered">
            <Time value={row.registered} />
          </Td>
          <Td label="Total Seats" align="end">
            <NumberText value={row.seats} />
          </Td>
          <Td label="Status">
            <StatusBadge status={row.status} />
          </Td>
        </Tr>
      ))}
    </TableBody>
  );
}

export const Organizations: Story = {
  render: (args) => (
    <Card>
      <Table {...args}>
        <SortableHead />
        <Rows />
      </Table>
      <Pagination
        page={1}
        perPage={25}
        total={200}
        perPageOptions={[10, 25, 50, 100]}
        onPageChange={() => undefined}
        onPerPageChange={() => undefined}
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Organizations' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Organization' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** New rows take longer than the pending delay, so the current ones are dimmed. */
export const Busy: Story = {
  ...Organizations,
  args: { busy: true },
  play: ({ canvas }) =>
    waitFor(() =>
      expect(canvas.getByRole('table', { name: 'Organizations' })).toHaveAttribute('data-dimmed'),
    ),
};

export const FirstLoad: Story = {
  args: { busy: true },
  render: (args) => (
    <Card>
      <Table {...args}>
        <SortableHead />
        <SkeletonRows
          rows={10}
          columns={[
            { label: 'Organization', lines: 2, primary: true },
            { label: 'Billing', lines: 2 },
            { label: 'Date Registered' },
            { label: 'Total Seats', align: 'end' },
            { label: 'Status', shape: 'badge' },
          ]}
        />
      </Table>
    </Card>
  ),
};

export const ScrollsHorizontally: Story = {
  args: { minWidth: 1600 },
  render: (args) => (
    <Card>
      <Table {...args}>
        <SortableHead />
        <Rows />
      </Table>
    </Card>
  ),
};
