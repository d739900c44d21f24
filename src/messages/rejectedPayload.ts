import type { Failure, PayloadError } from '~/lib/Failure';
import { fieldMessage } from './fieldMessage';
import { serverText } from './serverText';

/** Where a form shows the server's validation errors. */
export interface ErrorPlacement {
  /** Whether any of its fields shows a message. */
  readonly marked: boolean;
  /** Messages for errors that match none of its fields. */
  readonly unplaced: readonly string[];
}

/** The most messages that an alert shows. */
const maxMessages = 3;

/**
 * Messages for errors that match no field: the server's own text, or one that names the pointer.
 * Without duplicates, limited to three.
 */
export function unplacedMessages(
  failure: Failure,
  errors: readonly PayloadError[] = failure.errors ?? [],
): string[] {
  const messages = errors.flatMap(
    ({ pointer, code, params, detail }) =>
      serverText(detail) ??
      serverText(failure.detail) ??
      (pointer === '' ? [] : (serverText(fieldMessage({ code, params }, pointer)) ?? [])),
  );
  return [...new Set(messages)].slice(0, maxMessages);
}

/**
 * The detail of a form's alert after a rejected payload. Without a placement there is no form, so
 * no field shows a message. `otherwise` is for a response without details.
 */
export function rejectedPayloadDetail(
  failure: Failure,
  { marked, unplaced }: ErrorPlacement = { marked: false, unplaced: unplacedMessages(failure) },
  otherwise = 'The server rejected the request. Check your entries and try again.',
): string {
  if (marked) return ['Correct the marked fields and try again.', ...unplaced].join(' ');
  return unplaced.join(' ') || (serverText(failure.detail) ?? otherwise);
}
