import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from '../../src/ui/Table';
import { TableHead } from '../../src/ui/TableHead';
import { Th } from '../../src/ui/Th';

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
