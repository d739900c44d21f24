import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Stack } from '~/ui/Page';

const meta = { title: 'ui/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;

export const Plain: StoryObj<typeof meta> = {
  args: {
    gap: 3,
    children: [<Card key="one">One</Card>, <Card key="two">Two</Card>],
  },
};
