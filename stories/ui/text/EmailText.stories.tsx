import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailText } from '~/ui/text/EmailText';

const meta = {
  title: 'ui/EmailText',
  component: EmailText,
  args: { email: 'accounts.payable@acme-robotics.example' },
} satisfies Meta<typeof EmailText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Wrapped: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
};
