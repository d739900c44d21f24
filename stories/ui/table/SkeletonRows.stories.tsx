import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '~/ui/layout/Card';
import { SkeletonRows } from '~/ui/table/SkeletonRows';
import { Table } from '~/ui/table/Table';

const meta = {
  title: 'ui/SkeletonRows',
  component: SkeletonRows,
  args: {
    rows: 4,
    columns: [
      { label: 'Organization', lines: 2, primary: true },
      { label: 'Seats', align: 'end' },
      { label: 'Status', shape: 'badge' },
    ],
  },
  decorators: [
    (Story) => (
      <Card>
        <Table label="Organizations" busy>
          {Story()}
        </Table>
      </Card>
    ),
  ],
} satisfies Meta<typeof SkeletonRows>;
export default meta;

export const FourRows: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('tr');
    if (window.innerWidth >= 768) await expect(row?.getBoundingClientRect().height).toBe(52);
  },
};
