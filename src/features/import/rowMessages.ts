import { findKey } from 'es-toolkit';
import { fieldAt as organizationFieldAt } from '~/domain/organizationFields';
import { statusAfter } from '~/domain/Organization';
import type { Failure } from '~/lib/Failure';
import { countOf, formatNumber } from '~/lib/format';
import { capitalize } from '~/lib/text';
import { countOrganizations } from '~/messages/bulkText';
import { actionFailureText, uncertainText, unplacedMessages } from '~/messages/failures';
import { fieldMessage, validationMessage } from '~/messages/fieldMessage';
import { message, sentence } from '~/messages/catalogue';
import { changeText } from '~/messages/savedText';
import { rowSubscriptions, type ImportRow } from './checkRow';
import type { FieldChange } from './ExistingOrganizations';
import { fieldOf, type ImportField } from './importFields';
import type { ImportStore } from './ImportStore';
import type { RowIssue, RowStatus } from './rowStatus';

/** What is wrong with a row. */
export interface RowMessages {
  readonly fields: Readonly<Record<ImportField, string>>;
  /** What belongs to none of its cells. */
  readonly row: string | undefined;
}

/** Everything that is wrong with a row: the first of each cell, and the server's answer. */
export function rowMessages(row: ImportRow, { issues, failure }: RowStatus): RowMessages {
  const fields: Record<ImportField, string> = {};
  for (const issue of issues) fields[issue.field] ??= issueText(issue, row);
  for (const error of failure?.errors ?? []) {
    const field = fieldAt(error.pointer, row);
    if (field !== undefined) fields[field] ??= fieldMessage(error, fieldOf(field));
  }
  const { cells: extraCells, ...ofCells } = fields;
  return { fields: ofCells, row: failure ? failureText(failure, row) : extraCells };
}

/** The same on one line, each message with its field. */
export function rowReason(row: ImportRow, status: RowStatus): string {
  const { fields, row: reason } = rowMessages(row, status);
  const ofCells = Object.entries(fields).map(([field, text]) => {
    const { label } = fieldOf(field);
    if (text === validationMessage('required_field'))
      return fieldMessage({ code: 'required' }, fieldOf(field));
    return text.includes(label) ? text : `${label}: ${text}`;
  });
  return [reason, ...ofCells].filter(Boolean).join(' ') || 'Not sent.';
}

function issueText(issue: RowIssue, row: ImportRow): string {
  const field = fieldOf(issue.field);
  switch (issue.code) {
    case 'error':
      return `The cell has the error ${row.cells[issue.field]?.text ?? ''}.`;
    case 'no_value':
      return 'The formula has no stored value. Open the file in Excel, save it and add it again.';
    case 'date':
      return `The cell is a date. ${field.label} should be ${field.rule.kind === 'number' ? 'a number' : 'text'}.`;
    case 'unknown':
      return message('no_organization');
    case 'required':
      // The input's label names the field.
      return validationMessage('required_field');
    case 'duplicate':
      return `${fieldMessage({ code: 'unique' }, field)} Also used on ${placesText(issue.rows, row)}.`;
    default:
      return fieldMessage(issue, field);
  }
}

/** As many other rows as a message names. */
const maxOthers = 3;

/** "line 3 and line 7 of more.csv". */
function placesText(rows: readonly ImportRow[], { id, file }: ImportRow): string {
  const others = rows.filter((other) => other.id !== id);
  const named = others.length > maxOthers ? others.slice(0, maxOthers - 1) : others;
  const places = named.map((other) =>
    other.file === file
      ? sentence`line ${other.line}`
      : sentence`line ${other.line} of ${other.file.name}`,
  );
  const left = others.length - named.length;
  return new Intl.ListFormat('en-GB').format(
    left > 0 ? [...places, `${formatNumber(left)} more`] : places,
  );
}

/** Why a row was not imported, with what the server says that belongs to none of its cells. */
function failureText(failure: Failure, row: ImportRow): string {
  const { title, detail } = actionFailureText(failure, 'organization');
  const isRejected = failure.code === 'duplicate' || failure.status === 422;
  const errors = (failure.errors ?? []).filter(({ pointer }) => !fieldAt(pointer, row));
  const details = isRejected ? unplacedMessages(failure, errors) : [uncertainText(detail, failure)];
  return [title?.replace(/\w$/, '$&.'), ...details].filter(Boolean).join(' ');
}

/** The field that a JSON Pointer into the payload refers to: `/subscriptions/0/seat_type`. */
function fieldAt(pointer: string, { values }: ImportRow): ImportField | undefined {
  const [, index, name] = /^\/subscriptions\/(\d+)\/(\w+)$/.exec(pointer) ?? [];
  if (index === undefined) return organizationFieldAt(pointer);
  const fields = rowSubscriptions(values)[Number(index)]?.fields;
  return name === 'seat_type' ? fields?.seatType : fields?.totalSeats;
}

/** "1 row", "1,200 rows". */
export function countRows(count: number): string {
  return countOf(count, 'row');
}

/** "Total seats 11 → 31 is not imported. Use “Change total seats” of a selection." */
export function unimportedText({ field, before, after }: FieldChange): string {
  const value = field === 'id' ? sentence`${after}` : changeText(before, after);
  return `${fieldOf(field).label} ${value} is not imported. ${helpText(field, after)}`.trim();
}

/** Where the value can be changed, if it can. */
function helpText(field: ImportField, value: string): string {
  if (field === 'id') return message('no_organization');
  if (field === 'total_seats') return 'Use “Change total seats” of a selection.';
  if (field === 'used_seats') return 'Use “Assign seats” of the organization.';
  const change = findKey(statusAfter, (status) => status === value.toLowerCase());
  return field === 'status' && change ? `Use “${capitalize(change)}” of a selection.` : '';
}

/** "3 rows have values that are not imported."; nothing if none has. */
export function unimportedCountText(store: ImportStore): string | undefined {
  const { length } = store.rows.filter((row) => store.statusOf(row).unimported.length > 0);
  if (length === 0) return undefined;
  return `${countOf(length, 'row has', 'rows have')} values that are not imported.`;
}

/** "37 organizations created", "3 not created". */
export function outcomeText({ counts }: ImportStore): readonly string[] {
  const { created, updated, not_updated, not_created } = counts;
  const first = updated || (not_updated && !created && !not_created) ? 'updated' : 'created';
  const main = created ? 'created' : first;
  const order = [
    'created',
    'updated',
    'not_created',
    'not_updated',
    'unchanged',
    'left_out',
  ] as const;
  const others = order.filter((count) => count !== main && counts[count]);
  return [
    `${countOrganizations(counts[main] ?? 0)} ${main}`,
    ...others.map((count) => `${formatNumber(counts[count] ?? 0)} ${count.replace('_', ' ')}`),
  ];
}
