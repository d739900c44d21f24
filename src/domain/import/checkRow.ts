import { isBlank } from '../../lib/text';
import { checkField } from '../checkField';
import type { FieldIssue } from '../FieldRule';
import { checkNumberText } from '../parseNumber';
import { toCreatePayload, type CreateOrganizationPayload } from '../organizationValues';
import {
  importFields,
  importRule,
  subscriptionSlot,
  subscriptionFields,
  type ImportCells,
  type ImportField,
} from './importFields';

/** What is wrong with one cell. */
export interface CellIssue extends FieldIssue {
  readonly field: ImportField;
}

const ownFields = importFields.filter((field) => subscriptionSlot(field) === undefined);

/**
 * Checks the cells of a line by the rules of the fields; every issue, in the order of the fields.
 */
export function checkRow(cells: ImportCells, defaultSeatType: string): CellIssue[] {
  const seatTypes = new Set<string>();
  return [
    ...ownFields.flatMap((field) => checkCell(field, cells[field] ?? '')),
    ...rowSubscriptions(cells, defaultSeatType).flatMap(({ slot, seatType, totalSeats }) => {
      const fields = subscriptionFields(slot);
      const isDuplicate = !isBlank(seatType) && seatTypes.has(seatType.trim());
      seatTypes.add(seatType.trim());
      const unique: CellIssue[] = isDuplicate ? [{ field: fields.seatType, code: 'unique' }] : [];
      return [
        ...checkCell(fields.seatType, seatType),
        ...unique,
        ...checkCell(fields.totalSeats, totalSeats),
      ];
    }),
  ];
}

/** The payload of the organization that a line describes; of a line without issues. */
export function rowToCreatePayload(
  cells: ImportCells,
  defaultSeatType: string,
): CreateOrganizationPayload {
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
  const subscriptions = rowSubscriptions(cells, defaultSeatType).map(
    ({ seatType, totalSeats }) => ({
      seat_type: seatType,
      total_seats: totalSeats,
    }),
  );
  return toCreatePayload({
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
export function rowSubscriptions(
  cells: ImportCells,
  defaultSeatType: string,
): { readonly slot: number; readonly seatType: string; readonly totalSeats: string }[] {
  const slots = new Set(Object.keys(cells).flatMap((field) => subscriptionSlot(field) ?? []));
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
  const noSeatTypes = named.every(({ seatType }) => isBlank(seatType));
  return named.map((subscription, index) =>
    noSeatTypes && index === 0 ? { ...subscription, seatType: defaultSeatType } : subscription,
  );
}

function checkCell(field: ImportField, text: string): CellIssue[] {
  const rule = importRule(field);
  const issue =
    rule.kind === 'number'
      ? checkNumberText(rule, text)
      : checkField(rule, rule.kind === 'choice' ? text.trim() : text);
  return issue ? [{ field, ...issue }] : [];
}
