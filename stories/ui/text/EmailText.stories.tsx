import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '~/ui/Page';
import { EmailText } from '~/ui/values';

const meta = {
  title: 'ui/EmailText',
  component: EmailText,
  args: { email: 'accounts.payable@acme-robotics.example' },
} satisfies Meta<typeof EmailText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where there is space, and where there isn't. */
export const Widths: Story = {
  render: (args) => (
    <Stack>
      <EmailText {...args} />
      <div style={{ inlineSize: 160 }}>
        <EmailText {...args} />
      </div>
    </Stack>
  ),
};
