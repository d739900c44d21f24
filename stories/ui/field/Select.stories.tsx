import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from '~/ui/Select';
import { Stack } from '~/ui/Page';

const meta = {
  title: 'ui/Select',
  component: Select,
  args: {
    'aria-label': 'Status',
    options: [
      { value: '', label: 'All' },
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap={3}>
      <Select {...args} />
      <Select {...args} aria-label="Chosen" defaultValue="active" />
      <Select {...args} aria-label="Invalid" aria-invalid />
      <Select {...args} aria-label="Disabled" disabled />
    </Stack>
  ),
};
