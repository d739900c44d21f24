import { isEmptyObject, mapValues, omitBy, pickBy } from 'es-toolkit';
import type { NewOrganization, OrganizationChange } from './openapi';
import type { Organization } from './Organization';
import {
  billingFields,
  isBillingField,
  organizationFields,
  type FieldName,
} from './organizationFields';
import type { FieldRule } from './rules/FieldRule';
import { subscriptionRules } from './rules/organizationRules';
import { parseNumber } from './rules/checkField';
import { parseDecimal, amountText } from './text/numberText';
import { cleanField, storedText } from './text/cleanField';

/** An organization's fields as form values, with the contract's names. */
export type OrganizationValues = Readonly<Record<FieldName, string>>;

/** A subscription of a new organization as form values. */
export type SubscriptionValues = Readonly<Record<keyof typeof subscriptionRules, string>>;

export interface NewOrganizationValues extends OrganizationValues {
  readonly subscriptions: readonly SubscriptionValues[];
}

export type CreateOrganizationPayload = NewOrganization;

export const blankSubscription: SubscriptionValues = { seat_type: '', total_seats: '' };

export const blankOrganization: NewOrganizationValues = {
  ...mapValues(organizationFields, () => ''),
  currency: 'USD',
  subscriptions: [blankSubscription],
};

/** Values as the user saw them, with the ETag that a mutation based on them sends. */
export interface OrganizationVersion {
  readonly values: OrganizationValues;
  readonly etag: string | undefined;
}

export function versionOf(organization: Organization): OrganizationVersion {
  return { values: organizationValues(organization), etag: organization.etag };
}

/** Initial form values; fields that the API didn't return are blank. */
export function organizationValues(organization: Organization): OrganizationValues {
  return mapValues(organizationFields, (_, name) => valueText(fieldValue(organization, name)));
}

/** A field's value; null or undefined where the API has returned none. */
export function fieldValue({ billing, ...own }: Organization, name: FieldName) {
  return isBillingField(name) ? billing?.[name] : own[name];
}

/**
 * Values normalised for sending and comparing: cleaned, and the amount formatted like an initial
 * value. Those that are as loaded stay so: whoever changes nothing sends nothing, even if the server
 * holds text that isn't clean.
 */
export function normalizeValues(
  values: OrganizationValues,
  loaded?: OrganizationValues,
): OrganizationValues {
  return mapValues(organizationFields, ({ rule }, name) =>
    values[name] === loaded?.[name] ? values[name] : normalizeValue(rule, values, name),
  );
}

/** The payload with only the fields that differ between loaded and normalised values. */
export function toUpdatePayload(
  from: OrganizationValues,
  to: OrganizationValues,
): OrganizationChange {
  return toPayload(pickBy(to, (value, name) => value !== from[name]));
}

/** The fields that differ, in the contract's order. */
export function changedFields(before: OrganizationValues, after: OrganizationValues): FieldName[] {
  return Object.keys(pickBy(after, (value, name) => value !== before[name])) as FieldName[];
}

/** Whether changed values can be sent again as they were: a required one that was missing can't. */
export function canRestore(before: OrganizationValues, after: OrganizationValues): boolean {
  return changedFields(before, after).every(
    (name) => before[name] !== '' || !('required' in organizationFields[name].rule),
  );
}

/** Whether two sets of values differ in more than notation. */
export function hasChanges(from: OrganizationValues, to: OrganizationValues): boolean {
  return !isEmptyObject(toUpdatePayload(from, normalizeValues(to, from)));
}

/** The payload of a new organization from valid values, without optional blank fields. */
export function toCreatePayload(values: NewOrganizationValues): CreateOrganizationPayload {
  return {
    ...toPayload(pickBy(normalizeValues(values), (value) => value !== '')),
    subscriptions: values.subscriptions.map(toSubscriptionPayload),
  } as CreateOrganizationPayload;
}

/** The payload of a new subscription from valid values. */
export function toSubscriptionPayload({ seat_type, total_seats }: SubscriptionValues) {
  const rule = subscriptionRules.total_seats;
  return {
    seat_type: cleanField(subscriptionRules.seat_type, seat_type),
    total_seats: parseNumber(rule, cleanField(rule, total_seats)) ?? 0,
  };
}

export type SubscriptionPayload = ReturnType<typeof toSubscriptionPayload>;

/** The payload of normalised values, with those of billing in their group. */
export function toPayload(values: Partial<OrganizationValues>): OrganizationChange {
  const fields = mapValues(values, (text = '', name) =>
    organizationFields[name].rule.kind === 'number' ? parseDecimal(text)?.value : text,
  );
  const isBilling = (_: unknown, name: string) => name in billingFields;
  const billing = pickBy(fields, isBilling);
  return {
    ...omitBy(fields, isBilling),
    ...(!isEmptyObject(billing) && { billing }),
  } as OrganizationChange;
}

function valueText(value: string | number | null | undefined): string {
  return typeof value === 'number' ? amountText(value) : (value ?? '');
}

function normalizeValue(rule: FieldRule, values: OrganizationValues, name: FieldName): string {
  const text = cleanField(rule, values[name], values);
  const number = rule.kind === 'number' ? parseNumber(rule, text) : undefined;
  return number === undefined ? storedText(rule, text) : amountText(number);
}
