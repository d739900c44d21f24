import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { Stack } from '~/ui/Page';
import { TextInput } from '~/ui/Input';

const meta = {
  title: 'ui/TextInput',
  component: TextInput,
  args: { 'aria-label': 'Name', placeholder: 'Northwind Traders' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap={3}>
      <TextInput {...args} />
      <TextInput {...args} defaultValue="Northwind Traders" />
      <TextInput {...args} aria-label="Email" leading={<Mail size={16} />} />
      <TextInput
        {...args}
        aria-label="Amount"
        align="end"
        leading="USD"
        defaultValue="3371.42"
        inputMode="decimal"
      />
      <TextInput {...args} aria-label="Discount" align="end" trailing="%" defaultValue="12" />
      <TextInput {...args} aria-label="Invalid" aria-invalid defaultValue="a@b" />
      <TextInput {...args} aria-label="Disabled" disabled defaultValue="Cannot be changed" />
      <TextInput {...args} aria-label="Read only" readOnly defaultValue="Can be copied" />
      <TextInput {...args} aria-label="Expiry date" type="date" defaultValue="2026-03-01" />
    </Stack>
  ),
};

export const Focused: Story = {
  play: ({ canvas }) => canvas.getByRole('textbox').focus(),
};
