import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '~/ui/Button';
import { Row } from '~/ui/Page';

const meta = { title: 'ui/Row', component: Row } satisfies Meta<typeof Row>;
export default meta;

export const Between: StoryObj<typeof meta> = {
  args: {
    justify: 'space-between',
    children: [<Button key="left">Left</Button>, <Button key="right">Right</Button>],
  },
};
