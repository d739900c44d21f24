import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { FieldRule } from '~/domain/rules/FieldRule';
import { Form } from '~/forms/Form';
import type { FormFields } from '~/forms/FormFields';
import { SelectField } from '~/forms/SelectField';
import type { FieldMessages } from '~/forms/serverErrors';
import { SubmitButton } from '~/forms/SubmitButton';
import { TextField } from '~/forms/TextField';

interface SampleFormProps {
  /** The initial values. */
  readonly values?: { readonly name: string; readonly email: string; readonly kind: string };
  /** Errors reported by the server, by field. */
  readonly serverErrors?: FieldMessages;
  /** The request never completes. */
  readonly hangs?: boolean;
}

const text: FieldRule = { kind: 'text', required: true };
const fields: FormFields<NonNullable<SampleFormProps['values']>> = {
  name: { label: 'Name', rule: text },
  email: { label: 'Email', rule: { kind: 'email', required: true } },
  kind: { label: 'Seat type', rule: text },
};
const options = ['Full', 'Light', 'Guest'].map((label) => ({ value: label.toLowerCase(), label }));

/** A form with every kind of field. */
function SampleForm({
  values = { name: '', email: '', kind: 'full' },
  serverErrors = {},
  hangs = false,
}: SampleFormProps) {
  return (
    <div style={{ maxWidth: 420 }}>
      <Form
        label="Sample"
        fields={fields}
        initialValues={values}
        onSubmit={() =>
          hangs
            ? new Promise(() => undefined)
            : Promise.resolve({ fields: serverErrors, unplaced: [] })
        }
      >
        <TextField name="name" label="Name" hint="As shown on the invoice." />
        <TextField name="email" label="Email" type="email" />
        <SelectField name="kind" label="Seat type" options={options} />
        <SubmitButton>Save changes</SubmitButton>
      </Form>
    </div>
  );
}

const meta = { title: 'forms/Form', component: SampleForm } satisfies Meta<typeof SampleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { name: 'Northwind Traders', email: 'billing@northwind.example', kind: 'light' };

export const Empty: Story = {};
export const Filled: Story = { args: { values: filled } };

/** A field shows its error once it has been blurred. */
export const FieldBlurred: Story = {
  args: { values: { ...filled, email: 'a@b' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Email'));
    await userEvent.tab();
    await canvas.findByText('Email address is invalid.');
  },
};

/** Client-side validation fails: a message per field and a summary linking to them. */
export const ValidationErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await canvas.findByText('Please check required fields');
    await expect(canvas.getAllByText('Name is required.')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
  },
};

/** The server rejects a field: its message stays until the field is changed. */
export const ServerValidationErrors: Story = {
  args: { values: filled, serverErrors: { name: 'Name already exists.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await canvas.findByText('Name already exists.');
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
  },
};

export const Busy: Story = {
  args: { values: filled, hangs: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};
