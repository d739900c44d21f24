import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { changeText } from '~/messages/changeText';
import { BidiText } from '~/ui/text';

const meta = {
  title: 'ui/BidiText',
  component: BidiText,
  args: { text: `Name ${changeText('מעבדות הצפון', 'שירותי הדרום')}` },
} satisfies Meta<typeof BidiText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The earlier name comes first, whatever its script. */
export const RightToLeft: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Name מעבדות הצפון → שירותי הדרום');
    await expect(canvasElement.querySelectorAll('bdi')).toHaveLength(2);
  },
};
