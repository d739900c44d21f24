import type { Meta, StoryObj } from '@storybook/react-vite';
import { Home } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { ComboboxOption } from '~/ui/Combobox';

const meta = {
  title: 'ui/ComboboxOption',
  component: ComboboxOption,
  args: {
    id: 'option',
    item: { id: 'home', label: 'Home', icon: <Home size={16} aria-hidden />, keys: ['G', 'H'] },
    active: false,
    onSelect: fn(),
    onPoint: fn(),
  },
  decorators: [
    (Story) => (
      <div role="listbox" aria-label="Options" style={{ maxWidth: 480 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof ComboboxOption>;
export default meta;
type Story = StoryObj<typeof meta>;

const active = {
  id: 'active',
  active: true,
  item: { id: 'acme', label: 'Acme', detail: 'acme-robotics' },
};

/** One with its keys, and the active one with a detail. */
export const States: Story = {
  render: (args) => (
    <>
      <ComboboxOption {...args} />
      <ComboboxOption {...args} {...active} />
    </>
  ),
  play: async ({ canvas, args }) => {
    const option = canvas.getByRole('option', { name: 'Home' });
    await userEvent.hover(option);
    await expect(args.onPoint).toHaveBeenCalled();
    await userEvent.click(option);
    await expect(args.onSelect).toHaveBeenCalled();
  },
};
