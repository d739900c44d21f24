import styled from '@emotion/styled';
import { FieldArray, useField } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { billingFields, detailFields, rowFields, type Fields } from '~/domain/organizationFields';
import {
  blankSubscription,
  type NewOrganizationValues,
  type OrganizationValues,
  type SubscriptionValues,
} from '~/domain/organizationValues';
import { subscriptionFields, subscriptionRows } from '~/domain/rules/organizationRules';
import { fieldTexts, labelled } from '~/messages/fieldLabels';
import { theme } from '~/theme/theme';
import { IconButton, StartButton } from '~/ui/Button';
import { FieldError, Fieldset } from '~/ui/Field';
import { Stack } from '~/ui/layout';
import { Caption } from '~/ui/text';
import { currencyOptions } from './currencyOptions';
import { useFormContext } from './Form';
import { FormField } from './FormField';
import type { FormFields } from './FormFields';

/** An organization's fields in the order of the form. */
export const organizationFormFields: FormFields<OrganizationValues> = labelled({
  ...rowFields,
  ...detailFields,
  ...billingFields,
});

export const subscriptionFormFields = labelled(subscriptionFields);

export const newOrganizationFormFields: FormFields<NewOrganizationValues> = {
  ...organizationFormFields,
  subscriptions: { label: 'Subscriptions', ...subscriptionRows, row: subscriptionFormFields },
};

/** The fields for creating and editing an organization. */
export function OrganizationFields() {
  return (
    <>
      <Section>
        <h3>Organization</h3>
        <FieldGrid>{fieldControls({ ...rowFields, ...detailFields })}</FieldGrid>
      </Section>
      <Section>
        <h3>Billing</h3>
        <FieldGrid>{fieldControls(billingFields)}</FieldGrid>
      </Section>
    </>
  );
}

function fieldControls(fields: Fields): ReactNode {
  return Object.entries(labelled(fields)).map(([name, { label, rule, hint, inputType, wide }]) => {
    if ('currencyField' in rule) return <AmountField key={name} />;
    // A part of AmountField.
    if (rule.kind === 'choice') return null;
    const Cell = wide ? WideCell : 'div';
    return (
      <Cell key={name}>
        <FormField
          kind={'multiline' in rule ? 'multiline' : inputType}
          name={name}
          label={label}
          hint={hint}
          optional={!rule.required}
        />
      </Cell>
    );
  });
}

function AmountField() {
  const [, { initialValue = '' }] = useField<string>('currency');
  return (
    <Joined>
      <FormField
        kind="amount"
        name="amount"
        label={fieldTexts.amount.label}
        className="joined-amount"
      />
      <FormField
        kind="select"
        name="currency"
        label={fieldTexts.currency.label}
        hideLabel
        className="joined-currency"
        options={currencyOptions(initialValue)}
      />
    </Joined>
  );
}

interface SubscriptionRowsProps {
  /** Seat types to choose from; any other can be typed. */
  readonly seatTypes: readonly string[];
}

/**
 * The subscriptions of a new organization, one group each. Focus moves to an added row, and to a
 * neighbour of a removed one.
 */
