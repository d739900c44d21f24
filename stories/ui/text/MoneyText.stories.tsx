import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoneyText } from '~/ui/text/MoneyText';

const meta = {
  title: 'ui/MoneyText',
  component: MoneyText,
  args: { amount: 3371.42, currency: 'USD' },
} satisfies Meta<typeof MoneyText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dollars: Story = {};
export const Yen: Story = { args: { amount: 12000, currency: 'JPY' } };
export const Negative: Story = { args: { amount: -3.5 } };
export const NoCurrency: Story = { args: { currency: null } };
export const Unknown: Story = { args: { amount: null } };
