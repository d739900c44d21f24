import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { NotConfigured } from '~/app/NotConfigured';

const meta = {
  title: 'screens/NotConfigured',
  tags: ['!autodocs'],
  component: NotConfigured,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotConfigured>;

export default meta;

export const NotConfiguredYet: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const heading = { level: 1, name: 'This console is not configured' };
    await within(canvasElement).findByRole('heading', heading);
  },
};
