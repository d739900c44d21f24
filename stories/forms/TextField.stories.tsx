import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { organizationRules } from '~/domain/rules/organizationRules';
import { TextField } from '~/forms/TextField';
import { StoryForm } from './StoryForm';

const meta = {
  title: 'forms/TextField',
  component: TextField,
  args: { name: 'name', label: 'Name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, optional with a hint, a password, and invalid after submitting. */
export const States: Story = {
  render: (args) => (
    <StoryForm
      fields={{ name: { label: 'Name', rule: organizationRules.name } }}
      values={{ name: '', filled: 'Northwind Traders', address: '', secret: 'secret' }}
    >
      <TextField {...args} />
      <TextField name="filled" label="Filled" />
      <TextField name="address" label="Address" optional hint="As shown on the invoice." />
      <TextField name="secret" label="Password" type="password" />
    </StoryForm>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Name is required.');
    await expect(field).toHaveAccessibleDescription('Name is required.');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '\u200B');
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'Acme');
    await waitFor(() => expect(field).toBeValid());
    await userEvent.clear(field);
  },
};
