import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SortHeader } from '~/ui/table/SortHeader';
import { Table } from '~/ui/table/Table';
import { TableHead } from '~/ui/table/TableHead';
import { hovered } from '../../pseudoStates';

const meta = {
  title: 'ui/SortHeader',
  component: SortHeader,
  args: { label: 'Total Seats', direction: 'none', onSort: fn() },
  decorators: [
    (Story) => (
      <Table label="Organizations">
        <TableHead>{Story()}</TableHead>
      </Table>
    ),
  ],
} satisfies Meta<typeof SortHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Ascending: Story = { args: { direction: 'ascending' } };
export const Descending: Story = {
  args: { direction: 'descending', align: 'end' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('columnheader')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Total Seats' }));
    await expect(args.onSort).toHaveBeenCalledOnce();
  },
};

/** All hover styles at once. */
export const Hovered: Story = { ...None, play: undefined, globals: hovered };