export function SubscriptionRows({ seatTypes }: SubscriptionRowsProps) {
  const [{ name, value: rows }, { error, touched }] =
    useField<readonly SubscriptionValues[]>('subscriptions');
  const id = useFormContext().fieldId(name);
  const element = useRef<HTMLDivElement>(null);
  const message = touched && typeof error === 'string' ? error : undefined;

  const pendingFocus = useRef<string>(undefined);
  useEffect(() => {
    if (pendingFocus.current)
      element.current?.querySelector<HTMLElement>(pendingFocus.current)?.focus();
    pendingFocus.current = undefined;
  });
  const focusRow = (index: number) => {
    pendingFocus.current = `[data-row="${index}"] input`;
  };

  return (
    <Section>
      <h3>{newOrganizationFormFields.subscriptions.label}</h3>
      <FieldArray name={name}>
        {(array) => (
          <Stack gap={4} ref={element}>
            {rows.map((_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the position is its identity
              <div key={index} data-row={index}>
                <SubscriptionRow
                  name={`${name}.${index}`}
                  number={index + 1}
                  seatTypes={seatTypes}
                  onRemove={() => {
                    if (rows.length > 1) focusRow(Math.min(index, rows.length - 2));
                    else pendingFocus.current = 'button';
                    array.remove(index);
                  }}
                />
              </div>
            ))}
            <div>
              <StartButton
                id={id}
                icon={<Plus size={14} aria-hidden="true" />}
                aria-describedby={message && `${id}-error`}
                data-invalid={message && ''}
                onClick={() => {
                  focusRow(rows.length);
                  array.push(blankSubscription);
                }}
              >
                Add subscription
              </StartButton>
            </div>
            {message && <FieldError id={`${id}-error`}>{message}</FieldError>}
          </Stack>
        )}
      </FieldArray>
    </Section>
  );
}

interface SubscriptionRowProps extends SubscriptionRowsProps {
  /** The name of the row's value: `subscriptions.0`. */
  readonly name: string;
  /** Its number, from 1. */
  readonly number: number;
  readonly onRemove: () => void;
}

/** One subscription of a new organization: a row of a grid whose first row has the visible labels. */
function SubscriptionRow({ name, number, seatTypes, onRemove }: SubscriptionRowProps) {
  const hideLabel = number > 1;
  return (
    <Fieldset legend={`Subscription ${number}`} hideLegend>
      <RowGrid hasLabels={!hideLabel}>
        <RowNumber aria-hidden="true">{number}</RowNumber>
        <FormField
          name={`${name}.seat_type`}
          label={fieldTexts.seat_type.label}
          hideLabel={hideLabel}
          suggestions={seatTypes}
        />
        <FormField
          kind="number"
          name={`${name}.total_seats`}
          label={fieldTexts.total_seats.label}
          hideLabel={hideLabel}
        />
        <span>
          <IconButton
            label="Remove subscription"
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={onRemove}
          />
        </span>
      </RowGrid>
    </Fieldset>
  );
}

/** Fields that belong together, below a small heading. */
const Section = styled.div`
  & > h3 {
    margin-block-end: ${theme.space[3]};
    ${theme.type[14]};
  }
  & + & {
    padding-block-start: ${theme.space[5]};
    border-block-start: 1px solid ${theme.border.hairline};
  }
`;
/** A two-column grid of fields, one column on narrow screens. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[5]} ${theme.space[4]};
  ${theme.media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const WideCell = styled.div`
  grid-column: 1 / -1;
`;
// An amount and its currency look like one control: both fields share one grid, so that the messages of
// either take the whole width. The border between the two belongs to the one with focus or an error.
const Joined = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 104px;
  & > div {
    display: contents;
  }
  & .joined-amount,
  & .joined-currency {
    grid-row: 2;
    &:focus-within,
    &:has(> [aria-invalid='true']) {
      z-index: 1;
    }
  }
  & .joined-amount {
    grid-column: 1;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  & .joined-currency {
    grid-column: 2;
    inline-size: calc(100% + 1px);
    margin-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
`;
// The number and the button are beside the controls, not their labels.
const besideControlsStyle = `
  & > span {
    margin-block-start: 22px;
  }
`;
const RowGrid = styled.div<{ readonly hasLabels: boolean }>`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) 160px auto;
  align-items: start;
  gap: ${theme.space[3]};
  ${({ hasLabels }) => hasLabels && besideControlsStyle}
  ${theme.media.belowMedium} {
    grid-template-columns: 12px minmax(0, 1fr) 96px auto;
    column-gap: ${theme.space[2]};
  }
`;
const RowNumber = styled(Caption)`
  display: flex;
  align-items: center;
  min-block-size: ${theme.control.medium};
  font-variant-numeric: tabular-nums;
  ${theme.media.belowMedium} {
    min-block-size: ${theme.control.large};
  }
`;
