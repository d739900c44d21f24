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

/** The last page, none, disabled, and numbers as large as they may be. */
export const States: Story = {
  render: (args) => (
    <>
      <Pagination {...args} page={400} total={10_000} />
      <Pagination {...args} total={0} />
      <Pagination {...args} page={2} disabled />
      <Pagination {...args} page={400_000_000_000} total={9_999_999_999_999} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9,976–10,000 of 10,000')).toBeVisible();
    await expect(canvas.getByText('0 of 0')).toBeVisible();
  },
};
