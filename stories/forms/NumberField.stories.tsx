import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { subscriptionRules } from '~/domain/rules/organizationRules';
import { NumberField } from '~/forms/NumberField';
import { StoryForm } from './StoryForm';

const meta = {
  title: 'forms/NumberField',
  component: NumberField,
  args: { name: 'total_seats', label: 'Total seats' },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, and invalid input, which stays in the field to be corrected. */
export const States: Story = {
  render: (args) => (
    <StoryForm
      fields={{ total_seats: { label: 'Total seats', rule: subscriptionRules.total_seats } }}
      values={{ total_seats: '1.5', empty: '', filled: '100000' }}
    >
      <NumberField {...args} />
      <NumberField name="empty" label="Empty" hint="A whole number." />
      <NumberField name="filled" label="Filled" />
    </StoryForm>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Total seats' });
    await userEvent.click(field);
    await userEvent.tab();
    await canvas.findByText('Total seats should be a whole number.');
    await expect(field).toHaveValue('1.5');
  },
};
