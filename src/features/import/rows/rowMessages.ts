import { fieldAt as organizationFieldAt } from '~/domain/organizationFields';
import type { Duplicate } from './Duplicates';
import { rowSubscriptions, type CellIssue } from './checkRow';
import {
  importLabel,
  importText,
  slotFields,
  type ImportCells,
  type ImportField,
} from './importFields';
import { wholeRow, type ImportRow } from './ImportRow';
import { subscriptionRows } from '~/domain/rules/organizationRules';
import type { Failure } from '~/lib/Failure';
import type { Identification } from '~/features/import/existing/ExistingOrganizations';
import { formatNumber } from '~/lib/format';
import { listLabels } from '~/messages/listLabels';
import { fieldMessage } from '~/messages/fieldMessage';
import { actionFailureText } from '~/messages/failureTexts';
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
  for (const { field, others, count } of duplicates) {
    // Three places at most, of which the last one may stand for several.
    const named = count > others.length ? others.slice(0, -1) : others;
    const more = count > named.length ? [`${formatNumber(count - named.length)} more`] : [];
    const places = named.map((other) =>
      other.sheet === sheet
        ? `line ${other.line}`
        : `line ${other.line} of ${sheetName(other.sheet)}`,
    );
    messages[field] ??=
      `${fieldMessage({ code: 'unique' }, importLabel(field))} Also used on ${listLabels([...places, ...more])}.`;
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
    ...existsMessages(store, row),
    ...(outcome?.state === 'failed' && serverErrorMessages(outcome.error, row.values)),
  };
}

/** In the cell that names the organization, or another one than a cell before it. */
function existsMessages(store: ImportStore, row: ImportRow): RowMessages {
  const [first, ...others] = store.existing.identifications(row);
  if (!first) return {};
  if (store.existing.isContradictory(row))
    return Object.fromEntries(
      others
        .filter(({ organization }) => organization.id !== first.organization.id)
        .map((other) => [other.field, `${belongsText(other)} ${belongsText(first)}`]),
    );
  if (store.stateOf(row) !== 'exists') return {};
  return { [first.field]: fieldMessage({ code: 'exists' }, importLabel(first.field)) };
}

/** "Name belongs to Nova Labs (nova)." */
function belongsText({ field, organization }: Identification): string {
  const { name, subdomain } = organization;
  return `${importLabel(field)} belongs to ${name}${subdomain ? ` (${subdomain})` : ''}.`;
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
