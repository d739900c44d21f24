import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ToastCard } from '~/ui/toast/ToastCard';
import { ToastRegion, type ToastRegionPosition } from '~/ui/toast/ToastRegion';
import { iframeInDocs } from '../../iframeInDocs';

const meta = {
  title: 'ui/ToastRegion',
  component: ToastRegion,
  parameters: { layout: 'fullscreen', ...iframeInDocs },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (title: string) => (
  <ToastCard key={title} type="info" title={title} onDismiss={() => undefined} />
);

export const TopCenter: Story = {
  args: { toasts: { 'top-center': [card('First'), card('Second')] } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('region', { name: 'Notifications' })).toBeInTheDocument(),
};

const types = [
  ['success', 'Success', 'Saved Successfully!'],
  ['info', 'Information', 'You are signed in as Ada Lovelace.'],
  ['caution', 'Caution', 'Your session has ended. Sign in again.'],
  ['error', 'Error', 'Saving Failed!'],
] as const;

/** Every type of toast, at one of the six positions. */
function allTypes(position: ToastRegionPosition): Story {
  const cards = types.map(([type, title, text]) => (
    <ToastCard key={type} type={type} title={title} text={text} onDismiss={() => undefined} />
  ));
  return {
    args: { toasts: { [position]: cards } },
    play: ({ canvas }) =>
      expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(4),
  };
}

export const TypesTopLeft: Story = allTypes('top-left');
export const TypesTopCenter: Story = allTypes('top-center');
export const TypesTopRight: Story = allTypes('top-right');
export const TypesBottomLeft: Story = allTypes('bottom-left');
export const TypesBottomCenter: Story = allTypes('bottom-center');
export const TypesBottomRight: Story = allTypes('bottom-right');

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
