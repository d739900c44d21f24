import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '~/ui/Page';
import { Spinner } from '~/ui/Feedback';

const meta = { title: 'ui/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <Row gap={4}>
      <Spinner size={12} />
      <Spinner />
      <Spinner size={24} />
    </Row>
  ),
};
