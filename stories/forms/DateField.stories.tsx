import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expiryRules } from '~/domain/rules/tokenExpiry';
import { DateField } from '~/forms/DateField';
import { StoryForm } from './StoryForm';

const meta = {
  title: 'forms/DateField',
  component: DateField,
  args: { name: 'expiry_date', label: 'Expiry date' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, and an invalid day, which stays in the field to be corrected. */
export const States: Story = {
  render: (args) => (
    <StoryForm
      fields={{ expiry_date: { label: 'Expiry date', rule: expiryRules.expiry_date } }}
      values={{ expiry_date: '', filled: '2026-12-31' }}
    >
      <DateField {...args} />
      <DateField name="filled" label="Filled" hint="The token expires at the end of that day." />
    </StoryForm>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Expiry date' });
    for (const text of ['2024-02-30', '1', '12/31/2024']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      await canvas.findByText('Invalid date field value.');
      await expect(field).toHaveValue(text);
    }
  },
};
