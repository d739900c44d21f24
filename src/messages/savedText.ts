import type { Subscription } from '~/domain/Subscription';
import type { FieldName } from '~/domain/organizationFields';
import { changedFields, type OrganizationValues } from '~/domain/organizationValues';
import { countOf, formatNumber } from '~/lib/format';
import { fieldTexts, listLabels } from './fieldLabels';
import { sentence } from './catalogue';

/** What a write has changed of which record. */
export interface SavedChanges {
  readonly name: string;
  readonly changes: readonly string[];
}

/** Longer values, in characters, are not repeated. */
const maxValueLength = 40;

/** "Acme Robotics: total full seats 250 → 300" */
export function savedText({ name, changes }: SavedChanges): string {
  return `${sentence`${name}`}: ${changes.join(', ')}`;
}

/** What an edit changed: one field with its values if they are short, otherwise which fields. */
export function editChanges(before: OrganizationValues, after: OrganizationValues): string[] {
  const changed = changedFields(before, after);
  const [first] = changed;
  if (changed.length === 1 && first && isShort(before[first]) && isShort(after[first]))
    return [`${label(first)} ${changeText(before[first], after[first])}`];
  return changed.length === 0 ? [] : [listLabels(changed.map(label))];
}

/**
 * What a change of seats changed: "full seats in use 240 → 260", "total full seats 250 → 260", and
 * with a lower total "50 seats become free".
 */
export function seatChanges(before: Subscription, after: Subscription): string[] {
  const seats = before.seat_type ? sentence`${before.seat_type} seats` : 'seats';
  return [
    ...change(`${seats} in use`, before.used_seats, after.used_seats),
    ...change(`total ${seats}`, before.total_seats, after.total_seats),
    freedSeats(before.total_seats, after.total_seats),
  ].flat();
}

/** "full 20 → 4". */
export function totalChangeText({ seat_type, total_seats }: Subscription, after: number): string {
  return change(seat_type ?? '', total_seats, after)
    .join('')
    .trim();
}

/** "1,021 seats become free"; nothing for a total that isn't lower. */
function freedSeats(before: number | null, after: number | null): string[] {
  const freed = before === null || after === null ? 0 : before - after;
  return freed > 0 ? [`${countOf(freed, 'seat becomes', 'seats become')} free`] : [];
}

function change(what: string, before: number | null, after: number | null): string[] {
  if (before === after || after === null) return [];
  return [
    `${what} ${changeText(before === null ? '' : formatNumber(before), formatNumber(after))}`,
  ];
}

function label(name: FieldName): string {
  return fieldTexts[name].label;
}

function isShort(value: string): boolean {
  return value.length <= maxValueLength;
}

/** "250 → 300"; each value is isolated. */
export function changeText(before: string, after: string): string {
  return sentence`${before || '—'} → ${after || '—'}`;
}
