import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '~/ui/Feedback';
import { Stack } from '~/ui/Page';

const meta = { title: 'ui/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const Shapes: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={3}>
      <Skeleton width={240} height={20} />
      <Skeleton width="60%" />
    </Stack>
  ),
};
