import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '~/ui/Status';
import { Row } from '~/ui/Page';

const meta = { title: 'ui/Badge', component: Badge, args: { children: 'Badge' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

export const Tones: Story = {
  render: () => (
    <Row>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Row>
  ),
};
