import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '~/ui/field/Field';
import { Stack } from '~/ui/layout/Stack';
import { TextInput } from '~/ui/field/TextInput';

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

export const Plain: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Field {...args} hint="Letters, digits and hyphens." />
      <Field {...args} label="Billing phone" optional />
      <Field {...args} label="Name" error="Name is required." hint="As shown on the invoice." />
      <Field {...args} label="Hidden label" hideLabel />
    </Stack>
  ),
};

/** The message replaces the hint. */
export const WithError: Story = {
  args: { error: 'Subdomain already exists.', hint: 'Letters, digits and hyphens.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Subdomain' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Subdomain already exists.');
    await expect(canvas.queryByText('Letters, digits and hyphens.')).toBeNull();
  },
};
