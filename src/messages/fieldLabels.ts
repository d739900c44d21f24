import { fieldAt, organizationFields } from '~/domain/organizationFields';
import { formatNumber } from '~/lib/format';
import { uniqueKey } from '~/domain/text/cleanText';
import { parseInstant } from '~/lib/time';

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

/**
 * Finds the first field that a record hasn't kept as it was sent, with its label: what a failed write
 * says (`failureDetail`).
 */
export function unkeptFinder(sent: SentValues) {
  return (record: object) => {
    const pointer = unkeptPointer(record, sent);
    if (pointer === undefined) return undefined;
    return { pointer, label: enteredLabels[pointer] ?? labelAt(pointer) };
  };
}

/** What a write sends, by the names of the contract. */
export type SentValues = {
  readonly [name: string]: string | number | null | undefined | SentValues;
};

/**
 * The JSON Pointer of the first value in which a record isn't what was sent, apart from case and white
 * space, which a server may change. Every write is compared by this, and so is a record that was read
 * again after a conflict.
 */
function unkeptPointer(record: object, sent: SentValues, parent = ''): string | undefined {
  const actual = record as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(sent)) {
    const pointer = `${parent}/${name}`;
    if (typeof value === 'object' && value !== null) {
      const unkept = unkeptPointer(actual[name] ?? {}, value, pointer);
      if (unkept !== undefined) return unkept;
    } else if (name === 'id' ? actual[name] !== value : !isSame(actual[name] ?? '', value ?? ''))
      return pointer;
  }
  return undefined;
}

function isSame(actual: unknown, sent: string | number): boolean {
  if (typeof actual !== 'string' || typeof sent !== 'string') return actual === sent;
  const key = (text: string) => parseInstant(text) ?? uniqueKey(text).replaceAll(' ', '');
  return key(actual) === key(sent);
}
