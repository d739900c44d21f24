import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '~/ui/button/Button';
import { Card } from '~/ui/layout/Card';
import type { Column } from '~/ui/table/Column';
import { DataTable, type DataTableProps } from '~/ui/table/DataTable';
import type { TableSort } from '~/ui/table/TableHead';
import { Day } from '~/ui/text/Day';
import { seatTypeCellProps } from '~/ui/seats/seatTypeCell';
import { MissingValue } from '~/ui/text/MissingValue';
import { NumberText } from '~/ui/text/NumberText';
import { narrowViewport } from '../../narrowViewport';
import { hovered } from '../../pseudoStates';
import { sampleColumns } from './sampleColumns';
import { sampleCards, sampleLines, sampleMediumCards } from './sampleLayouts';
import { sampleRows, type SampleRow } from './sampleRows';

const meta = {
  title: 'ui/DataTable',
  component: DataTable<SampleRow>,
  args: {
    label: 'Organizations',
    minWidth: 760,
    columns: sampleColumns,
    rows: sampleRows,
    rowKey: 'id',
    onSort: fn(),
  },
  render: (args) => (
    <Card>
      <SortableTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof DataTable<SampleRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the order in its state. The rows stay as they are: the server sorts them. */
function SortableTable(props: DataTableProps<SampleRow>) {
  const [sort, setSort] = useState<TableSort<string>>({ key: 'name', order: 'asc' });
  const onSort = (next: TableSort<string>) => {
    setSort(next);
    props.onSort?.(next);
  };
  return <DataTable layout={sampleCards} {...props} sort={sort} onSort={onSort} />;
}

const seatTypes = ['full', 'light', 'guest', 'kiosk', 'auditor'];

const seatTypeColumns: readonly Column<string>[] = [
  {
    header: 'Seat Type',
    kind: 'title',
    cell: (seatType) => seatType,
    cellProps: (seatType) => seatTypeCellProps(seatTypes.indexOf(seatType), seatType),
  },
];

/** Names of seat types in the colours of the chart, which repeat from the fifth type on. */
export const SeatTypes: Story = {
  render: () => (
    <Card>
      <DataTable label="Seat types" columns={seatTypeColumns} rows={seatTypes} />
    </Card>
  ),
};

/** A click on a header sorts by its column, another one reverses the order. */
export const Sorted: Story = {
  play: async ({ args, canvas }) => {
    const header = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(header('Organization')).toHaveAttribute('aria-sort', 'ascending');
    await expect(header('Total Seats')).toHaveAttribute('aria-sort', 'none');
    const button = within(header('Total Seats')).getByRole('button');
    await userEvent.click(button);
    await expect(args.onSort).toHaveBeenLastCalledWith({ key: 'seats', order: 'asc' });
    await expect(header('Organization')).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(button);
    await expect(args.onSort).toHaveBeenLastCalledWith({ key: 'seats', order: 'desc' });
    await expect(header('Total Seats')).toHaveAttribute('aria-sort', 'descending');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** All hover styles at once. */
export const Hovered: Story = { globals: hovered };
export const Rows: Story = { args: { layout: sampleLines }, globals: hovered };

/** Rows are cards where the table, not the window, is narrow. */
export const MediumCards: Story = {
  args: { layout: sampleMediumCards, minWidth: 0 },
  render: (args) => (
    <div style={{ maxInlineSize: 480 }}>
      <SortableTable {...args} />
    </div>
  ),
};

/** The first load. The skeleton has the geometry of the rows. */
export const Loading: Story = {
  args: { rows: undefined, busy: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    const row = canvasElement.querySelector('tbody[aria-hidden] tr');
    await expect(row?.childElementCount).toBe(sampleColumns.length);
    if (window.innerWidth >= 768) await expect(row?.getBoundingClientRect().height).toBe(41);
  },
};

/** New rows take longer than the pending delay, so the current ones are dimmed. */
export const Busy: Story = {
  args: { busy: true },
  play: ({ canvasElement }) =>
    waitFor(() =>
      expect(canvasElement.querySelector('tbody')).toHaveStyle({ filter: 'grayscale(0.8)' }),
    ),
};

/** Below 768 px each row is a card: the title, then a label beside each value. */
export const Narrow: Story = {
  ...narrowViewport,
  play: async ({ canvasElement }) => {
    const labels = [...canvasElement.querySelectorAll<HTMLElement>('tbody tr:first-child td')].map(
      ({ dataset }) => dataset['label'],
    );
    await expect(labels).toEqual([
      undefined,
      'Billing',
      'Date Registered',
      'Total Seats',
      'Status',
    ]);
  },
};

export const ScrollsHorizontally: Story = { args: { minWidth: 1600 } };

/** Values that the API didn't return, texts without a place to break, and the same id twice. */
export const EmptyAndLongCells: Story = {
  args: {
    rows: [
      {
        id: 'org_1',
        name: 'unbroken'.repeat(40),
        subdomain: 'unbroken'.repeat(40),
        billingName: null,
        billingEmail: '',
        registered: null,
        seats: null,
        status: null,
      },
      ...sampleRows.slice(1, 3),
    ],
  },
};

interface DailyFigure {
  readonly date: string;
  readonly seats: number | null;
  readonly seatType: string | null;
}

const figureColumns: readonly Column<DailyFigure>[] = [
  { header: 'Date', kind: 'title', cell: ({ date }) => <Day value={date} /> },
  { header: 'Seats', align: 'end', cell: ({ seats }) => <NumberText value={seats} /> },
  { header: 'Seat Type', cell: ({ seatType }) => seatType ?? <MissingValue /> },
  {
    header: 'Actions',
    kind: 'actions',
    align: 'end',
    cell: () => <Button size="small">Export</Button>,
  },
];

/** A plain table of figures with actions, which stays a table on small screens. */
export const Figures: Story = {
  render: () => (
    <Card>
      <DataTable
        label="Daily Seats"
        columns={figureColumns}
        rows={[
          { date: '2026-03-01', seats: 1200, seatType: 'Standard' },
          { date: '2026-03-02', seats: null, seatType: 'Standard' },
          { date: '2026-03-02', seats: 1202, seatType: null },
        ]}
        rowKey="date"
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Date' })).not.toBeInTheDocument();
  },
};
