import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider, Row, Stack } from '~/ui/Page';

const meta = { title: 'ui/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Horizontal and vertical. */
export const Types: Story = {
  render: () => (
    <Stack>
      <Divider />
      <Divider darker />
      <Divider width={120} height={2} darker />
      <Row gap={4}>
        One <Divider type="vertical" /> two <Divider type="vertical" darker /> three{' '}
        <Divider type="vertical" width={3} height={32} darker /> four
      </Row>
    </Stack>
  ),
};
