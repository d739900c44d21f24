import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { message } from '~/messages/message';
import { Field } from '~/ui/field/Field';
import { Stack } from '~/ui/layout/Stack';
import { TextInput } from '~/ui/field/TextInput';

const meta = {
  title: 'messages/FieldMessages',
  component: Field,
  args: { label: 'Name', children: (control) => <TextInput {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = [
  message('required', { field: 'Name' }),
  message('required_field'),
  message('at_least_count', { count: 1, name: 'subscription' }),
  message('email'),
  message('date'),
  message('number', { field: 'Amount' }),
  message('min', { field: 'Name', value: '2 characters' }),
  message('less_than', { field: 'Expiry date', value: 366, unit: ' days away' }),
  message('greater_than', { field: 'Expiry date', value: 'now' }),
  message('unique', { field: 'Seat type' }),
  message('exists', { field: 'Subdomain' }),
  message('conflict', { field: 'Billing name' }),
  message('mismatch', { field: 'Password' }),
  message('too_long', { field: 'Name', value: '120 characters' }),
  message('format', { field: 'Subdomain' }),
  message('integer', { field: 'Total seats' }),
  message('file_added'),
  message('file_size'),
  message('file_type'),
];

/** Every field message below a field, including those that no field of the console uses yet. */
export const Messages: Story = {
  render: ({ children }) => (
    <div style={{ maxWidth: 360 }}>
      <Stack gap={4}>
        {texts.map((text, index) => (
          <Field key={text} label={`Field ${index + 1}`} error={text}>
            {children}
          </Field>
        ))}
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Field 2' })).toHaveAccessibleDescription(
      'Required field.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Field 13' })).toHaveAccessibleDescription(
      "Password doesn't match.",
    );
    await expect(canvas.getAllByRole('textbox')).toHaveLength(19);
  },
};
