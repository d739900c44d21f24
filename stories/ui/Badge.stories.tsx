import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../src/ui/Badge';
import { Row } from '../../src/ui/Row';
import { Stack } from '../../src/ui/Stack';

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
