import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberText } from '~/ui/text/NumberText';

const meta = {
  title: 'ui/NumberText',
  component: NumberText,
  args: { value: 12345 },
} satisfies Meta<typeof NumberText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grouped: Story = {};
export const Zero: Story = { args: { value: 0 } };
export const Unknown: Story = { args: { value: null } };
