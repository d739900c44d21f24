import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DemoUpdated } from '~~/mocks/panel/DemoUpdated';

const meta = {
  title: 'demo/DemoUpdated',
  component: DemoUpdated,
  parameters: { layout: 'fullscreen' },
  args: { changes: 3, onStart: fn() },
} satisfies Meta<typeof DemoUpdated>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is discarded until the user says so. */
export const Asks: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/can’t read your 3 changes\. They stay/)).toBeVisible();
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Start with fresh data' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const OneChange: Story = {
  args: { changes: 1 },
  play: ({ canvas }) => expect(canvas.getByText(/can’t read your change\. It stays/)).toBeVisible(),
};
