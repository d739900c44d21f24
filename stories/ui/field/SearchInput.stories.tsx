import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchInput, type SearchInputProps } from '~/ui/Input';
import { Stack } from '~/ui/Page';
import { hovered } from '../../pseudoStates';

const meta = {
  title: 'ui/SearchInput',
  component: SearchInput,
  args: { label: 'Search organizations', value: '', onChange: fn() },
  render: (args) => <ControlledSearchInput {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof SearchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

function ControlledSearchInput(args: SearchInputProps) {
  const [value, setValue] = useState(args.value);
  return <SearchInput {...args} value={value} onChange={setValue} />;
}

/** Empty and filled. */
export const States: Story = {
  render: (args) => (
    <Stack>
      <ControlledSearchInput {...args} />
      <ControlledSearchInput {...args} value="northwind" />
    </Stack>
  ),
};

export const Cleared: Story = {
  args: { value: 'northwind' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search organizations' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

/** All hover styles at once. */
export const Hovered: Story = { ...Cleared, play: undefined, globals: hovered };
