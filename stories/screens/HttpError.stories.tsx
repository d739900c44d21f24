import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { StoryApp } from '../StoryApp';
import { narrowViewport } from '../narrowViewport';
import { unbrokenWord } from './extremeOrganizations';

const meta = {
  title: 'screens/HttpError',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: '/error', signedIn: false },
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
