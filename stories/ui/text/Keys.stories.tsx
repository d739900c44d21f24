import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '~/ui/Page';
import { Keys } from '~/ui/text';

const meta = {
  title: 'ui/Keys',
  component: Keys,
  args: { keys: ['Ctrl', 'K'] },
} satisfies Meta<typeof Keys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shortcuts: Story = {
  render: (args) => (
    <Row>
      <Keys {...args} />
      <Keys keys={['?']} />
    </Row>
  ),
};
