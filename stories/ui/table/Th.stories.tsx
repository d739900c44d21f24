import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from '~/ui/table/Table';
import { TableHead } from '~/ui/table/TableHead';
import { Th } from '~/ui/table/Th';

const meta = {
  title: 'ui/Th',
  component: Th,
  args: { children: 'Date' },
  decorators: [
    (Story) => (
      <Table label="Daily Seats">
        <TableHead>{Story()}</TableHead>
      </Table>
    ),
  ],
} satisfies Meta<typeof Th>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const End: Story = { args: { align: 'end', children: 'Seats' } };
