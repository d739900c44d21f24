import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '~/ui/layout/Card';

const meta = {
  title: 'ui/Card',
  component: Card,
  args: { padded: true, children: 'Content of a card.' },
} satisfies Meta<typeof Card>;
export default meta;

export const Padded: StoryObj<typeof meta> = {};

export const WithoutPadding: StoryObj<typeof meta> = { args: { padded: false } };
