import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from '~/ui/Field';
import { SuggestInput } from '~/ui/Input';

const meta = {
  title: 'ui/SuggestInput',
  component: SuggestInput,
  args: { id: 'seat-type', suggestions: ['full', 'guest', 'light'] },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  render: (args) => (
    <Field label="Seat type" id={args.id}>
      {(control) => <SuggestInput {...args} {...control} />}
    </Field>
  ),
} satisfies Meta<typeof SuggestInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser's own list isn't part of the page: it isn't in the screenshot. */
export const Suggestions: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Seat type' });
    await expect([...(input.list?.options ?? [])].map(({ value }) => value)).toEqual([
      'full',
      'guest',
      'light',
    ]);
    await userEvent.type(input, 'contractor');
    await expect(input).toHaveValue('contractor');
  },
};

export const NoSuggestions: Story = {
  args: { suggestions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Seat type' })).not.toHaveAttribute('list');
  },
};
