import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../src/ui/Row';
import { StatusBadge } from '../../src/ui/StatusBadge';
import { statusWords } from '../words/statusWords';

const meta = {
  title: 'ui/StatusBadge',
  component: StatusBadge,
  args: { status: 'active' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  render: () => (
    <Row>
      {statusWords.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Row>
  ),
};

export const UnknownWord: Story = {
  args: { status: 'on_hold' },
  play: ({ canvas }) => expect(canvas.getByText('on_hold')).toBeVisible(),
};

export const NoWord: Story = {
  args: { status: null },
  play: ({ canvas }) => expect(canvas.getByText('Not available')).toBeInTheDocument(),
};
