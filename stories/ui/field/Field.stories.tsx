import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '~/ui/Field';
import { Stack } from '~/ui/Page';
import { TextInput } from '~/ui/Input';

const meta = {
  title: 'ui/Field',
  component: Field,
  args: {
    label: 'Subdomain',
    children: (control) => <TextInput {...control} defaultValue="northwind" />,
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A message replaces the hint. */
export const States: Story = {
  render: (args) => (
    <Stack>
      <Field {...args} />
      <Field {...args} label="Name" hint="Letters, digits and hyphens." />
      <Field {...args} label="Billing phone" optional />
      <Field {...args} label="Email" error="Email address is invalid." hint="For invoices." />
      <Field {...args} label="Hidden label" hideLabel />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Email address is invalid.');
    await expect(canvas.queryByText('For invoices.')).toBeNull();
  },
};
