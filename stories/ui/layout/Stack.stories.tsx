import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '~/ui/layout/Card';
import { Stack } from '~/ui/layout/Stack';

const meta = { title: 'ui/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;

export const Plain: StoryObj<typeof meta> = {
  args: {
    gap: 3,
    children: [<Card key="one">One</Card>, <Card key="two">Two</Card>],
  },
};
