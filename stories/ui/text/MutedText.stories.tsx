import type { Meta, StoryObj } from '@storybook/react-vite';
import { MutedText } from '~/ui/text';

const meta = {
  title: 'ui/MutedText',
  component: MutedText,
  args: { children: '200 organizations' },
} satisfies Meta<typeof MutedText>;
export default meta;

export const Plain: StoryObj<typeof meta> = {};
