import { mapValues } from 'es-toolkit';
import { organizationFields } from '~/domain/organizationFields';
import { isBlank } from '~/lib/text';
import { checkField } from '~/domain/rules/checkField';
import type { FieldIssue } from '~/domain/rules/FieldRule';
import { cleanField } from '~/domain/text/cleanField';
import { uniqueKey } from '~/domain/text/cleanText';
import { checkNumberText } from '~/domain/rules/parseNumber';
import { toCreatePayload, type CreateOrganizationPayload } from '~/domain/organizationValues';
import {
  importRule,
  subscriptionSlots,
  slotFields,
  type ImportCells,
  type ImportField,
} from './importFields';

/** An issue with one cell. */
export interface CellIssue extends FieldIssue {
  readonly field: ImportField;
}

/** Checks the values of a line against the field rules; returns all issues, in field order. */
export function checkRow(cells: ImportCells): CellIssue[] {
  const seatTypes = new Set<string>();
  return [
    ...Object.keys(organizationFields).flatMap((field) =>
      checkCell(field, cells[field] ?? '', cells),
    ),
    ...rowSubscriptions(cells).flatMap(({ slot, seatType, totalSeats }) => {
      const fields = slotFields(slot);
      const key = uniqueKey(seatType);
      const isDuplicate = !isBlank(seatType) && seatTypes.has(key);
      seatTypes.add(key);
      const unique: CellIssue[] = isDuplicate ? [{ field: fields.seatType, code: 'unique' }] : [];
      return [
        ...checkCell(fields.seatType, seatType),
        ...unique,
        ...checkCell(fields.totalSeats, totalSeats),
      ];
    }),
  ];
}

/** The payload that creates the organization of a line; the line must have no issues. */
export function rowToCreatePayload(cells: ImportCells): CreateOrganizationPayload {
  const subscriptions = rowSubscriptions(cells).map(({ seatType, totalSeats }) => ({
    seat_type: seatType,
    total_seats: totalSeats,
  }));
  return toCreatePayload({
    ...mapValues(organizationFields, (_, name) => cells[name] ?? ''),
    subscriptions,
  });
}

/** The subscriptions of a line, with their numbers; a line without any has a blank one. */
export function rowSubscriptions(
  cells: ImportCells,
): { readonly slot: number; readonly seatType: string; readonly totalSeats: string }[] {
  const subscriptions = subscriptionSlots(cells)
    .map((slot) => {
      const fields = slotFields(slot);
      return {
        slot,
        seatType: cells[fields.seatType] ?? '',
        totalSeats: cells[fields.totalSeats] ?? '',
      };
    })
    .filter(({ seatType, totalSeats }) => !isBlank(seatType) || !isBlank(totalSeats));
  return subscriptions.length > 0 ? subscriptions : [{ slot: 1, seatType: '', totalSeats: '' }];
}

/** Checks a cell cleaned, as it will be sent. */
function checkCell(field: ImportField, text: string, cells?: ImportCells): CellIssue[] {
  const rule = importRule(field);
  const cleaned = cleanField(rule, text, cells);
  const issue = rule.kind === 'number' ? checkNumberText(rule, cleaned) : checkField(rule, cleaned);
  return issue ? [{ field, ...issue }] : [];
}
