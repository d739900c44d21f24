import type { Failure, PayloadError } from '../lib/Failure';
import { fieldMessage } from './fieldMessage';
import { serverText } from './serverText';

/** How a form shows what the server rejected of its payload. */
export interface ErrorPlacement {
  /** Some of its fields show messages. */
  readonly marked: boolean;
  /** Messages that belong to none of its fields. */
  readonly unplaced: readonly string[];
}

/** As many messages as an alert can hold. */
const maxMessages = 3;

/**
 * Messages for errors that no field shows: in the server's own words, or named by the pointer;
 * each once, and few of them.
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
 * What the alert of a form says of a rejected payload; without a placement there is no form, and
 * nothing is marked. `otherwise` is for a server that doesn't say what is wrong.
 */
export function rejectedPayloadDetail(
  failure: Failure,
  { marked, unplaced }: ErrorPlacement = { marked: false, unplaced: unplacedMessages(failure) },
  otherwise = 'The server rejected what was sent. Check it and try again.',
): string {
  if (marked) return ['Change what is marked and try again.', ...unplaced].join(' ');
  return unplaced.join(' ') || (serverText(failure.detail) ?? otherwise);
}
