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
}

interface Action extends ActionFailureOptions {
  readonly name: string;
  readonly displayName: string;
}

interface SignInFailureText {
  readonly title: string;
  readonly detail: string;
}

/** What a failure says on an action, in a list of many failures, and at the sign-in. */
interface FailureTexts {
  readonly action: (failure: Failure, action: Action) => ActionFailureText;
  /** In a few words; "Saving Failed!" if it is missing. */
  readonly short?: (failure: Failure, displayName: string) => string;
  /** "Something went wrong" if it is missing; `rejection` is the detail of an invalid payload. */
  readonly signIn?: (failure: Failure, rejection: string) => SignInFailureText;
}

const danger = (title: string, detail: string): ActionFailureText => ({
  tone: 'danger',
  title,
  detail,
});

const caution = (detail: string) =>
  ({ tone: 'warning', title: message('caution'), detail }) as const;

const rejectedPayload: FailureTexts = {
  action: (failure, { placement }) =>
    danger(message('validation_failed'), rejectedPayloadDetail(failure, placement)),
  short: () => message('validation_failed'),
  signIn: (_, detail) => ({ title: message('validation_failed'), detail }),
};

const noSchedule: FailureTexts = {
  action: () => caution(message('no_schedule')),
  short: () => message('no_schedule'),
  signIn: () => caution(message('no_schedule')),
};

/** Codes say more than the status of an action. */
const textsByCode: ReadonlyMap<string | undefined, FailureTexts['action']> = new Map([
  [
    'duplicate',
    (failure, { name, placement }) =>
      danger(message('check_duplicate', { name }), rejectedPayloadDetail(failure, placement)),
  ],
  [
    'request_in_progress',
    () =>
      danger(
        message('saving_failed'),
        'The server is still working on your first attempt. Try again in a moment.',
      ),
  ],
  ['seats_in_use', rejectedPayload.action],
]);

const textsByStatus: Readonly<Record<number, FailureTexts>> = {
  400: {
    ...rejectedPayload,
    action: () =>
      danger(
        message('validation_failed'),
        'The server could not process the request. Check what you entered, and try again.',
      ),
  },
  401: {
    // The session was renewed in another tab; if it has ended, this message is never shown.
    action: () => ({
      tone: 'warning',
      detail: 'You have signed in again in another tab. Try again.',
    }),
    short: () => 'You have signed in again in another tab',
    signIn: () => ({ title: message('access_denied'), detail: message('sign_in_rejected') }),
  },
  403: {
    action: () =>
      danger(
        message('access_denied'),
        'Your account doesn’t have permission to do this. If you need it, ask an administrator.',
      ),
    short: () => message('access_denied'),
    signIn: () => ({
      title: message('access_denied'),
      detail: 'This account isn’t allowed to sign in.',
    }),
  },
  404: {
    action: (_, { name }) =>
      danger(message('name_not_found', { name: capitalize(name) }), 'It may have been removed.'),
    short: () => message('not_found'),
    signIn: (failure) => ({ title: message('not_found'), detail: failureDetail(failure) }),
  },
  412: {
    action: (_, { displayName }) => ({
      tone: 'warning',
      detail: message('changed_meanwhile_confirm', { name: displayName }),
    }),
    short: (_, name) => message('changed_meanwhile', { name }),
  },
  422: rejectedPayload,
  428: { action: () => danger(message('saving_failed'), setupFailureDetail) },
  429: {
    action: ({ retryAfter }) => caution(retryAfterText(retryAfter)),
    short: ({ retryAfter }) => retryAfterText(retryAfter),
    signIn: ({ retryAfter }) => caution(retryAfterText(retryAfter)),
  },
};

const otherStatus: FailureTexts = {
  action: (failure) =>
    danger(
      message('saving_failed'),
      (failure.status ?? 0) < 500
        ? 'The server rejected the request. Try again in a moment.'
        : failureDetail(failure),
    ),
};

const noAnswer: FailureTexts = {
  action: (failure) => danger(message('something_wrong'), failureDetail(failure)),
};

function textsOf({ code, reason, status }: Failure): FailureTexts {
  if (code === 'no_schedule') return noSchedule;
  if (reason !== 'status' || status === undefined) return noAnswer;
  return textsByStatus[status] ?? otherStatus;
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
  options: ActionFailureOptions = {},
): ActionFailureText {
  const isCoded = failure.reason === 'status';
  const text = (isCoded && textsByCode.get(failure.code)) || textsOf(failure).action;
  return text(failure, { ...options, name, displayName });
}

/** Why one organization of many, with this name, was not changed, in a few words. */
export function shortFailureText(failure: Failure, displayName: string): string {
  return textsOf(failure).short?.(failure, displayName) ?? message('saving_failed');
}

/** The message for a failed sign-in; `rejection` is the detail of a 400 or 422. */
export function signInFailureText(
  failure: Failure,
  rejection = 'Check your email and password.',
): SignInFailureText {
  const { signIn } = textsOf(failure);
  if (!signIn) return { title: message('something_wrong'), detail: failureDetail(failure) };
  const { title, detail } = signIn(failure, rejection);
  return { title, detail };
}
