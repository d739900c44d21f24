import type { FieldRule } from '../FieldRule';
import { billingRules, organizationRules, subscriptionRules } from '../organizationRules';

/**
 * A field that a column of a spreadsheet can fill: `name`, `billing_email`, `seat_type`,
 * `seat_type_2`.
 */
export type ImportField = string;

/** The cells of one line, by the field that their column fills. */
export type ImportCells = Readonly<Record<ImportField, string>>;

const subscription = { seat_type: 'Seat type', total_seats: 'Total seats' } as const;

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  address: 'Address',
  subdomain: 'Subdomain',
  billing_name: 'Billing name',
  billing_email: 'Billing email',
  billing_phone: 'Billing phone',
  amount: 'Amount',
  currency: 'Currency',
  ...subscription,
};

const rules: Readonly<Record<string, FieldRule>> = {
  ...organizationRules,
  ...billingRules,
  ...subscriptionRules,
};

/**
 * The fields that every import offers, in the order of the template; further subscriptions come
 * behind them.
 */
export const importFields: readonly ImportField[] = Object.keys(labels);

/** More subscriptions than any organization has: a header beyond that is a mistake. */
const maxSubscriptions = 50;

/**
 * The fields of the n-th subscription: the first one's bare, the others numbered (`seat_type_2`).
 */
export function subscriptionFields(slot: number): {
  readonly seatType: ImportField;
  readonly totalSeats: ImportField;
} {
  return slot === 1
    ? { seatType: 'seat_type', totalSeats: 'total_seats' }
    : { seatType: `seat_type_${slot}`, totalSeats: `total_seats_${slot}` };
}

/**
 * Which subscription a field belongs to; undefined for those of the organization itself and for
 * what is no field.
 */
export function subscriptionSlot(field: ImportField): number | undefined {
  const [match, , number] = /^(seat_type|total_seats)(?:_([1-9]\d?))?$/.exec(field) ?? [];
  const slot = Number(number ?? 1);
  return match === undefined || slot > maxSubscriptions || number === '1' ? undefined : slot;
}

/** True for what a column can fill. */
export function isImportField(field: string): boolean {
  return Object.hasOwn(labels, field) || subscriptionSlot(field) !== undefined;
}

/** A field's label to the letter, with the subscription's number behind it. */
export function importLabel(field: ImportField): string {
  return labels[field] ?? `${subscription[unnumberedField(field)]} ${subscriptionSlot(field)}`;
}

/** The rule of a field's values. */
export function importRule(field: ImportField): FieldRule {
  return rules[field] ?? subscriptionRules[unnumberedField(field)];
}

function unnumberedField(field: ImportField): 'seat_type' | 'total_seats' {
  return field.startsWith('seat_type') ? 'seat_type' : 'total_seats';
}
