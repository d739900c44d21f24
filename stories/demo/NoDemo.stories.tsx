import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { workerFailed } from '../../mocks/demo/whyNot';
import { NoDemo } from '../../mocks/panel/NoDemo';

const meta = {
  title: 'demo/NoDemo',
  component: NoDemo,
  parameters: { layout: 'fullscreen' },
  args: { reason: workerFailed },
} satisfies Meta<typeof NoDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WorkerFailed: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'The demo can’t run here' }),
    ).toBeVisible();
  },
};
