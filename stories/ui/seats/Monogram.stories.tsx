import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, Stack } from '~/ui/Page';
import { Monogram } from '~/ui/Seats';

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
