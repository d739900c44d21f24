import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ErrorSummary } from '~/ui/field/ErrorSummary';
import { Field } from '~/ui/field/Field';
import { Stack } from '~/ui/layout/Stack';
import { TextInput } from '~/ui/field/TextInput';

const meta = {
  title: 'ui/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Please check required fields',
    errors: [
      { fieldId: 'name', message: 'Name is required.' },
      { fieldId: 'email', message: 'Email address is invalid.' },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <Field id="name" label="Name" error="Name is required.">
        {(control) => <TextInput {...control} />}
      </Field>
      <Field id="email" label="Email" error="Email address is invalid.">
        {(control) => <TextInput {...control} defaultValue="a@b" />}
      </Field>
    </Stack>
  ),
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof ErrorSummary>;
export default meta;

export const LinksToFields: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Email address is invalid.' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};
