import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FaultEffect } from '~~/mocks/control';
import { StoryApp } from '../StoryApp';
import { narrowViewport } from '../narrowViewport';
import { longName } from './extremeOrganizations';

const meta = {
  title: 'screens/Login',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: '/login', signedIn: false },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Accounts Management System' });
  },
};

/** The demo build lists its accounts; clicking one fills in the form. */
export const DemoAccounts: Story = {
  args: { demo: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /demo@example.com/ }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveValue('demo@example.com'));
    await expect(canvas.getByLabelText('Password')).toHaveValue('demo');
  },
};

async function submitSignIn(email = 'demo@example.com') {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), 'demo{Enter}');
}

export const Busy: Story = {
  args: { prepare: ({ control }) => control.failNext({ call: 'login', effect: 'hang' }) },
  play: async () => {
    await submitSignIn();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

export const LongText: Story = {
  args: { brand: longName },
  play: async () => void (await screen.findByText(new RegExp(longName))),
};

export const Narrow: Story = {
  ...narrowViewport,
  args: { demo: true },
  play: async () => void (await screen.findByRole('button', { name: 'Sign in' })),
};

/**
 * The session ended during navigation: a toast explains why the login screen is shown. Only the
 * password is missing.
 */
export const SessionEnded: Story = {
  args: { path: '/accounts', signedIn: true, prepare: ({ control }) => control.endSessions() },
  play: async () => {
    await screen.findByText('Your session has ended. Sign in again.');
    await expect(await screen.findByLabelText('Email')).toHaveValue('demo@example.com');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  },
};

/**
 * The caution opens in its own dialog. Once closed, the form is in the state after a failed
 * sign-in.
 */
export const NoSchedule: Story = {
  args: {
    prepare: ({ control }) =>
      control.failNext({ call: 'login', effect: { status: 409, code: 'no_schedule' } }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Email'), 'demo@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'demo{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Caution' });
    await within(dialog).findByText('Unable to clock in — no schedule has been set for you today.');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'OK' })).toHaveFocus());
    await expect(screen.queryByText('Password is required.')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText('Password is required.')).toBeNull();
    await userEvent.tab();
    await canvas.findByText('Password is required.');
  },
};

/** Client-side validation fails: the summary links to the fields and the first one is focused. */
export const ValidationErrors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await canvas.findByText('Please check required fields');
    await expect(canvas.getAllByText('Email is required.')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
  },
};

/** A wrong password keeps the email, clears the password and focuses it. */
export const InvalidCredentials: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Email'), '  demo@example.com ');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Access Denied');
    await expect(alert).toHaveTextContent('The email or password is incorrect.');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(canvas.getByLabelText('Email')).toHaveValue('demo@example.com');
  },
};

function rejecting(...errors: object[]): NonNullable<Story['args']> {
  const effect = { status: 422, extra: { errors } };
  return { prepare: ({ control }) => control.failNext({ call: 'login', effect }) };
}

/**
 * The server rejects the fields: each shows its message, the first one is focused, no input is
 * lost.
 */
export const RejectedFields: Story = {
  args: rejecting(
    { pointer: '/password', code: 'expired', detail: 'Choose a new password.' },
    { pointer: '/email', code: 'email' },
  ),
  play: async () => {
    await submitSignIn();
    const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Password')];
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email address is invalid.'));
    await expect(email).toBeInvalid();
    await expect(password).toHaveAccessibleDescription('Choose a new password.');
    await expect(screen.getByRole('alert')).toHaveTextContent('Validation failed');
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(email, 'x');
    await waitFor(() => expect(email).toBeValid());
    await expect(password).toHaveValue('demo');
    await expect(password).toHaveAccessibleDescription('Choose a new password.');
  },
};

/** The server rejects something without a field: the alert shows it, truncated. */
export const RejectedUnknownField: Story = {
  args: rejecting({ pointer: '/device', code: 'unknown', detail: '<b>Device</b>'.repeat(400) }),
  play: async () => {
    await submitSignIn();
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(/Validation failed<b>Device<\/b>/);
    await expect(alert.textContent?.length).toBeLessThan(400);
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  },
};

/** Submits the form and expects the error. */
function failedSignInStory(effect: FaultEffect, text: string): Story {
  return {
    args: {
      prepare: ({ control }) => control.failNext({ call: 'login', effect, times: 'always' }),
    },
    play: async () => {
      await submitSignIn();
      await expect(await screen.findByRole('alert')).toHaveTextContent(text);
      await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    },
  };
}

export const TooManyRequests: Story = failedSignInStory(
  { status: 429, headers: { 'Retry-After': '30' } },
  'Try again in 30 seconds.',
);

export const Failed: Story = failedSignInStory({ status: 500 }, 'Something went wrong');
