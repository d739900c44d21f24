import type { ReactNode } from 'react';
import { useField } from 'formik';
import { billingFields, detailFields, rowFields, type Fields } from '~/domain/organizationFields';
import { currencies } from '~/domain/rules/currencies';
import { FieldGrid, WideField } from './FieldGrid';
import { FormSection } from './FormSection';
import { MoneyField } from './MoneyField';
import { TextField } from './TextField';

const options = currencies.map((code) => ({ value: code, label: code }));

/** The fields for creating and editing an organization. */
export function OrganizationFields() {
  return (
    <>
      <FormSection title="Organization">
        <FieldGrid>{fieldControls({ ...rowFields, ...detailFields })}</FieldGrid>
      </FormSection>
      <FormSection title="Billing">
        <FieldGrid>{fieldControls(billingFields)}</FieldGrid>
      </FormSection>
    </>
  );
}

function fieldControls(fields: Fields): ReactNode {
  return Object.entries(fields).map(([name, { label, rule, hint, inputType, wide }]) => {
    if (name === 'amount') return <AmountField key={name} />;
    // A part of AmountField.
    if (name === 'currency') return null;
    const Cell = wide ? WideField : 'div';
    return (
      <Cell key={name}>
        <TextField
          name={name}
          label={label}
          type={inputType}
          hint={hint}
          autoComplete="off"
          optional={!rule.required}
        />
      </Cell>
    );
  });
}

/** An unknown or missing currency is offered as it is, so that it isn't changed silently. */
function AmountField() {
  const [, { initialValue = '' }] = useField<string>('currency');
  const isKnown = currencies.includes(initialValue);
  return (
    <MoneyField
      name="amount"
      label={billingFields.amount.label}
      currency={{
        name: 'currency',
        label: billingFields.currency.label,
        options: isKnown
          ? options
          : [{ value: initialValue, label: initialValue || 'Choose' }, ...options],
      }}
    />
  );
}
