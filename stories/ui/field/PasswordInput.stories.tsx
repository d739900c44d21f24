import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from '~/ui/field/Field';
import { PasswordInput } from '~/ui/field/PasswordInput';
import { hovered } from '../../pseudoStates';

const meta = {
  title: 'ui/PasswordInput',
  component: PasswordInput,
  render: (args) => (
    <Field label="Password">{(control) => <PasswordInput {...control} {...args} />}</Field>
  ),
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { defaultValue: 'correct horse' } };

export const Shown: Story = {
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** All hover styles at once. */
export const Hovered: Story = { ...Hidden, play: undefined, globals: hovered };
