import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ToastCard, ToastRegion } from '~/ui/Toast';
import { iframeInDocs } from '../../iframeInDocs';

const meta = {
  title: 'ui/ToastRegion',
  component: ToastRegion,
  parameters: { layout: 'fullscreen', ...iframeInDocs },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const types = [
  ['success', 'Success', 'Saved Successfully!'],
  ['info', 'Information', 'You are signed in as Ada Lovelace.'],
  ['caution', 'Caution', 'Your session has ended. Sign in again.'],
  ['error', 'Error', 'Saving Failed!'],
] as const;

/** Every type of toast. */
export const Types: Story = {
  args: {
    toasts: {
      'top-center': types.map(([type, title, text]) => (
        <ToastCard key={type} type={type} title={title} text={text} onDismiss={() => undefined} />
      )),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(4);
  },
};

const card = (title: string) => (
  <ToastCard key={title} type="info" title={title} onDismiss={() => undefined} />
);

export const SixPositions: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    toasts: {
      'top-left': card('Top left'),
      'top-center': card('Top center'),
      'top-right': card('Top right'),
      'bottom-left': card('Bottom left'),
      'bottom-center': card('Bottom center'),
      'bottom-right': card('Bottom right'),
    },
  },
};
