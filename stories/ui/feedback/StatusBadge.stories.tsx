import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '~/ui/layout/Row';
import { StatusBadge } from '~/ui/feedback/StatusBadge';
import { knownStatuses } from '../../messages/knownStatuses';

const meta = {
  title: 'ui/StatusBadge',
  component: StatusBadge,
  args: { status: 'active' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KnownStatuses: Story = {
  render: () => (
    <Row>
      {knownStatuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Row>
  ),
};

export const UnknownStatus: Story = {
  args: { status: 'on_hold' },
  play: ({ canvas }) => expect(canvas.getByText('on_hold')).toBeVisible(),
};

export const MissingStatus: Story = {
  args: { status: null },
  play: ({ canvas }) => expect(canvas.getByText('Not available')).toBeInTheDocument(),
};
