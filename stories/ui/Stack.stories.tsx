import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../src/ui/Card';
import { Stack } from '../../src/ui/Stack';

const meta = { title: 'ui/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;

export const Plain: StoryObj<typeof meta> = {
  args: {
    gap: 3,
    children: [
      <Card key="one" padded>
        One
      </Card>,
      <Card key="two" padded>
        Two
      </Card>,
    ],
  },
};
