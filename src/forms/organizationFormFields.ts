import {
  billingRules,
  organizationRules,
  subscriptionRows,
  subscriptionRules,
} from '~/domain/rules/organizationRules';
import type {
  NewOrganizationValues,
  OrganizationValues,
  SubscriptionValues,
} from '~/domain/organizationValues';
import type { FormFields } from './FormFields';

/** An organization's fields with their exact labels (docs/product.md, "Forms") and rules. */
export const organizationFormFields: FormFields<OrganizationValues> = {
  name: { label: 'Name', rule: organizationRules.name },
  subdomain: { label: 'Subdomain', rule: organizationRules.subdomain },
  address: { label: 'Address', rule: organizationRules.address },
  billing_name: { label: 'Billing name', rule: billingRules.billing_name },
  billing_email: { label: 'Billing email', rule: billingRules.billing_email },
  billing_phone: { label: 'Billing phone', rule: billingRules.billing_phone },
  amount: { label: 'Amount', rule: billingRules.amount },
  currency: { label: 'Currency', rule: billingRules.currency },
};

export const subscriptionFormFields: FormFields<SubscriptionValues> = {
  seat_type: { label: 'Seat type', rule: subscriptionRules.seat_type },
  total_seats: { label: 'Total seats', rule: subscriptionRules.total_seats },
};

export const newOrganizationFormFields: FormFields<NewOrganizationValues> = {
  ...organizationFormFields,
  subscriptions: {
    label: 'Subscriptions',
    ...subscriptionRows,
    row: subscriptionFormFields,
  },
};
