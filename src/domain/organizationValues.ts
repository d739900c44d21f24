import { isBlank } from '~/lib/text';
import { defaultCurrency } from './rules/currencies';
import { amountText, parseNumber } from './rules/parseNumber';
import type { Organization } from './Organization';
import { billingRules, subscriptionRules } from './rules/organizationRules';

/** An organization's fields as form values, with the contract's names. */
export interface OrganizationValues {
  readonly name: string;
  readonly address: string;
  readonly subdomain: string;
  readonly billing_name: string;
  readonly billing_email: string;
  readonly billing_phone: string;
  readonly amount: string;
  readonly currency: string;
}

/** A subscription of a new organization as form values. */
export interface SubscriptionValues {
  readonly seat_type: string;
  readonly total_seats: string;
}

export interface NewOrganizationValues extends OrganizationValues {
  readonly subscriptions: readonly SubscriptionValues[];
}

/** The fields of an organization that can be changed. */
export interface UpdateOrganizationPayload {
  name?: string;
  address?: string;
  subdomain?: string;
  billing?: {
    billing_name?: string;
    billing_email?: string;
    billing_phone?: string;
    amount?: number;
    currency?: string;
  };
}

export const blankSubscription: SubscriptionValues = { seat_type: '', total_seats: '' };

export const blankOrganization: NewOrganizationValues = {
  name: '',
  address: '',
  subdomain: '',
  billing_name: '',
  billing_email: '',
  billing_phone: '',
  amount: '',
  currency: defaultCurrency,
  subscriptions: [blankSubscription],
};

/** Initial form values; fields that the API didn't return are blank. */
export function organizationValues({
  name,
  address,
  subdomain,
  billing,
}: Organization): OrganizationValues {
  return {
    name,
    address: address ?? '',
    subdomain: subdomain ?? '',
    billing_name: billing?.name ?? '',
    billing_email: billing?.email ?? '',
    billing_phone: billing?.phone ?? '',
    amount: typeof billing?.amount === 'number' ? amountText(billing.amount) : '',
    currency: billing?.currency ?? '',
  };
}

/**
 * Values normalised for sending and comparing: trimmed, and the amount formatted like an initial
 * value.
 */
export function normalizeValues<Values extends OrganizationValues>(values: Values): Values {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' ? normalizeText(value) : value,
    ]),
  ) as Values;
  const amount = parseNumber(billingRules.amount, trimmed.amount);
  return { ...trimmed, amount: amount === undefined ? trimmed.amount : amountText(amount) };
}

/** The payload with only the fields that differ between two sets of normalised values. */
export function toUpdatePayload(
  from: OrganizationValues,
  to: OrganizationValues,
): UpdateOrganizationPayload {
  const changed = <Field extends keyof OrganizationValues>(...fields: Field[]) =>
    Object.fromEntries(
      fields.filter((field) => from[field] !== to[field]).map((field) => [field, to[field]]),
    );
  const billing = {
    ...changed('billing_name', 'billing_email', 'billing_phone', 'currency'),
    ...(from.amount !== to.amount && { amount: Number(to.amount) }),
  };
  return {
    ...changed('name', 'address', 'subdomain'),
    ...(Object.keys(billing).length > 0 && { billing }),
  };
}

/** Whether two sets of values differ in more than notation. */
export function hasChanges(from: OrganizationValues, to: OrganizationValues): boolean {
  return Object.keys(toUpdatePayload(normalizeValues(from), normalizeValues(to))).length > 0;
}

/** The payload of a new organization from valid values, without optional blank fields. */
export function toCreatePayload(values: NewOrganizationValues) {
  const {
    name,
    address,
    subdomain,
    billing_name,
    billing_email,
    billing_phone,
    amount,
    currency,
    subscriptions,
  } = normalizeValues(values);
  return {
    name,
    ...(address !== '' && { address }),
    subdomain,
    billing: {
      billing_name,
      billing_email,
      ...(billing_phone !== '' && { billing_phone }),
      amount: Number(amount),
      currency,
    },
    subscriptions: subscriptions.map(toSubscriptionPayload),
  };
}

/** The payload of a new subscription from valid values. */
export function toSubscriptionPayload({ seat_type, total_seats }: SubscriptionValues) {
  return {
    seat_type: normalizeText(seat_type),
    total_seats: parseNumber(subscriptionRules.total_seats, total_seats) ?? 0,
  };
}

export type CreateOrganizationPayload = ReturnType<typeof toCreatePayload>;
export type SubscriptionPayload = ReturnType<typeof toSubscriptionPayload>;

function normalizeText(text: string): string {
  return isBlank(text) ? '' : text.trim();
}
