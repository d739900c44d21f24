import { fieldAt as organizationFieldAt } from '~/domain/organizationFields';
import { subscriptionRows } from '~/domain/rules/organizationRules';
import { mayHaveBeenApplied, type Failure } from '~/lib/Failure';
import { formatNumber } from '~/lib/format';
import { countOrganizations } from '~/messages/bulkStatusText';
import { actionFailureText, unplacedMessages } from '~/messages/failures';
import { fieldMessage, validationMessage } from '~/messages/fieldMessage';
import { message, sentence } from '~/messages/message';
import {
  rowSubscriptions,
  wholeRow,
  type CellIssue,
  type Duplicate,
  type ImportRow,
} from './checkRow';
import { fieldLabel, fieldText, slotFields, type ImportField } from './fields';
import type { ImportStore } from './ImportStore';

/** What is wrong with a row. */
export interface RowMessages {
  readonly fields: Readonly<Record<ImportField, string>>;
  /** What belongs to none of its cells. */
  readonly row: readonly string[];
}

/** Everything that is wrong with a row: its values, other rows, what exists, and the server's answer. */
export function rowMessages(store: ImportStore, row: ImportRow): RowMessages {
  const fields: Record<ImportField, string> = {};
  const add = (field: ImportField, text: string) => (fields[field] ??= text);
  for (const issue of store.issuesOf(row)) add(issue.field, issueText(issue, row));
  for (const duplicate of store.duplicates.get(row.id) ?? [])
    add(duplicate.field, duplicateText(store, row, duplicate));
  const [first, ...others] = store.existing.identifications(row);
  for (const other of others)
    if (first && other.organization.id !== first.organization.id)
      add(other.field, `${belongsText(other)} ${belongsText(first)}`);
  if (first && store.stateOf(row) === 'exists')
    add(first.field, fieldMessage({ code: 'exists' }, fieldLabel(first.field)));
  const failure = store.failureOf(row);
  const { [wholeRow]: extraCells, ...ofCells } = fields;
  if (!failure) return { fields: ofCells, row: extraCells ? [extraCells] : [] };
  for (const error of failure.errors ?? []) {
    const field = fieldAt(error.pointer, row);
    if (field !== undefined) ofCells[field] ??= fieldMessage(error, fieldText(field));
  }
  return { fields: ofCells, row: [failureText(failure, row)] };
}

/** The same on one line, each message with its field. */
export function rowReason(store: ImportStore, row: ImportRow): string {
  const { fields, row: reasons } = rowMessages(store, row);
  const ofCells = Object.entries(fields).map(([field, text]) =>
    text === validationMessage('required_field')
      ? fieldMessage({ code: 'required' }, fieldLabel(field))
      : text,
  );
  return [...reasons, ...ofCells].join(' ') || 'Not sent.';
}

function issueText({ field, code, params }: CellIssue, { cells }: ImportRow): string {
  switch (code) {
    case 'error':
      return `The cell has the error ${cells[field]?.text ?? ''}.`;
    case 'no_value':
      return 'The formula has no stored value. Open the file in Excel, save it and add it again.';
    case 'date':
      return params
        ? fieldMessage({ code, params }, fieldText(field))
        : `The cell is a date. ${fieldLabel(field)} should be text.`;
    case 'unknown':
      return 'There is no organization with this ID.';
    case 'extra_cells':
      return fieldMessage({ code: 'mismatch' }, 'Number of cells');
    case 'required':
      // The input's label names the field.
      return validationMessage('required_field');
    default:
      return fieldMessage({ code, ...(params && { params }) }, fieldText(field));
  }
}

/** As many other rows as a message names. */
const maxOthers = 3;

/** "Name should be unique. Also used on line 3 and line 7." */
function duplicateText(store: ImportStore, row: ImportRow, { field, rows }: Duplicate): string {
  const others = rows.filter(({ id }) => id !== row.id);
  const named = others.length > maxOthers ? others.slice(0, maxOthers - 1) : others;
  const places = named.map((other) =>
    other.fileId === row.fileId
      ? sentence`line ${other.line}`
      : sentence`line ${other.line} of ${store.fileOf(other)?.name ?? ''}`,
  );
  if (others.length > named.length)
    places.push(`${formatNumber(others.length - named.length)} more`);
  const list = new Intl.ListFormat('en-GB').format(places);
  return `${fieldMessage({ code: 'unique' }, fieldLabel(field))} Also used on ${list}.`;
}

/** "Name belongs to Nova Labs (nova)." */
function belongsText({
  field,
  organization: { name, subdomain },
}: ReturnType<ImportStore['existing']['identifications']>[number]): string {
  return sentence`${fieldLabel(field)} belongs to ${name}${subdomain ? ` (${subdomain})` : ''}.`;
}

/** Why a row was rejected, with the messages that belong to none of its cells. */
function failureText(failure: Failure, row: ImportRow): string {
  const { title, detail } = actionFailureText(failure, 'organization');
  const uncertain = mayHaveBeenApplied(failure) ? [message('may_have_been_saved')] : [];
  if (failure.code !== 'duplicate' && failure.status !== 422)
    return [title && `${title}.`, detail, ...uncertain].filter(Boolean).join(' ');
  const others = (failure.errors ?? []).filter(({ pointer }) => !fieldAt(pointer, row));
  const isOfSubscriptions = ({ pointer }: { pointer: string }) => pointer === '/subscriptions';
  return [
    `${title}.`,
    ...others
      .filter(isOfSubscriptions)
      .map((error) =>
        fieldMessage(error, { label: 'Subscriptions', rowName: subscriptionRows.name }),
      ),
    ...unplacedMessages(
      failure,
      others.filter((error) => !isOfSubscriptions(error)),
    ),
  ].join(' ');
}

/** The field that a JSON Pointer into the payload refers to: `/subscriptions/0/seat_type`. */
function fieldAt(pointer: string, { values }: ImportRow): ImportField | undefined {
  const [, index, name] = /^\/subscriptions\/(\d+)\/(\w+)$/.exec(pointer) ?? [];
  if (index === undefined) return organizationFieldAt(pointer);
  const fields = slotFields(rowSubscriptions(values)[Number(index)]?.slot ?? 1);
  return name === 'seat_type' ? fields.seatType : fields.totalSeats;
}

/** "37 organizations created", "3 not created". */
export function outcomeText(store: ImportStore): readonly string[] {
  const [created, updated] = (['created', 'updated'] as const).map(
    (state) => store.rowsIn([state]).length,
  );
  const counts = [
    ...(created || !updated ? [`${countOrganizations(created ?? 0)} created`] : []),
    ...(updated ? [`${countOrganizations(updated)} updated`] : []),
  ];
  const left = store.openRows.length;
  return [...counts, ...(left > 0 ? [`${formatNumber(left)} not created`] : [])];
}
