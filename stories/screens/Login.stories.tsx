import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { LoginScreen } from '~/screens/Login/LoginScreen';
import { fullPage, type StoryApp } from '../StoryApp';
import { narrowViewport } from '../narrowViewport';
import { longName } from './extremeOrganizations';

const meta = {
  title: 'screens/Login',
  tags: ['!autodocs'],
  ...fullPage,
  args: { screens: { LoginScreen }, path: '/login', signedIn: false },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Accounts Management System' });
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
  },
};

/** A wrong password keeps the email, clears the password and focuses it. */
export const InvalidCredentials: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Email'), '  demo@example.com ');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    await canvas.findByRole('alert');
  },
};
