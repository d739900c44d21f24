import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '~/ui/layout/Card';
import { Table } from '~/ui/table/Table';
import { TableBody } from '~/ui/table/TableBody';
import { Td } from '~/ui/table/Td';
import { Tr } from '~/ui/table/Tr';

const meta = {
  title: 'ui/Td',
  component: Td,
  args: { children: 'Standard', label: 'Seat Type' },
  decorators: [
    (Story) => (
      <Card>
        <Table label="Subscriptions">
          <TableBody>
            <Tr>{Story()}</Tr>
          </TableBody>
        </Table>
      </Card>
    ),
  ],
} satisfies Meta<typeof Td>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const End: Story = { args: { align: 'end', children: '1,250', label: 'Total Seats' } };
export const LongWord: Story = { args: { children: 'unbroken'.repeat(40) } };
