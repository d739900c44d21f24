import type { Failure } from '~/lib/Failure';
import { capitalize } from '~/lib/text';
import { failureDetail, retryAfterText, setupFailureDetail } from './failures';
import { message } from './message';
import { rejectedPayloadDetail, type ErrorPlacement } from './rejectedPayload';

/**
 * The message for a failed action, shown in its dialog or form; without a title, the detail is the
 * whole message.
 */
export interface ActionFailureText {
  readonly tone: 'danger' | 'warning';
  readonly title?: string;
  readonly detail: string;
}

interface ActionFailureOptions {
  /** Where the form has shown the server's errors. */
  readonly placement?: ErrorPlacement | undefined;
  /** The action is confirmed, not saved: the text for a 412 asks to confirm it again. */
  readonly isConfirmation?: boolean | undefined;
}

/** What a 412 says: who has made the other change, and what to do. */
function conflictMessage({ isOwnChange }: Failure, isConfirmation: boolean) {
  if (isConfirmation) return isOwnChange ? 'changed_by_you' : 'changed_elsewhere';
  return isOwnChange ? 'changed_by_you_save' : 'changed_elsewhere_save';
}

/**
 * The message for a failed action (docs/product.md, "Messages", "on an action"). `name` is the
 * entity in the singular ("organization"), `displayName` the record's own name, `placement` what
 * the form already shows on its fields. `MutationErrorAlert` shows `no_schedule` in a dialog
 * instead.
 */
export function actionFailureText(
  failure: Failure,
  name: string,
  displayName = capitalize(name),
  { placement, isConfirmation = false }: ActionFailureOptions = {},
): ActionFailureText {
  const { status } = failure;
  const danger = (title: string, detail: string): ActionFailureText => ({
    tone: 'danger',
    title,
    detail,
  });
  if (failure.code === 'no_schedule')
    return { tone: 'warning', title: message('caution'), detail: message('no_schedule') };
  if (failure.reason === 'rejected_etag')
    return danger(message('saving_failed'), failureDetail(failure));
  if (failure.reason !== 'status' || status === undefined)
    return danger(message('something_wrong'), failureDetail(failure));
  if (failure.code === 'duplicate')
    return danger(message('check_duplicate', { name }), rejectedPayloadDetail(failure, placement));
  if (failure.code === 'request_in_progress')
    return danger(
      message('saving_failed'),
      'The server is still working on your first attempt. Try again in a moment.',
    );
  if (failure.code === 'seats_in_use')
    return danger(message('validation_failed'), rejectedPayloadDetail(failure, placement));
  switch (status) {
    case 400:
      return danger(
        message('validation_failed'),
        'The server could not process the request. Reload the page and try again.',
      );
    case 401:
      // The session was renewed in another tab; if it has ended, this message is never shown.
      return { tone: 'warning', detail: 'You have signed in again in another tab. Try again.' };
    case 403:
      return danger(
        message('access_denied'),
        'Your account doesn’t have permission to do this. If you need it, ask an administrator.',
      );
    case 404:
      return danger(
        message('name_not_found', { name: capitalize(name) }),
        'It may have been removed.',
      );
    case 412:
      return {
        tone: 'warning',
        detail: message(conflictMessage(failure, isConfirmation), { name: displayName }),
      };
    case 422:
      return danger(message('validation_failed'), rejectedPayloadDetail(failure, placement));
    case 429:
      return {
        tone: 'warning',
        title: message('caution'),
        detail: retryAfterText(failure.retryAfter),
      };
    case 428:
      return danger(message('saving_failed'), setupFailureDetail);
    default:
      return danger(
        message('saving_failed'),
        status < 500
          ? 'The server rejected the request. Reload the page and try again.'
          : failureDetail(failure),
      );
  }
}
