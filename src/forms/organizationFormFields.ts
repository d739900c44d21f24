import { billingFields, detailFields, rowFields } from '~/domain/organizationFields';
import type { NewOrganizationValues, OrganizationValues } from '~/domain/organizationValues';
import { subscriptionFields, subscriptionRows } from '~/domain/rules/organizationRules';
import type { FormFields } from './FormFields';

/** An organization's fields in the order of the form. */
export const organizationFormFields: FormFields<OrganizationValues> = {
  ...rowFields,
  ...detailFields,
  ...billingFields,
};

export const newOrganizationFormFields: FormFields<NewOrganizationValues> = {
  ...organizationFormFields,
  subscriptions: { label: 'Subscriptions', ...subscriptionRows, row: subscriptionFields },
};
