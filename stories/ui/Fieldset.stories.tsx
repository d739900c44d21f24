import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { Field } from '../../src/ui/Field';
import { Fieldset } from '../../src/ui/Fieldset';
import { IconButton } from '../../src/ui/IconButton';
import { TextInput } from '../../src/ui/TextInput';

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

export const Plain: Story = {};
export const WithAction: Story = {
  args: {
    actions: <IconButton label="Remove subscription" size="small" icon={<Trash2 size={16} />} />,
  },
};
