import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '~/ui/Page';
import { StatusBadge } from '~/ui/Status';
import { knownStatuses } from '../../messages/knownStatuses';

const meta = {
  title: 'ui/StatusBadge',
  component: StatusBadge,
  args: { status: 'active' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Those of the contract, one that is unknown, and none. */
export const Statuses: Story = {
  render: () => (
    <Row>
      {[...knownStatuses, 'on_hold', null].map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('on_hold')).toBeVisible();
    await expect(canvas.getByText('Not available')).toBeInTheDocument();
  },
};
