import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { workerFailedReason } from '~~/mocks/demo/unavailableReason';
import { DemoUnavailable } from '~~/mocks/panel/DemoUnavailable';

const meta = {
  title: 'demo/DemoUnavailable',
  component: DemoUnavailable,
  parameters: { layout: 'fullscreen' },
  args: { reason: workerFailedReason },
} satisfies Meta<typeof DemoUnavailable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WorkerFailed: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'The demo can’t run here' }),
    ).toBeVisible();
  },
};
