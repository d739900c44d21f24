import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '~/ui/Feedback';
import { Stack } from '~/ui/Page';

const meta = {
  title: 'ui/Alert',
  component: Alert,
  args: { title: 'Access Denied', children: 'The email or password is incorrect.' },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Alert>;
export default meta;

export const Tones: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack gap={3}>
      <Alert {...args} />
      <Alert tone="warning" title="Copy it now">
        The token will not be shown again.
      </Alert>
      <Alert tone="info">These figures are five minutes old.</Alert>
      <Alert tone="success" title="Your new token" />
      <Alert title="Please check for duplicate organization">
        {`The server said: ${'unbroken'.repeat(30)}`}
      </Alert>
    </Stack>
  ),
};
