import type { FieldRule } from '~/domain/rules/FieldRule';
import { organizationFields } from '~/domain/organizationFields';
import { subscriptionFields } from '~/domain/rules/organizationRules';

/**
 * A field that a column of a file can fill: `name`, `billing_email`, `seat_type`,
 * `seat_type_2`.
 */
export type ImportField = string;

/** The cells of one line by field. */
export type ImportCells = Readonly<Record<ImportField, string>>;

/** The field of an existing organization's id. */
export const idField = 'id';

interface ImportFieldText {
  readonly label: string;
  readonly allowed?: string;
}

const ownFields = {
  ...organizationFields,
  ...subscriptionFields,
  // Only names the organization that a row is compared with.
  [idField]: { label: 'ID', rule: { kind: 'text' } },
} as const;

/** The fields but those of further subscriptions. */
export type ImportFieldName = keyof typeof ownFields;

const fields: Readonly<Record<ImportField, ImportFieldText & { readonly rule: FieldRule }>> =
  ownFields;

/**
 * The fields that every import offers, in the template's order; the id and additional subscriptions
 * follow them.
 */
export const importFields: readonly ImportField[] = Object.keys(fields).filter(
  (field) => field !== idField,
);

/** More subscriptions than any organization has: a header with a higher number is a mistake. */
const maxSubscriptions = 50;

/**
 * The fields of the n-th subscription: unnumbered for the first, numbered for the others
 * (`seat_type_2`).
 */
export function slotFields(slot: number): {
  readonly seatType: ImportField;
  readonly totalSeats: ImportField;
} {
  return slot === 1
    ? { seatType: 'seat_type', totalSeats: 'total_seats' }
    : { seatType: `seat_type_${slot}`, totalSeats: `total_seats_${slot}` };
}

/**
 * The number of the subscription that a field belongs to; undefined for fields of the organization
 * and for unknown fields.
 */
export function subscriptionSlot(field: ImportField): number | undefined {
  const [match, , number] = /^(seat_type|total_seats)(?:_([1-9]\d?))?$/.exec(field) ?? [];
  const slot = Number(number ?? 1);
  return match === undefined || slot > maxSubscriptions || number === '1' ? undefined : slot;
}

/** The field of a numbered subscription; undefined for fields that subscriptions lack. */
export function subscriptionField(
  field: ImportField | undefined,
  slot: number,
): ImportField | undefined {
  if (field === 'seat_type') return slotFields(slot).seatType;
  return field === 'total_seats' ? slotFields(slot).totalSeats : undefined;
}

/** The numbers of the subscriptions that a line has cells for, in order. */
export function subscriptionSlots(cells: ImportCells): readonly number[] {
  const slots = Object.keys(cells).flatMap((field) => subscriptionSlot(field) ?? []);
  return [...new Set(slots)].toSorted((a, b) => a - b);
}

/** Whether a column can fill a field of this name. */
export function isImportField(field: string): boolean {
  return Object.hasOwn(fields, field) || subscriptionSlot(field) !== undefined;
}

/** How messages name a field: its label has the subscription's number from the second on. */
export function importText(field: ImportField): ImportFieldText {
  return (
    fields[field] ?? {
      label: `${subscriptionFields[unnumberedField(field)].label} ${subscriptionSlot(field)}`,
    }
  );
}

export function importLabel(field: ImportField): string {
  return importText(field).label;
}

export function importRule(field: ImportField): FieldRule {
  return (fields[field] ?? subscriptionFields[unnumberedField(field)]).rule;
}

function unnumberedField(field: ImportField): keyof typeof subscriptionFields {
  return field.startsWith('seat_type') ? 'seat_type' : 'total_seats';
}
