import { countOf } from '~/lib/format';
import { capitalize } from '~/lib/text';
import { enteredLabelAt } from './fieldLabels';
import { message } from './catalogue';
import { type Failure, mayHaveBeenApplied, type PayloadError } from '~/lib/Failure';
import { fieldMessage, serverText } from './fieldMessage';

/** A failure in words; without a title, the detail is the whole message. */
interface FailureText {
  readonly tone: 'danger' | 'warning';
  readonly title?: string;
  readonly detail: string;
}

/** The message for a failed load; `page` if it is one of the error pages. */
export interface LoadFailureText {
  readonly title: string;
  readonly detail: string;
  readonly page?: 400 | 403 | 404;
}

interface Action {
  /** The entity in the singular: "organization". */
  readonly name: string;
  /** The record's own name. */
  readonly displayName: string;
  /** Where the form has shown the server's errors. */
  readonly placement?: ErrorPlacement | undefined;
}

/**
 * What a code or status says on loading a screen, on an action, at the sign-in, and in a list of many
 * (docs/product.md, "Messages"). Where a row lacks one of these, the text of any other failure is used.
 */
interface Row {
  readonly load?: (failure: Failure) => LoadFailureText;
  readonly action?: (failure: Failure, action: Action) => FailureText;
  readonly signIn?: (failure: Failure, rejection: string) => FailureText;
  readonly short?: (failure: Failure, displayName: string) => string;
}

const danger = (title: string, detail: string) => ({ tone: 'danger', title, detail }) as const;
/** A text that is the same whatever the failure. */
const says =
  (title: 'access_denied' | 'saving_failed' | 'validation_failed', detail: string) => () =>
    danger(message(title), detail);
const savingFailed = (failure: Failure) => danger(message('saving_failed'), failureDetail(failure));
const caution = (detail: string) =>
  ({ tone: 'warning', title: message('caution'), detail }) as const;
const page = (code: 400 | 403 | 404) => ({
  load: () => ({ ...errorPageText(code), page: code }),
});
const waiting = ({ retryAfter }: Failure) => `Too many requests. ${retryAfterText(retryAfter)}`;

const rejected: Row = {
  action: (failure, { placement }) =>
    danger(message('validation_failed'), rejectedPayloadDetail(failure, placement)),
  signIn: (_, rejection) => danger(message('validation_failed'), rejection),
  short: () => message('validation_failed'),
};

/** By code, which says more than the status. */
const rowsByCode: Readonly<Record<string, Row>> = {
  no_schedule: {
    action: () => caution(message('no_schedule')),
    signIn: () => caution(message('no_schedule')),
    short: () => message('no_schedule'),
  },
  duplicate: {
    action: (failure, { name, placement }) =>
      danger(message('check_duplicate', { name }), rejectedPayloadDetail(failure, placement)),
  },
  request_in_progress: {
    action: says(
      'saving_failed',
      'The server is still working on your first attempt. Try again in a moment.',
    ),
  },
  seats_in_use: { action: rejected.action },
};

const rowsByStatus: Readonly<Record<number, Row>> = {
  400: {
    ...page(400),
    ...rejected,
    action: says(
      'validation_failed',
      'The server could not process the request. Check what you entered, and try again.',
    ),
  },
  401: {
    // The session was renewed in another tab; if it has ended, this message is never shown.
    action: () => ({
      tone: 'warning',
      detail: 'You have signed in again in another tab. Try again.',
    }),
    signIn: says('access_denied', message('sign_in_rejected')),
    short: () => 'You have signed in again in another tab',
  },
  403: {
    ...page(403),
    action: says(
      'access_denied',
      'Your account doesn’t have permission to do this. If you need it, ask an administrator.',
    ),
    signIn: says('access_denied', 'This account isn’t allowed to sign in.'),
    short: () => message('access_denied'),
  },
  404: {
    ...page(404),
    action: (_, { name }) =>
      danger(message('name_not_found', { name: capitalize(name) }), 'It may have been removed.'),
    short: () => message('name_not_found', { name: capitalize(message('organization')) }),
  },
  412: {
    action: (_, { displayName }) => ({
      tone: 'warning',
      detail: message('changed_meanwhile_confirm', { name: displayName }),
    }),
    short: (_, name) => message('changed_meanwhile', { name }),
  },
  422: rejected,
  428: {
    action: says(
      'saving_failed',
      'The server isn’t set up correctly for saving. Reloading the page won’t help: tell whoever operates it.',
    ),
  },
  429: {
    load: (failure) => ({ title: message('something_wrong'), detail: waiting(failure) }),
    action: (failure) => caution(waiting(failure)),
    signIn: (failure) => caution(waiting(failure)),
    short: waiting,
  },
};

