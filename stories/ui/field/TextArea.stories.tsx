import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from '~/ui/Field';
import { TextArea } from '~/ui/Input';
import { Stack } from '~/ui/Page';

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  args: { placeholder: 'Add note…' },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, with text, with which it grows, and disabled. */
export const States: Story = {
  render: (args) => (
    <Stack>
      {['Note', 'Reason', 'Disabled'].map((label) => (
        <Field key={label} label={label}>
          {(control) => <TextArea {...args} {...control} disabled={label === 'Disabled'} />}
        </Field>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Reason' });
    const height = input.clientHeight;
    await userEvent.type(input, 'Called about the seats.{Enter}Will raise the total.');
    await expect(input).toHaveValue('Called about the seats.\nWill raise the total.');
    await expect(input.clientHeight).toBeGreaterThan(height);
  },
};
