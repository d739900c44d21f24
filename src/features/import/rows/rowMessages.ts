import { fieldAt as organizationFieldAt } from '~/domain/organizationFields';
import type { Duplicate } from './Duplicates';
import { rowSubscriptions, type CellIssue } from './checkRow';
import {
  idField,
  importLabel,
  importText,
  slotFields,
  type ImportCells,
  type ImportField,
} from './importFields';
import { wholeRow, type ImportRow } from './ImportRow';
import { subscriptionRows } from '~/domain/rules/organizationRules';
import type { Failure } from '~/lib/Failure';
import { fieldMessage } from '~/messages/fieldMessage';
import { actionFailureText } from '~/messages/actionFailureText';
import { validationMessage } from '~/messages/validationCatalogue';
import { unplacedMessages } from '~/messages/rejectedPayload';
import type { ImportStore } from '~/features/import/ImportStore';

/** Messages for a row by the field of the cell; those about the row as a whole are under `line`. */
export type RowMessages = Readonly<Record<ImportField, string>>;

/** Messages for broken field rules and duplicates. */
export function rowMessages(
  { issues, sheet }: ImportRow,
  duplicates: readonly Duplicate[] = [],
  sheetName: (sheet: string) => string = () => '',
): RowMessages {
  const messages: Record<ImportField, string> = {};
  for (const issue of issues) messages[issue.field] ??= cellMessage(issue);
  for (const { field, original } of duplicates) {
    const place =
      original.sheet === sheet
        ? `line ${original.line}`
        : `line ${original.line} of ${sheetName(original.sheet)}`;
    messages[field] ??=
      `${fieldMessage({ code: 'unique' }, importLabel(field))} Also used on ${place}.`;
  }
  return messages;
}

/** Messages for the server's validation errors, by the field they point to. */
export function serverErrorMessages(failure: Failure, values: ImportCells): RowMessages {
  const messages: Record<ImportField, string> = {};
  for (const error of failure.errors ?? []) {
    const field = fieldAt(error.pointer, values);
    if (field !== undefined) messages[field] ??= fieldMessage(error, importText(field));
  }
  return messages;
}

/** All messages for a row, from validation, the comparison with what exists, and the server. */
export function allRowMessages(store: ImportStore, row: ImportRow): RowMessages {
  const outcome = store.run.outcomeOf(row.id);
  const sheetName = (sheet: string) =>
    store.files.list.find(({ id }) => id === sheet)?.file.name ?? '';
  const checked = { ...row, issues: store.issuesOf(row) };
  return {
    ...rowMessages(checked, store.duplicates.forRow(row), sheetName),
    ...(store.stateOf(row) === 'exists' && existsMessage(store, row)),
    ...(outcome?.state === 'failed' && serverErrorMessages(outcome.error, row.values)),
  };
}

/** In the cell that names the organization. */
function existsMessage({ existing }: ImportStore, row: ImportRow): RowMessages {
  const field = row.values[idField] === existing.of(row)?.id ? idField : 'subdomain';
  return { [field]: fieldMessage({ code: 'exists' }, importLabel(field)) };
}

/** The fields of which some row has a message, then those that some row changes. */
export function leadingFields(store: ImportStore): readonly ImportField[] {
  const fields = new Set<ImportField>();
  for (const row of [...store.invalidRows, ...store.rowsIn(['failed'])])
    for (const field of Object.keys(allRowMessages(store, row))) fields.add(field);
  for (const row of store.rowsIn(['update']))
    for (const { field } of store.changesOf(row)) fields.add(field);
  return [...fields];
}

/** What is wrong with a row as a whole: messages for its cells are shown in them. */
export function wholeRowReason(store: ImportStore, row: ImportRow): string | undefined {
  const outcome = store.run.outcomeOf(row.id);
  return outcome?.state === 'failed'
    ? rowFailureTitle(outcome.error, row.values)
    : allRowMessages(store, row)[wholeRow];
}

/** Messages for the cells of a row that can be understood without their column. */
function cellReasons(store: ImportStore, row: ImportRow): string[] {
  return Object.entries(allRowMessages(store, row)).map(([field, text]) =>
    text === validationMessage('required_field')
      ? fieldMessage({ code: 'required' }, importLabel(field))
      : text,
  );
}

/** The reason a row was not created, on one line. */
export function rowFailureReason(store: ImportStore, row: ImportRow): string {
  const outcome = store.run.outcomeOf(row.id);
  const cells = cellReasons(store, row);
  if (outcome?.state !== 'failed') return cells.join(' ') || 'Not sent.';
  return [rowFailureTitle(outcome.error, row.values), ...cells].join(' ');
}

/**
 * Title of a failed row, followed by the messages that belong to none of its cells: "Please check
 * for duplicate organization."
 */
export function rowFailureTitle(failure: Failure, values: ImportCells): string {
  const { title, detail } = actionFailureText(failure, 'organization');
  if (title === undefined) return detail;
  if (failure.code !== 'duplicate' && failure.status !== 422) return `${title}. ${detail}`;
  const others = (failure.errors ?? []).filter(
    ({ pointer }) => fieldAt(pointer, values) === undefined,
  );
  const subscriptionErrors = others.filter(({ pointer }) => pointer === '/subscriptions');
  return [
    `${title}.`,
    ...subscriptionErrors.map((error) =>
      fieldMessage(error, { label: 'Subscriptions', rowName: subscriptionRows.name }),
    ),
    ...unplacedMessages(
      failure,
      others.filter((error) => !subscriptionErrors.includes(error)),
    ),
  ].join(' ');
}

/** "Required field." is enough in a cell: the column header is its label. */
function cellMessage({ field, code, params }: CellIssue): string {
  if (field === wholeRow) return fieldMessage({ code, params }, 'Number of cells');
  return code === 'required'
    ? validationMessage('required_field')
    : fieldMessage({ code, params }, importText(field));
}

/**
 * The field that a JSON Pointer into the payload refers to: `/billing/amount`,
 * `/subscriptions/0/seat_type`.
 */
function fieldAt(pointer: string, values: ImportCells): ImportField | undefined {
  const [, list, index, name] = /^\/(subscriptions)\/(\d+)\/(\w+)$/.exec(pointer) ?? [];
  if (list === undefined) return organizationFieldAt(pointer);
  const fields = slotFields(rowSubscriptions(values)[Number(index)]?.slot ?? 1);
  return name === 'seat_type' ? fields.seatType : fields.totalSeats;
}
