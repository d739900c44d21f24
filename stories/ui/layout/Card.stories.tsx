import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '~/ui/Page';

const meta = {
  title: 'ui/Card',
  component: Card,
  args: { children: 'Content of a card.' },
} satisfies Meta<typeof Card>;
export default meta;

export const Plain: StoryObj<typeof meta> = {};
