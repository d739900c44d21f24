import type { Duplicate } from '../../domain/import/Duplicates';
import { subscriptionsOf, type CellIssue } from '../../domain/import/checkRow';
import {
  importFields,
  importLabel,
  subscriptionFields,
  type ImportCells,
  type ImportField,
} from '../../domain/import/importFields';
import { cellCount, type ImportRow } from '../../domain/import/ImportRow';
import { billingRules, subscriptionRows } from '../../domain/organizationRules';
import type { Failure } from '../../lib/Failure';
import { fieldMessage } from '../../messages/fieldMessage';
import { actionFailureText } from '../../messages/actionFailureText';
import { message } from '../../messages/message';
import { unplacedMessages } from '../../messages/rejectedPayload';
import type { ImportStore } from './ImportStore';

/**
 * What is wrong with a row, in words, by the field of the cell; what is no cell's stands under
 * `line`.
 */
export type RowMessages = Readonly<Record<ImportField, string>>;

/** The words for what the rules have against a row, and for what it repeats of an earlier one. */
export function rowMessages(
  { issues, sheet }: ImportRow,
  repeated: readonly Duplicate[] = [],
  nameOf: (sheet: string) => string = () => '',
): RowMessages {
  const words: Record<ImportField, string> = {};
  for (const issue of issues) words[issue.field] ??= cellMessage(issue);
  for (const { field, of } of repeated) {
    const place = of.sheet === sheet ? `line ${of.line}` : `line ${of.line} of ${nameOf(of.sheet)}`;
    words[field] ??=
      `${fieldMessage({ code: 'unique' }, importLabel(field))} It is that of ${place}.`;
  }
  return words;
}

/** The words for what the server refused of a row, on the cells that it means. */
export function refusalMessages(
  failure: Failure,
  cells: ImportCells,
  defaultSeatType: string,
): RowMessages {
  const words: Record<ImportField, string> = {};
  for (const error of failure.errors ?? []) {
    const field = fieldAt(error.pointer, cells, defaultSeatType);
    if (field !== undefined) words[field] ??= fieldMessage(error, importLabel(field));
  }
  return words;
}

/** All that is wrong with a row, before it was sent or since. */
export function wordsOf(store: ImportStore, row: ImportRow): RowMessages {
  const outcome = store.run.outcomeOf(row.id);
  const nameOf = (sheet: string) =>
    store.files.list.find(({ id }) => id === sheet)?.file.name ?? '';
  const own = rowMessages(row, store.duplicates.of(row), nameOf);
  return outcome?.state === 'failed'
    ? { ...own, ...refusalMessages(outcome.failure, row.cells, store.defaultSeatType) }
    : own;
}

/** Why a row was not created, in one line. */
export function reasonOf(store: ImportStore, row: ImportRow): string {
  const outcome = store.run.outcomeOf(row.id);
  const cells = Object.entries(wordsOf(store, row)).map(([field, text]) =>
    text === message('required_field')
      ? fieldMessage({ code: 'required' }, importLabel(field))
      : text,
  );
  if (outcome?.state !== 'failed') return cells.join(' ') || 'Not sent.';
  return [failureTitle(outcome.failure, row.cells, store.defaultSeatType), ...cells].join(' ');
}

/**
 * A failed row's first words: "Please check for duplicate organization.", and what is none of its
 * cells'.
 */
export function failureTitle(
  failure: Failure,
  cells: ImportCells,
  defaultSeatType: string,
): string {
  const { title, detail } = actionFailureText(failure, 'organization');
  if (title === undefined) return detail;
  if (failure.code !== 'duplicate' && failure.status !== 422) return `${title}. ${detail}`;
  const others = (failure.errors ?? []).filter(
    ({ pointer }) => fieldAt(pointer, cells, defaultSeatType) === undefined,
  );
  const ofRows = others.filter(({ pointer }) => pointer === '/subscriptions');
  return [
    `${title}.`,
    ...ofRows.map((error) => fieldMessage(error, 'Subscriptions', subscriptionRows.name)),
    ...unplacedMessages(
      failure,
      others.filter((error) => !ofRows.includes(error)),
    ),
  ].join(' ');
}

/** In a cell "Required field." says enough: the column's header is its label. */
function cellMessage({ field, code, params }: CellIssue): string {
  if (field === cellCount) return fieldMessage({ code, params }, 'Number of cells');
  return code === 'required'
    ? message('required_field')
    : fieldMessage({ code, params }, importLabel(field));
}

/** The field that a payload's pointer means: `/billing/amount`, `/subscriptions/0/seat_type`. */
function fieldAt(
  pointer: string,
  cells: ImportCells,
  defaultSeatType: string,
): ImportField | undefined {
  const [, list, index, name] = /^\/(subscriptions)\/(\d+)\/(\w+)$/.exec(pointer) ?? [];
  if (list === undefined) {
    const [, field = ''] = /^\/(?:billing\/)?(\w+)$/.exec(pointer) ?? [];
    const inBilling = pointer.startsWith('/billing/');
    return importFields.includes(field) && inBilling === Object.hasOwn(billingRules, field)
      ? field
      : undefined;
  }
  const fields = subscriptionFields(
    subscriptionsOf(cells, defaultSeatType)[Number(index)]?.slot ?? 1,
  );
  return name === 'seat_type' ? fields.seatType : fields.totalSeats;
}
