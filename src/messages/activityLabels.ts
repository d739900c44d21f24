import { fieldAt, organizationFields } from '~/domain/organizationFields';

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
export function activityLabel(pointer: string): string {
  const field = fieldAt(pointer);
  if (field) return organizationFields[field].label;
  return Object.hasOwn(labels, pointer) ? (labels[pointer] ?? pointer) : pointer;
}
