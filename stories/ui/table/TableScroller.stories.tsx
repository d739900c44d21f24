import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Panel } from '~/ui/layout/Panel';
import { DataTable } from '~/ui/table/DataTable';
import { TableScroller } from '~/ui/table/TableScroller';
import { NumberText } from '~/ui/text/NumberText';
import type { Column } from '~/ui/table/Column';
import { sampleRows, type SampleRow } from './sampleRows';

const columns: readonly Column<SampleRow>[] = [
  { header: 'Subdomain', kind: 'title', cell: ({ subdomain }) => subdomain },
  { header: 'Seats', align: 'end', cell: ({ seats }) => <NumberText value={seats} /> },
];

const table = (rows: readonly SampleRow[]) => (
  <DataTable label="Seats" columns={columns} rows={rows} rowKey="id" />
);

const meta = {
  title: 'ui/TableScroller',
  component: TableScroller,
  args: { label: 'Seats', maxHeight: 296, children: table(sampleRows) },
  decorators: [
    (Story) => (
      <Panel title="Seats" flush>
        {Story()}
      </Panel>
    ),
  ],
} satisfies Meta<typeof TableScroller>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its header stays at the top while the rows scroll, which works by keyboard too. */
export const Scrolling: Story = {
  play: async ({ canvas }) => {
    const scroller = await canvas.findByRole('group', { name: 'Seats, scrollable' });
    scroller.focus();
    await expect(scroller).toHaveFocus();
    await expect(scroller.getBoundingClientRect().height).toBe(296);
    const header = canvas.getByRole('columnheader', { name: 'Subdomain' });
    const top = () => header.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    await expect(top()).toBeCloseTo(0, 0);
    scroller.scrollTop = 200;
    await waitFor(() => expect(scroller.scrollTop).toBe(200));
    await expect(top()).toBeCloseTo(0, 0);
    for (const row of canvas.getAllByRole('row').slice(1))
      await expect(row.getBoundingClientRect().height).toBeCloseTo(32, 0);
    scroller.scrollTop = 0;
  },
};

/** With few rows there is nothing to scroll, and no tab stop. */
export const FewRows: Story = {
  args: { children: table(sampleRows.slice(0, 5)) },
  play: ({ canvas }) => expect(canvas.queryByRole('group')).toBeNull(),
};
