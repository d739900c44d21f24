import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Combobox, type ComboboxProps } from '~/ui/Combobox';

const groups: ComboboxProps['groups'] = [
  {
    label: 'Commands',
    items: [
      { id: 'home', label: 'Home', keys: ['G', 'H'] },
      { id: 'token', label: 'Token', keys: ['G', 'T'] },
    ],
  },
  { label: 'Organizations', items: [{ id: 'acme', label: 'Acme', detail: 'acme-robotics' }] },
];

const meta = {
  title: 'ui/Combobox',
  component: Combobox,
  args: {
    label: 'Search organizations and commands',
    value: '',
    onChange: fn(),
    onSelect: fn(),
    groups,
    status: '3 results',
  },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
  render: function ControlledCombobox(args) {
    const [value, setValue] = useState(args.value);
    return <Combobox {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focus stays in the field; the arrow keys move the active option, from the last to the first. */
export const Options: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search organizations and commands' });
    const isActive = (name: string) =>
      expect(canvas.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(field);
    await isActive('Home');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await isActive('Acme');
    await expect(canvas.getByRole('option', { name: 'Acme' })).toHaveAccessibleDescription(
      'acme-robotics',
    );
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: 'Acme' }).id,
    );
    await userEvent.keyboard('{ArrowDown}');
    await isActive('Home');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'acme' }));
    await expect(field).toHaveFocus();
    // Another text starts at the first option again.
    await userEvent.keyboard('a');
    await isActive('Home');
  },
};

export const Empty: Story = {
  args: { groups: [], status: 'Nothing found for “zz”' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found for “zz”');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};
