import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '~/ui/layout/Card';
import { Day } from '~/ui/text/Day';
import { NumberText } from '~/ui/text/NumberText';
import { Table } from '~/ui/table/Table';
import { TableBody } from '~/ui/table/TableBody';
import { TableHead } from '~/ui/table/TableHead';
import { Td } from '~/ui/table/Td';
import { Th } from '~/ui/table/Th';
import { Tr } from '~/ui/table/Tr';

const meta = {
  title: 'ui/TableBody',
  component: TableBody,
  args: { children: null },
} satisfies Meta<typeof TableBody>;
export default meta;

/** A plain table of figures, without links or sorting. */
export const Figures: StoryObj<typeof meta> = {
  render: () => (
    <Card>
      <Table label="Daily Seats">
        <TableHead>
          <Th>Date</Th>
          <Th align="end">Seats</Th>
          <Th>Seat Type</Th>
        </TableHead>
        <TableBody>
          {['2026-03-01', '2026-03-02', '2026-03-03'].map((day, index) => (
            <Tr key={day}>
              <Td label="Date" primary>
                <Day value={day} />
              </Td>
              <Td label="Seats" align="end">
                <NumberText value={1200 + index} />
              </Td>
              <Td label="Seat Type">Standard</Td>
            </Tr>
          ))}
        </TableBody>
      </Table>
    </Card>
  ),
};
