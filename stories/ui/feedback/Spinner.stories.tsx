import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '~/ui/layout/Row';
import { Spinner } from '~/ui/feedback/Spinner';

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
