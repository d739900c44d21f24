import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FilterSelect, type FilterSelectProps } from '~/ui/Select';
import { Row } from '~/ui/Page';
import { hovered } from '../../pseudoStates';

const meta = {
  title: 'ui/FilterSelect',
  component: FilterSelect,
  args: {
    label: 'Status',
    value: '',
    options: [
      { value: '', label: 'All' },
      { value: 'active', label: 'Active' },
    ],
    onChange: () => undefined,
  },
  render: StatefulFilter,
} satisfies Meta<typeof FilterSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const seats = {
  label: 'Seats',
  anyText: 'Any',
  options: [
    { value: '', label: 'Any seats' },
    { value: 'low', label: 'Low on seats' },
  ],
};

/** Unset and set. The label of a value that names what it filters is hidden. */
export const States: Story = {
  render: (args) => (
    <Row>
      <StatefulFilter {...args} />
      <StatefulFilter {...args} value="active" />
      <StatefulFilter {...args} {...seats} />
      <StatefulFilter {...args} {...seats} value="low" />
    </Row>
  ),
};
export const Hovered: Story = { args: { value: 'active' }, globals: hovered };

/** The button clears the filter and returns focus to the select. */
export const Cleared: Story = {
  args: { value: 'active' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveFocus();
  },
};

function StatefulFilter({ value: initialValue, ...rest }: FilterSelectProps) {
  const [value, setValue] = useState(initialValue);
  return <FilterSelect {...rest} value={value} onChange={setValue} />;
}
