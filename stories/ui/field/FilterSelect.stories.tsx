import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FilterSelect, type FilterSelectProps } from '~/ui/field/FilterSelect';
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

export const All: Story = {};
export const Active: Story = { args: { value: 'active' } };
export const HiddenLabel: Story = {
  args: { hideLabel: true, options: [{ value: '', label: 'Any seats' }], label: 'Seats' },
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
