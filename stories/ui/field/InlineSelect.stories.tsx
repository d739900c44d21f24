import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUpDown } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { InlineSelect } from '~/ui/Select';
import { Row } from '~/ui/Page';
import { hovered } from '../../pseudoStates';

const meta = {
  title: 'ui/InlineSelect',
  component: InlineSelect,
  args: {
    label: 'Sort by',
    value: 'name',
    options: [
      { value: 'name', label: 'Name, ascending' },
      { value: 'date', label: 'Date, ascending' },
    ],
    valueText: 'Name ↑',
    onChange: fn(),
  },
} satisfies Meta<typeof InlineSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its name is the label; the shown value may be shorter than the option's text. */
export const Sort: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(canvas.getByText('Name ↑')).toBeVisible();
    await userEvent.selectOptions(select, 'date');
    await expect(args.onChange).toHaveBeenCalledWith('date');
  },
};

/** Tinted; and an icon on all but small screens. */
export const States: Story = {
  render: (args) => (
    <Row>
      <InlineSelect {...args} isActive />
      <InlineSelect {...args} compactIcon={<ArrowUpDown size={16} aria-hidden="true" />} />
    </Row>
  ),
};
export const Hovered: Story = { globals: hovered };
