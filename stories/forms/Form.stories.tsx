import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import type { FormRule } from '~/domain/rules/FieldRule';
import { Form, FormSummary, SubmitButton } from '~/forms/Form';
import { FormField } from '~/forms/FormField';
import type { FormFields } from '~/forms/FormFields';

const filled = {
  name: 'Northwind Traders',
  email: 'billing@northwind.example',
  seats: '1,200',
  amount: '3,371.42',
  type: 'light',
  password: 'secret',
  note: 'Renews in May.\nAsk for the new address first.',
};
type Values = typeof filled;

const text: FormRule = { kind: 'text', required: true };
const number: FormRule = { kind: 'number', required: true, integer: true };
const fields: FormFields<Values> = {
  name: { label: 'Name', rule: text },
  email: { label: 'Email', rule: { kind: 'email', required: true } },
  seats: { label: 'Total seats', rule: number },
  amount: { label: 'Amount', rule: { kind: 'number', required: true, decimals: 2 } },
  type: { label: 'Seat type', rule: text },
  password: { label: 'Password', rule: { kind: 'text', verbatim: true } },
  note: { label: 'Note', rule: { kind: 'text', multiline: true } },
};
const options = ['Full', 'Light', 'Guest'].map((label) => ({ value: label.toLowerCase(), label }));

/** A form with every kind of field. */
function SampleForm({ values }: { readonly values: Values }) {
  return (
    <div style={{ maxWidth: 420 }}>
      <Form
        label="Sample"
        fields={fields}
        initialValues={values}
        onSubmit={async () => ({ fields: { name: 'Name already exists.' }, unplaced: [] })}
      >
        <FormField name="name" label="Name" hint="As shown on the invoice." />
        <FormField kind="email" name="email" label="Email" />
        <FormField
          kind="stepper"
          name="seats"
          label="Total seats"
          decreaseLabel="One seat fewer"
          increaseLabel="One seat more"
          onStep={() => undefined}
          note="+14 from 246"
        />
        <FormField kind="amount" name="amount" label="Amount" />
        <FormField kind="select" name="type" label="Seat type" options={options} />
        <FormField kind="password" name="password" label="Password" />
        <FormField kind="multiline" name="note" label="Note" optional />
        <FormSummary />
        <SubmitButton>Save changes</SubmitButton>
      </Form>
    </div>
  );
}

const meta = { title: 'forms/Form', component: SampleForm } satisfies Meta<typeof SampleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { values: filled } };

/** Client-side validation fails: a message per field and a summary linking to them. */
export const Invalid: Story = {
  args: { values: { ...filled, name: '', email: 'a@b', seats: '1.5', amount: '1200,50' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await canvas.findByText('Please check required fields');
  },
};

/** The server rejects a field: its message stays until the field is changed. */
export const Rejected: Story = {
  args: { values: filled },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await canvas.findByText('Name already exists.');
  },
};
