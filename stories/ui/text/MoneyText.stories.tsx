import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '~/ui/Page';
import { MoneyText } from '~/ui/values';

const meta = {
  title: 'ui/MoneyText',
  component: MoneyText,
  args: { amount: 3371.42, currency: 'USD' },
} satisfies Meta<typeof MoneyText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Also without decimals, negative, without a currency, and unknown. */
export const Amounts: Story = {
  render: (args) => (
    <Row gap={4}>
      <MoneyText {...args} />
      <MoneyText amount={12_000} currency="JPY" />
      <MoneyText {...args} amount={-3.5} />
      <MoneyText {...args} currency={null} />
      <MoneyText {...args} amount={null} />
    </Row>
  ),
};
