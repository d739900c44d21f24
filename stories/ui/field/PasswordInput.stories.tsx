import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from '~/ui/Field';
import { PasswordInput } from '~/ui/Input';
import { Stack } from '~/ui/Page';
import { hovered } from '../../pseudoStates';

const meta = {
  title: 'ui/PasswordInput',
  component: PasswordInput,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden, shown and disabled. */
export const States: Story = {
  args: { defaultValue: 'correct horse' },
  render: (args) => (
    <Stack>
      {['Password', 'New password', 'Disabled'].map((label) => (
        <Field key={label} label={label}>
          {(control) => <PasswordInput {...control} {...args} disabled={label === 'Disabled'} />}
        </Field>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [, toggle] = canvas.getAllByRole('button', { name: 'Show password' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle as HTMLElement);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text');
  },
};

/** All hover styles at once. */
export const Hovered: Story = { ...States, play: undefined, globals: hovered };
