import { isBlank } from '../../lib/text';
import { checkField } from '../checkField';
import type { FieldIssue } from '../FieldRule';
import { checkNumberText } from '../numberText';
import { creationOf, type OrganizationCreation } from '../organizationValues';
import {
  importFields,
  importRule,
  slotOf,
  subscriptionFields,
  type ImportCells,
  type ImportField,
} from './importFields';

/** What is wrong with one cell. */
export interface CellIssue extends FieldIssue {
  readonly field: ImportField;
}

const own = importFields.filter((field) => slotOf(field) === undefined);

/**
 * Checks the cells of a line by the rules of the fields; every issue, in the order of the fields.
 */
export function checkRow(cells: ImportCells, defaultSeatType: string): CellIssue[] {
  const seatTypes = new Set<string>();
  return [
    ...own.flatMap((field) => issueOf(field, cells[field] ?? '')),
    ...subscriptionsOf(cells, defaultSeatType).flatMap(({ slot, seatType, totalSeats }) => {
      const fields = subscriptionFields(slot);
      const repeated = !isBlank(seatType) && seatTypes.has(seatType.trim());
      seatTypes.add(seatType.trim());
      const unique: CellIssue[] = repeated ? [{ field: fields.seatType, code: 'unique' }] : [];
      return [
        ...issueOf(fields.seatType, seatType),
        ...unique,
        ...issueOf(fields.totalSeats, totalSeats),
      ];
    }),
  ];
}

/** The payload of the organization that a line describes; of a line without issues. */
export function creationOfRow(cells: ImportCells, defaultSeatType: string): OrganizationCreation {
  const {
    name = '',
    address = '',
    subdomain = '',
    billing_name = '',
    billing_email = '',
    billing_phone = '',
    amount = '',
    currency = '',
  } = cells;
  const subscriptions = subscriptionsOf(cells, defaultSeatType).map(({ seatType, totalSeats }) => ({
    seat_type: seatType,
    total_seats: totalSeats,
  }));
  return creationOf({
    name,
    address,
    subdomain,
    billing_name,
    billing_email,
    billing_phone,
    amount,
    currency,
    subscriptions,
  });
}

/**
 * The subscriptions that a line names, with their numbers; a line that names none, and none of
 * their types, has one of the default type.
 */
export function subscriptionsOf(
  cells: ImportCells,
  defaultSeatType: string,
): { readonly slot: number; readonly seatType: string; readonly totalSeats: string }[] {
  const slots = new Set(Object.keys(cells).flatMap((field) => slotOf(field) ?? []));
  const named = [...slots]
    .toSorted((a, b) => a - b)
    .map((slot) => {
      const fields = subscriptionFields(slot);
      return {
        slot,
        seatType: cells[fields.seatType] ?? '',
        totalSeats: cells[fields.totalSeats] ?? '',
      };
    })
    .filter(({ seatType, totalSeats }) => !isBlank(seatType) || !isBlank(totalSeats));
  if (named.length === 0) return [{ slot: 1, seatType: defaultSeatType, totalSeats: '' }];
  const typeless = named.every(({ seatType }) => isBlank(seatType));
  return named.map((subscription, index) =>
    typeless && index === 0 ? { ...subscription, seatType: defaultSeatType } : subscription,
  );
}

function issueOf(field: ImportField, text: string): CellIssue[] {
  const rule = importRule(field);
  const issue =
    rule.kind === 'number'
      ? checkNumberText(rule, text)
      : checkField(rule, rule.kind === 'choice' ? text.trim() : text);
  return issue ? [{ field, ...issue }] : [];
}
