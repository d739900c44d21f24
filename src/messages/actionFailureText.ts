import type { Failure } from '../lib/Failure';
import { failureDetail, waitText } from './failures';
import { message } from './message';
import { rejectedPayloadDetail, type ErrorPlacement } from './rejectedPayload';

/** What a failed action shows in its dialog or form; without a title the detail says it all. */
export interface ActionFailureText {
  readonly tone: 'danger' | 'warning';
  readonly title?: string;
  readonly detail: string;
}

/**
 * The words for a failed action (decisions.md, "Messages", the column of actions). `name` is what
 * it was done to, in the singular ("organization"); `called` is that one's own name, where it has
 * one; `placement` says what a form's fields show of it. The dialog of `no_schedule` is
 * `layouts/ActionFailure`'s.
 */
export function actionFailureText(
  failure: Failure,
  name: string,
  called = capitalised(name),
  placement?: ErrorPlacement,
): ActionFailureText {
  const { status } = failure;
  const say = (title: string, detail: string): ActionFailureText => ({
    tone: 'danger',
    title,
    detail,
  });
  if (failure.code === 'no_schedule')
    return { tone: 'warning', title: message('caution'), detail: message('no_schedule') };
  if (failure.reason !== 'status' || status === undefined)
    return say(message('something_wrong'), failureDetail(failure));
  if (failure.code === 'duplicate')
    return say(message('check_duplicate', { name }), rejectedPayloadDetail(failure, placement));
  switch (status) {
    case 400:
      return say(
        message('validation_failed'),
        'The server could not read this. Reload the page and try again.',
      );
    case 401:
      // The session goes on: another tab has signed in anew. Where it ended, nobody reads this.
      return { tone: 'warning', detail: 'You have signed in again in another tab. Try again.' };
    case 403:
      return say(
        message('access_denied'),
        'Your account may not do this. Ask an administrator if you need it.',
      );
    case 404:
      return say(
        message('name_not_found', { name: capitalised(name) }),
        'Someone may have removed it.',
      );
    case 412:
      return { tone: 'warning', detail: message('changed_elsewhere', { name: called }) };
    case 422:
      return say(message('validation_failed'), rejectedPayloadDetail(failure, placement));
    case 429:
      return { tone: 'warning', title: message('caution'), detail: waitText(failure.retryAfter) };
    default:
      return say(
        message('saving_failed'),
        status < 500
          ? 'The server refused this. Reload the page and try again.'
          : failureDetail(failure),
      );
  }
}

function capitalised(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
