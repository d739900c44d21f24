import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '~/ui/Page';
import { NumberText } from '~/ui/values';

const meta = {
  title: 'ui/NumberText',
  component: NumberText,
  args: { value: 12345 },
} satisfies Meta<typeof NumberText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Also zero, and unknown. */
export const Numbers: Story = {
  render: (args) => (
    <Row gap={4}>
      <NumberText {...args} />
      <NumberText value={0} />
      <NumberText value={null} />
    </Row>
  ),
};
