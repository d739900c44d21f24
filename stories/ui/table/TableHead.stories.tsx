import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from '~/ui/table/Table';
import { TableHead } from '~/ui/table/TableHead';
import { Th } from '~/ui/table/Th';

const meta = {
  title: 'ui/TableHead',
  component: TableHead,
  args: {
    children: [
      <Th key="date">Date</Th>,
      <Th key="seats" align="end">
        Seats
      </Th>,
    ],
  },
  decorators: [(Story) => <Table label="Daily Seats">{Story()}</Table>],
} satisfies Meta<typeof TableHead>;
export default meta;

export const Plain: StoryObj<typeof meta> = {};
