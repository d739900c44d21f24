import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '~/ui/field/Checkbox';
import { Stack } from '~/ui/layout/Stack';

const meta = {
  title: 'ui/Checkbox',
  component: Checkbox,
  args: { label: 'Send a copy to billing' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap={1}>
      <Checkbox {...args} />
      <Checkbox {...args} defaultChecked />
      <Checkbox {...args} disabled />
    </Stack>
  ),
};
