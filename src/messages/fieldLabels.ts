import { fieldAt, organizationFields } from '~/domain/organizationFields';
import { formatNumber } from '~/lib/format';

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
  if (field) return organizationFields[field].label;
  return Object.hasOwn(labels, pointer) ? (labels[pointer] ?? pointer) : pointer;
}

/** "Name, Address and Amount": up to three labels, otherwise how many fields. */
export function listLabels(labels: readonly string[]): string {
  if (labels.length > 3) return `${formatNumber(labels.length)} fields`;
  const last = labels.at(-1) ?? '';
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(', ')} and ${last}`;
}

/** The labels of the forms in which seats are entered. */
const enteredLabels: Readonly<Record<string, string>> = {
  '/seat_type': 'Seat type',
  '/total_seats': 'Total seats',
  '/used_seats': 'Assigned seats',
};

/** The label of a field as it was entered; an unknown pointer is shown as received. */
export function enteredLabelAt(pointer: string): string {
  return enteredLabels[pointer] ?? labelAt(pointer);
}
