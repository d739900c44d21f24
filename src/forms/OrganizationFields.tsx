import { useField } from 'formik';
import { currencies } from '~/domain/rules/currencies';
import { FieldGrid } from './FieldGrid';
import { FormSection } from './FormSection';
import { MoneyField } from './MoneyField';
import { organizationFormFields as fields } from './organizationFormFields';
import { TextField } from './TextField';

const options = currencies.map((code) => ({ value: code, label: code }));

/** The fields for creating and editing an organization. */
export function OrganizationFields() {
  return (
    <>
      <FormSection title="Organization">
        <FieldGrid>
          <TextField name="name" label={fields.name.label} autoComplete="off" />
          <TextField
            name="subdomain"
            label={fields.subdomain.label}
            hint="3 to 63 lowercase letters, digits or hyphens."
            autoComplete="off"
          />
          <div data-wide="">
            <TextField name="address" label={fields.address.label} autoComplete="off" optional />
          </div>
        </FieldGrid>
      </FormSection>
      <FormSection title="Billing">
        <FieldGrid>
          <TextField name="billing_name" label={fields.billing_name.label} autoComplete="off" />
          <TextField
            name="billing_email"
            label={fields.billing_email.label}
            type="email"
            autoComplete="off"
          />
          <TextField
            name="billing_phone"
            label={fields.billing_phone.label}
            type="tel"
            autoComplete="off"
            optional
          />
          <AmountField />
        </FieldGrid>
      </FormSection>
    </>
  );
}

/** An unknown or missing currency is offered as it is, so that it isn't changed silently. */
function AmountField() {
  const [, { initialValue = '' }] = useField<string>('currency');
  const isKnown = currencies.includes(initialValue);
  return (
    <MoneyField
      name="amount"
      label={fields.amount.label}
      currency={{
        name: 'currency',
        label: fields.currency.label,
        options: isKnown
          ? options
          : [{ value: initialValue, label: initialValue || 'Choose' }, ...options],
      }}
    />
  );
}
