import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '~/ui/Page';
import { ToastCard } from '~/ui/Toast';

const meta = {
  title: 'ui/ToastCard',
  component: ToastCard,
  args: {
    type: 'success',
    title: 'Success',
    text: 'Saved Successfully!',
    onDismiss: fn(),
    onPause: fn(),
    onResume: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof ToastCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Types: Story = {
  render: (args) => (
    <Stack gap={3}>
      <ToastCard {...args} />
      <ToastCard
        {...args}
        type="info"
        title="Information"
        text="You are signed in as Ada Lovelace."
      />
      <ToastCard
        {...args}
        type="caution"
        title="Caution"
        text="Your session has ended. Sign in again."
      />
      <ToastCard {...args} type="error" title="Error" text="Saving Failed!" />
      <ToastCard {...args} text={undefined} />
      <ToastCard
        {...args}
        type="error"
        title="Error"
        text={`The server said: ${'unbroken'.repeat(30)}`}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(3);
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
  },
};

export const PausesOnHover: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.hover(canvas.getByText('Saved Successfully!'));
    await expect(args.onPause).toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.unhover(canvas.getByText('Saved Successfully!'));
    await expect(args.onResume).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** A headline, a message of one line below it, and a button beside them: never higher than the header bar. */
export const WithAction: Story = {
  args: {
    headline: 'Saved Successfully!',
    text: 'Acme Robotics: full seats in use 246 → 260, total full seats 250 → 260',
    tooltip: 'Acme Robotics: full seats in use 246 → 260, total full seats 250 → 260',
    action: { label: 'Undo', onClick: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status').offsetHeight).toBe(44);
    await expect(canvas.getByTitle(/250 → 260$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.action?.onClick).toHaveBeenCalledOnce();
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};
