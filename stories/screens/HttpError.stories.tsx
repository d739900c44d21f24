import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Console } from '../Console';
import { narrow } from '../narrow';
import { unbroken } from './extremes';

const meta = {
  title: 'screens/HttpError',
  tags: ['!autodocs'],
  component: Console,
  parameters: { layout: 'fullscreen' },
  args: { path: '/error', signedIn: false },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

function shows(title: string): Story['play'] {
  return async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: title });
  };
}

export const BadRequest: Story = { args: { path: '/error?code=400' }, play: shows('Bad Request') };
export const Forbidden: Story = {
  args: { path: '/error?code=403' },
  play: shows('Access Forbidden'),
};
export const NotFound: Story = { play: shows('Page Not Found') };
export const ServerError: Story = {
  args: { path: '/error?code=503' },
  play: shows('Something went wrong'),
};
export const Teapot: Story = {
  args: { path: '/error?code=418' },
  play: shows('Something went wrong'),
};
/** Somebody signed in meets it in the same layout. */
export const SignedIn: Story = { args: { signedIn: true }, play: shows('Page Not Found') };
export const LongText: Story = {
  args: { path: `/${unbroken}`, brand: unbroken },
  play: shows('Page Not Found'),
};
export const Narrow: Story = { ...narrow, play: shows('Page Not Found') };
