import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '~/ui/layout/Card';
import { Pagination } from '~/ui/table/Pagination';

const meta = {
  title: 'ui/Pagination',
  component: Pagination,
  args: {
    page: 1,
    perPage: 25,
    total: 200,
    perPageOptions: [10, 25, 50, 100],
    onPageChange: fn(),
    onPerPageChange: fn(),
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1–25 of 200')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '50');
    await expect(args.onPerPageChange).toHaveBeenCalledWith(50);
  },
};
export const LastPage: Story = {
  args: { page: 400, total: 10000 },
  play: ({ canvas }) => expect(canvas.getByText('9,976–10,000 of 10,000')).toBeVisible(),
};
export const Empty: Story = {
  args: { total: 0 },
  play: ({ canvas }) => expect(canvas.getByText('0 of 0')).toBeVisible(),
};
export const Disabled: Story = { args: { page: 2, disabled: true } };

export const HugeNumbers: Story = { args: { page: 400_000_000_000, total: 9_999_999_999_999 } };
