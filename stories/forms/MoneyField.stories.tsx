import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { billingRules } from '~/domain/rules/organizationRules';
import { MoneyField } from '~/forms/MoneyField';
import { SelectField } from '~/forms/SelectField';
import { StoryForm } from './StoryForm';

const meta = {
  title: 'forms/MoneyField',
  component: MoneyField,
  args: { name: 'amount', label: 'Amount', currency: 'currency' },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

const currencies = ['USD', 'EUR', 'JPY'].map((code) => ({ value: code, label: code }));

/**
 * The currency code follows the select. An amount that isn't a plain number is reported, never
 * corrected.
 */
export const States: Story = {
  render: (args) => (
    <StoryForm
      fields={{ amount: { label: 'Amount', rule: billingRules.amount } }}
      values={{ amount: '1000,50', empty: '', currency: 'USD', none: '' }}
    >
      <MoneyField {...args} />
      <SelectField name="currency" label="Currency" options={currencies} />
      <MoneyField name="empty" label="Without a currency" currency="none" />
    </StoryForm>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(field);
    await userEvent.tab();
    await canvas.findByText('Amount should be a number.');
    await expect(field).toHaveValue('1000,50');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'EUR');
    await expect(field.parentElement).toHaveTextContent('EUR');
  },
};
