import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '~/ui/layout/Row';
import { Stack } from '~/ui/layout/Stack';
import { Monogram } from '~/ui/seats/Monogram';

const meta = {
  title: 'ui/Monogram',
  component: Monogram,
  args: { name: 'Aurora Robotics' },
} satisfies Meta<typeof Monogram>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = [
  'Aurora Robotics',
  'Lakeland Dairy',
  'Kuhn & Hamill & Sons',
  'Null Island Surveys',
  'Åkerlund',
  '東京 電力',
  'Hallberg Tools',
  'Onyx Logistics',
  '---',
];

export const Hues: Story = {
  render: () => (
    <Stack gap={3}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Row key={size}>
          {names.map((name) => (
            <Monogram key={name} name={name} size={size} />
          ))}
        </Row>
      ))}
    </Stack>
  ),
};
