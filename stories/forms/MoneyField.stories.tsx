import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { billingRules } from '~/domain/rules/organizationRules';
import { MoneyField } from '~/forms/MoneyField';
import { StoryForm } from './StoryForm';

const currencies = ['USD', 'EUR', 'JPY'].map((code) => ({ value: code, label: code }));

const meta = {
  title: 'forms/MoneyField',
  component: MoneyField,
  args: {
    name: 'amount',
    label: 'Amount',
    currency: { name: 'currency', label: 'Currency', options: currencies },
  },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

const rules = {
  amount: { label: 'Amount', rule: billingRules.amount },
  currency: { label: 'Currency', rule: { kind: 'text', required: true } },
} as const;

/**
 * Two fields in one control, each with its own name. An amount that isn't a plain number is
 * reported, never corrected.
 */
export const States: Story = {
  render: (args) => (
    <StoryForm fields={rules} values={{ amount: '1000,50', currency: 'USD' }}>
      <MoneyField {...args} />
    </StoryForm>
  ),
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(amount);
    await userEvent.tab();
    await canvas.findByText('Use a point for decimals.');
    await expect(amount).toHaveValue('1000,50');
    await userEvent.clear(amount);
    await userEvent.type(amount, '$1.000,50');
    await userEvent.tab();
    await waitFor(() => expect(amount).toHaveValue('1000.50'));
    const currency = canvas.getByRole('combobox', { name: 'Currency' });
    await userEvent.selectOptions(currency, 'EUR');
    await expect(currency).toHaveValue('EUR');
    const [left, right] = [amount, currency].map(
      (control) => control.parentElement?.getBoundingClientRect() ?? new DOMRect(),
    );
    await expect([left?.top, left?.bottom]).toEqual([right?.top, right?.bottom]);
    await expect((left?.right ?? 0) - (right?.left ?? 0)).toBe(1);
  },
};

/** Both messages take the whole width. */
export const BothInvalid: Story = {
  render: (args) => (
    <StoryForm fields={rules} values={{ amount: '', currency: '' }}>
      <MoneyField
        {...args}
        currency={{
          ...args.currency,
          options: [{ value: '', label: 'Choose' }, ...args.currency.options],
        }}
      />
    </StoryForm>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect((await canvas.findAllByText('Currency is required.')).length).toBe(2);
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveAccessibleDescription(
      'Currency is required.',
    );
  },
};
