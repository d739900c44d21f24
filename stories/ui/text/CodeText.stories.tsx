import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeText } from '~/ui/text';

const meta = {
  title: 'ui/CodeText',
  component: CodeText,
  args: { children: 'ams_live_4f9c2b7a' },
} satisfies Meta<typeof CodeText>;
export default meta;

export const Plain: StoryObj<typeof meta> = {};
