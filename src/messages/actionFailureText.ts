import type { Failure } from '../lib/Failure';
import { failureDetail, retryAfterText } from './failures';
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
  displayName = capitalize(name),
  placement?: ErrorPlacement,
): ActionFailureText {
  const { status } = failure;
  const danger = (title: string, detail: string): ActionFailureText => ({
    tone: 'danger',
    title,
    detail,
  });
  if (failure.code === 'no_schedule')
    return { tone: 'warning', title: message('caution'), detail: message('no_schedule') };
  if (failure.reason !== 'status' || status === undefined)
    return danger(message('something_wrong'), failureDetail(failure));
  if (failure.code === 'duplicate')
    return danger(message('check_duplicate', { name }), rejectedPayloadDetail(failure, placement));
  switch (status) {
    case 400:
      return danger(
        message('validation_failed'),
        'The server could not read this. Reload the page and try again.',
      );
    case 401:
      // The session goes on: another tab has signed in anew. Where it ended, nobody reads this.
      return { tone: 'warning', detail: 'You have signed in again in another tab. Try again.' };
    case 403:
      return danger(
        message('access_denied'),
        'Your account may not do this. Ask an administrator if you need it.',
      );
    case 404:
      return danger(
        message('name_not_found', { name: capitalize(name) }),
        'Someone may have removed it.',
      );
    case 412:
      return { tone: 'warning', detail: message('changed_elsewhere', { name: displayName }) };
    case 422:
      return danger(message('validation_failed'), rejectedPayloadDetail(failure, placement));
    case 429:
      return {
        tone: 'warning',
        title: message('caution'),
        detail: retryAfterText(failure.retryAfter),
      };
    default:
      return danger(
        message('saving_failed'),
        status < 500
          ? 'The server refused this. Reload the page and try again.'
          : failureDetail(failure),
      );
  }
}

function capitalize(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
