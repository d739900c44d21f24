import type { Meta, StoryObj } from '@storybook/react-vite';
import { Keys } from '~/ui/text/Keys';

const meta = {
  title: 'ui/Keys',
  component: Keys,
  args: { keys: ['Ctrl', 'K'] },
} satisfies Meta<typeof Keys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Together: Story = {};

export const Single: Story = { args: { keys: ['?'] } };
