import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { validationMessage } from '~/messages/fieldMessage';
import { Field } from '~/ui/Field';
import { Stack } from '~/ui/layout';
import { TextInput } from '~/ui/Input';

const meta = {
  title: 'messages/FieldMessages',
  component: Field,
  args: { label: 'Name', children: (control) => <TextInput {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = [
  validationMessage('required', { field: 'Name' }),
  validationMessage('required_field'),
  validationMessage('at_least_count', { count: 1, name: 'subscription' }),
  validationMessage('email'),
  validationMessage('date'),
  validationMessage('number', { field: 'Amount' }),
  validationMessage('min', { field: 'Name', value: '2 characters' }),
  validationMessage('less_than', { field: 'Expiry date', value: 366, unit: ' days away' }),
  validationMessage('greater_than', { field: 'Expiry date', value: 'now' }),
  validationMessage('unique', { field: 'Seat type' }),
  validationMessage('exists', { field: 'Subdomain' }),
  validationMessage('conflict', { field: 'Billing name' }),
  validationMessage('mismatch', { field: 'Password' }),
  validationMessage('too_long', { field: 'Name', value: '120 characters' }),
  validationMessage('format', { field: 'Subdomain' }),
  validationMessage('integer', { field: 'Total seats' }),
  validationMessage('file_added'),
  validationMessage('file_size'),
  validationMessage('file_type'),
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
