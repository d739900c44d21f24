import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from '~/ui/field/Field';
import { TextArea } from '~/ui/field/TextArea';

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  args: { id: 'note', placeholder: 'Add note…' },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
  render: (args) => (
    <Field label="Note" id={args.id ?? ''}>
      {(control) => <TextArea {...args} {...control} />}
    </Field>
  ),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Grows with its text. */
export const SeveralLines: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Note' });
    const height = input.clientHeight;
    await userEvent.type(input, 'Called about the seats.{Enter}Will raise the total.');
    await expect(input).toHaveValue('Called about the seats.\nWill raise the total.');
    await expect(input.clientHeight).toBeGreaterThan(height);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'A note' } };
