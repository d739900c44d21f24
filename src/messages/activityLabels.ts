/** The labels of the fields that an entry's pointers refer to, as in forms and tables. */
const labels: Readonly<Record<string, string>> = {
  '/name': 'Name',
  '/subdomain': 'Subdomain',
  '/address': 'Address',
  '/status': 'Status',
  '/registered_at': 'Date Registered',
  '/billing/billing_name': 'Billing name',
  '/billing/billing_email': 'Billing email',
  '/billing/billing_phone': 'Billing phone',
  '/billing/amount': 'Amount',
  '/billing/currency': 'Currency',
  '/seat_type': 'Seat Type',
  '/total_seats': 'Total Seats',
  '/used_seats': 'Used Seats',
  '/available_seats': 'Available Seats',
};

/** The label of a changed field; an unknown pointer is shown as received. */
export function activityLabel(pointer: string): string {
  return Object.hasOwn(labels, pointer) ? (labels[pointer] ?? pointer) : pointer;
}