const unknownCall: Row = { action: savingFailed, short: failureDetail };
const otherClientError: Row = {
  action: says('saving_failed', 'The server rejected the request. Try again in a moment.'),
};
const serverError: Row = { action: savingFailed };

function rowOf({ reason, status, code = '' }: Failure): Row {
  if (code === 'no_schedule') return rowsByCode[code] ?? {};
  if (reason === 'unknown_call') return unknownCall;
  if (reason !== 'status' || status === undefined) return {};
  const row = rowsByStatus[status] ?? (status < 500 ? otherClientError : serverError);
  return Object.hasOwn(rowsByCode, code) ? { ...row, ...rowsByCode[code] } : row;
}

/** The message for a failed load. `missing` explains a 404 of a record. */
export function loadFailureText(failure: Failure, missing?: string): LoadFailureText {
  const text = rowOf(failure).load?.(failure) ?? unspecific(failure);
  return text.page === 404 && missing !== undefined ? { ...text, detail: missing } : text;
}

/**
 * The message for a failed action. `name` is the entity in the singular ("organization"),
 * `displayName` the record's own name, `placement` what the form already shows on its fields.
 */
export function actionFailureText(
  failure: Failure,
  name: string,
  displayName = capitalize(name),
  { placement }: Pick<Action, 'placement'> = {},
): FailureText {
  return rowOf(failure).action?.(failure, { name, displayName, placement }) ?? unspecific(failure);
}

/** The message for a failed sign-in; `rejection` is the detail of a 400 or 422. */
export function signInFailureText(
  failure: Failure,
  rejection = 'Check your email and password.',
): FailureText {
  return rowOf(failure).signIn?.(failure, rejection) ?? unspecific(failure);
}

/** Why one organization of many, with this name, was not changed, in a few words. */
export function shortFailureText(failure: Failure, displayName: string): string {
  return rowOf(failure).short?.(failure, displayName) ?? message('saving_failed');
}

function unspecific(failure: Failure): FailureText & LoadFailureText {
  return danger(message('something_wrong'), failureDetail(failure));
}

const errorPages: Readonly<Record<number, { title: string; detail: string }>> = {
  400: {
    title: message('bad_request_page'),
    detail: 'The request is not valid. Check the address, or start again from the home page.',
  },
  403: {
    title: message('access_forbidden_page'),
    detail: 'Your account doesn’t have access to this page. If you need it, ask an administrator.',
  },
  404: {
    title: message('page_not_found_page'),
    detail: 'This page doesn’t exist. It may have been moved, or the address may be wrong.',
  },
};

/** Title and explanation of an error page (docs/product.md, "Error pages"). */
export function errorPageText(code: number): { title: string; detail: string } {
  return (
    errorPages[code] ?? {
      title: message('something_wrong'),
      detail: `The server responded with error ${code}. Try again in a moment.`,
    }
  );
}

/** When to try again; `seconds` from `Retry-After`. */
export function retryAfterText(seconds: number | undefined): string {
  if (seconds === undefined) return 'Try again in a moment.';
  const [count, unit]: [number, string] =
    seconds < 90
      ? [Math.max(1, Math.ceil(seconds)), 'second']
      : [Math.ceil(seconds / 60), 'minute'];
  return `Try again in ${countOf(count, unit)}.`;
}

/** A text about a failed mutation, and `uncertainty` if that may have been applied all the same. */
export function uncertainText(
  text: string,
  failure: Failure,
  uncertainty = message('may_have_been_saved'),
): string {
  return mayHaveBeenApplied(failure) ? `${text} ${uncertainty}` : text;
}

/** The generic advice for a failure without a message of its own. */
export function failureDetail({ reason, unkept, retryAfter, host }: Failure): string {
  if (reason === 'malformed' && unkept !== undefined)
    return `The server has not kept “${enteredLabelAt(unkept)}” as you entered it.`;
  if (reason === 'status')
    return `The server could not complete the request. ${retryAfterText(retryAfter)}`;
  if (reason === 'unreachable' && host !== undefined)
    return "The server can't be reached, or it asks you to sign in first.";
  return details[reason];
}

const details: Readonly<Record<Exclude<Failure['reason'], 'status'>, string>> = {
  unknown_call: "The server doesn't know this call.",
  unreachable: 'The server could not be reached. Check your connection and try again.',
  timeout: 'The server took too long to respond. Try again in a moment.',
  malformed: 'The server’s response could not be read. Try again in a moment.',
  sign_in_page: 'The server asks you to sign in first. Sign in in a new tab, and try again here.',
  internal: message('reload_page'),
};

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
