import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from '~/ui/text';

const meta = {
  title: 'ui/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ', and this is for screen readers only' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const BesideText: StoryObj<typeof meta> = {
  render: (args) => (
    <p>
      This is visible
      <VisuallyHidden {...args} />.
    </p>
  ),
};
