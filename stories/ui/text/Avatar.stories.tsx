import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '~/ui/Page';
import { Avatar } from '~/ui/Seats';

const meta = {
  title: 'ui/Avatar',
  component: Avatar,
  args: { name: 'Robin Hale' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Names: Story = {
  render: () => (
    <Row>
      {['Robin Hale', 'Ada', '東京 太郎', ''].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Row>
  ),
};
