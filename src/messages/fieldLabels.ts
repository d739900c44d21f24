import { mapValues } from 'es-toolkit';
import { fieldAt, type FieldName } from '~/domain/organizationFields';
import type { SubscriptionValues } from '~/domain/organizationValues';
import { formatNumber } from '~/lib/format';
import type { FieldText } from './fieldMessage';

interface FormText extends FieldText {
  /** Below the field in forms. */
  readonly hint?: string;
}

const subdomainHint = '3 to 63 lowercase letters, digits or hyphens.';

/** What the fields of an organization and its subscriptions are called (docs/product.md, "Forms"). */
export const fieldTexts: Readonly<Record<FieldName | keyof SubscriptionValues, FormText>> = {
  name: { label: 'Name' },
  address: { label: 'Address' },
  subdomain: {
    label: 'Subdomain',
    hint: subdomainHint,
    allowed: `${subdomainHint} No hyphen at either end.`,
  },
  billing_name: { label: 'Billing name' },
  billing_email: { label: 'Billing email' },
  billing_phone: {
    label: 'Billing phone',
    allowed: '7 to 15 digits. Spaces, +, -, points and parentheses are allowed.',
  },
  amount: { label: 'Amount', allowed: 'Two decimals at most.' },
  currency: { label: 'Currency', allowed: 'A code of three capital letters, such as USD.' },
  seat_type: { label: 'Seat type' },
  total_seats: { label: 'Total seats' },
};

type Labelled<Fields> = { readonly [Name in keyof Fields]: Fields[Name] & FormText };

/** Fields with what they are called. */
export function labelled<Fields extends Readonly<Record<string, object>>>(
  fields: Fields,
): Labelled<Fields> {
  const texts: Readonly<Record<string, FormText>> = fieldTexts;
  return mapValues(fields, (field, name) => ({
    ...field,
    ...texts[String(name)],
  })) as Labelled<Fields>;
}

/** The labels of what no form of an organization has, as in other forms and tables. */
const labels: Readonly<Record<string, string>> = {
  '/id': 'ID',
  '/note': 'Note',
  '/expires_at': 'Expires',
  '/status': 'Status',
  '/registered_at': 'Date Registered',
  '/seat_type': 'Seat Type',
  '/total_seats': 'Total Seats',
  '/used_seats': 'Used Seats',
  '/available_seats': 'Available Seats',
};

/** The label of a changed field; an unknown pointer is shown as received. */
export function labelAt(pointer: string): string {
  const field = fieldAt(pointer);
  if (field) return fieldTexts[field].label;
  return Object.hasOwn(labels, pointer) ? (labels[pointer] ?? pointer) : pointer;
}

/** "Name, Address and Amount": up to three labels, otherwise how many fields. */
export function listLabels(labels: readonly string[]): string {
  if (labels.length > 3) return `${formatNumber(labels.length)} fields`;
  const last = labels.at(-1) ?? '';
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(', ')} and ${last}`;
}

/** The label of a field as it was entered; an unknown pointer is shown as received. */
export function enteredLabelAt(pointer: string): string {
  if (pointer === '/used_seats') return 'Assigned seats';
  const name = (['seat_type', 'total_seats'] as const).find((each) => pointer === `/${each}`);
  return name ? fieldTexts[name].label : labelAt(pointer);
}
