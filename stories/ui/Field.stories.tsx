import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RadioGroup } from '~/ui/Choice';
import { ErrorSummary, Field, Fieldset } from '~/ui/Field';
import { NumberStepper, PasswordInput, SearchInput, TextArea, TextInput } from '~/ui/Input';
import { Inline, Stack } from '~/ui/layout';
import { FilterSelect, InlineSelect, Select } from '~/ui/Select';

const options = [
  { value: '', label: 'Any seats' },
  { value: 'low', label: 'Low on seats' },
  { value: 'out', label: 'Out of seats' },
];

/** Every control, with its label, hint and message. */
function Fields() {
  return (
    <Stack gap={4} style={{ maxInlineSize: 480 }}>
      <ErrorSummary
        title="Please check required fields"
        errors={['Name', 'Subdomain', 'Subscription 2: Seat type'].map((label) => ({
          fieldId: label,
          label,
        }))}
      />
      <Field label="Name" hint="As shown on the invoice." optional>
        {(control) => <TextInput {...control} defaultValue="Northwind Traders" />}
      </Field>
      <Field label="Subdomain" error="Subdomain should be at least 3 characters.">
        {(control) => <TextInput {...control} defaultValue="nw" />}
      </Field>
      <Field label="Amount">
        {(control) => <TextInput {...control} align="end" defaultValue="3,371.42" />}
      </Field>
      <Field label="Disabled">{(control) => <TextInput {...control} disabled value="Set" />}</Field>
      <Field label="Assigned seats">
        {(control) => (
          <NumberStepper
            {...control}
            defaultValue="260"
            decreaseLabel="One seat fewer"
            increaseLabel="One seat more"
            onStep={fn()}
            note="+14 from 246"
          />
        )}
      </Field>
      <Field label="Password">
        {(control) => <PasswordInput {...control} controlHeight="large" defaultValue="secret" />}
      </Field>
      <Field label="Seat type">
        {(control) => <TextInput {...control} suggestions={['full', 'light']} />}
      </Field>
      <Field label="Seats">{(control) => <Select {...control} options={options} />}</Field>
      <Field label="Note">
        {(control) => (
          <TextArea {...control} rows={2} defaultValue={'Renews in May.\nAsk first.'} />
        )}
      </Field>
      <SearchInput label="Search organizations" value="auro" onChange={fn()} />
      <Fieldset legend="Filters">
        <Inline justify="center" wrap>
          <FilterSelect label="Seats" value="low" options={options} onChange={fn()} />
          <InlineSelect label="Sort by" value="out" options={options} onChange={fn()} />
        </Inline>
      </Fieldset>
      <RadioGroup
        label="Period"
        value="30"
        options={['7', '30', '90'].map((value) => ({ value, label: `${value} days` }))}
        onChange={fn()}
      />
    </Stack>
  );
}

const meta = { title: 'ui/Field', component: Fields } satisfies Meta<typeof Fields>;
export default meta;

export const All: StoryObj<typeof meta> = {};
