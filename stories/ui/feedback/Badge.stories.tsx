import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '~/ui/feedback/Badge';
import { Row } from '~/ui/layout/Row';
import { Stack } from '~/ui/layout/Stack';

const meta = { title: 'ui/Badge', component: Badge, args: { children: 'Badge' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      {[false, true].map((dot) => (
        <Row key={String(dot)}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} dot={dot}>
              {tone}
            </Badge>
          ))}
        </Row>
      ))}
    </Stack>
  ),
};
