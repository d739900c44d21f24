import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { billingRules } from '~/domain/rules/organizationRules';
import { SelectField } from '~/forms/SelectField';
import { StoryForm } from './StoryForm';

const options = ['', 'EUR', 'USD'].map((code) => ({ value: code, label: code || 'Choose' }));
const meta = {
  title: 'forms/SelectField',
  component: SelectField,
  args: { name: 'currency', label: 'Currency', options },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, selected, and invalid after submitting. */
export const States: Story = {
  render: (args) => (
    <StoryForm
      fields={{ currency: { label: 'Currency', rule: billingRules.currency } }}
      values={{ currency: '', chosen: 'USD' }}
    >
      <SelectField {...args} />
      <SelectField {...args} name="chosen" label="Chosen" hint="ISO 4217." />
    </StoryForm>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect((await canvas.findAllByText('Currency is required.')).length).toBe(2);
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toBeInvalid();
  },
};
