import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { HttpErrorScreen } from '~/screens/HttpError/HttpErrorScreen';
import { fullPage, type StoryApp } from '../StoryApp';
import { narrowViewport } from '../narrowViewport';
import { unbrokenWord } from './extremeOrganizations';

const meta = {
  title: 'screens/HttpError',
  tags: ['!autodocs'],
  ...fullPage,
  args: { screens: { HttpErrorScreen }, path: '/error', signedIn: false },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

function expectHeading(title: string): Story['play'] {
  return async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: title });
  };
}

export const NotFound: Story = { play: expectHeading('Page Not Found') };
export const ServerError: Story = {
  args: { path: '/error?code=503' },
  play: expectHeading('Something went wrong'),
};
export const LongText: Story = {
  args: { path: `/${unbrokenWord}`, brand: unbrokenWord },
  play: expectHeading('Page Not Found'),
};
export const Narrow: Story = { ...narrowViewport, play: expectHeading('Page Not Found') };
