import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { createNotificationQueue } from '~~/mocks/demo/createNotificationQueue';
import { DemoButton } from '~~/mocks/panel/DemoButton';
import { DemoOverlay } from '~~/mocks/panel/DemoOverlay';
import { Dialog } from '~/ui/dialog/Dialog';
import { createStoryDemo } from './createStoryDemo';

const meta = {
  title: 'demo/DemoButton',
  component: DemoButton,
  args: { demo: createStoryDemo(), toasts: { show: fn() } },
} satisfies Meta<typeof DemoButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the scenario and opens the panel. Focus returns to the button on closing. */
export const Default: Story = {
  render: (args) => (
    <>
      <DemoButton {...args} />
      <DemoOverlay demo={args.demo} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Scenario: Default');
    const button = canvas.getByRole('button', { name: 'Demo' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Demo' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Above a modal dialog there is one button, not another one below it. */
export const AboveDialog: Story = {
  args: { demo: createStoryDemo() },
  render: (args) => (
    <>
      <DemoButton {...args} />
      <DemoOverlay demo={args.demo} />
      <Dialog open title="Edit organization" onClose={() => {}} />
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Edit organization' });
    const isVisible = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true });
    await waitFor(() => expect(screen.getAllByText('Demo').filter(isVisible)).toHaveLength(1));
  },
};

/** Hidden by `?panel=off`, for a recording. */
export const Hidden: Story = {
  args: { demo: createStoryDemo({ isHidden: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const notifications = createNotificationQueue();
const show = fn();
notifications.add({ type: 'caution', text: 'Before' });

/** Notifications from before and after mounting are shown as toasts. */
export const ShowsNotifications: Story = {
  args: { demo: createStoryDemo({ notifications }), toasts: { show } },
  play: async () => {
    await waitFor(() => expect(show).toHaveBeenCalledWith({ type: 'caution', text: 'Before' }));
    notifications.add({ type: 'info', text: 'After' });
    await expect(show).toHaveBeenLastCalledWith({ type: 'info', text: 'After' });
  },
};
