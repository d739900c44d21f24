import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { MutationErrorAlert } from '~/components/MutationErrorAlert';
import { QueryErrorState } from '~/components/ErrorContent';
import type { Failure } from '~/lib/Failure';
import { unbrokenWord } from '../screens/extremeOrganizations';

const failure: Failure = { reason: 'status', status: 500, requestId: 'req_4hT9sKq2LmZx81Wd' };

const meta = {
  title: 'messages/FailureReference',
  tags: ['!autodocs'],
  component: QueryErrorState,
  args: { error: failure, onRetry: () => undefined },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Copy reference' })).toBeVisible();
    await expect(screen.getByText(`Reference ${args.error.requestId}`)).toBeVisible();
  },
} satisfies Meta<typeof QueryErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Region: Story = {};
export const LongReference: Story = {
  args: { error: { ...failure, requestId: unbrokenWord.slice(0, 100) } },
};
export const Action: Story = {
  render: () => (
    <MutationErrorAlert
      mutation={{ error: failure, reset: () => undefined }}
      entity="organization"
    />
  ),
};
/** A response without a request id, or none at all, has no reference. */
export const WithoutReference: Story = {
  args: { error: { reason: 'unreachable' } },
  play: () => expect(screen.queryByText(/Reference/)).toBeNull(),
};
/** An API on another origin may want a sign-in unseen. */
export const Unreachable: Story = {
  args: { error: { reason: 'unreachable', host: 'https://api.example.com' } },
  play: async () =>
    expect(
      await screen.findByRole('link', { name: 'Open https://api.example.com' }),
    ).toHaveAttribute('href', 'https://api.example.com/'),
};
/** A proxy in front of the API wants a sign-in of its own. */
export const SignIn: Story = {
  args: { error: { reason: 'sign_in_page', host: 'https://api.example.com' } },
  play: async () =>
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'target',
      '_blank',
    ),
};
