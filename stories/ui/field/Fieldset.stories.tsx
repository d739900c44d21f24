import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, Fieldset } from '~/ui/Field';
import { TextInput } from '~/ui/Input';
import { Stack } from '~/ui/Page';

const meta = {
  title: 'ui/Fieldset',
  component: Fieldset,
  args: {
    legend: 'Subscription 1',
    children: (
      <Field label="Total seats">
        {(control) => <TextInput {...control} align="end" defaultValue="25" />}
      </Field>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a legend, and with one that the layout shows already. */
export const Legends: Story = {
  render: (args) => (
    <Stack>
      <Fieldset {...args} />
      <Fieldset {...args} legend="Subscription 2" hideLegend />
    </Stack>
  ),
};
