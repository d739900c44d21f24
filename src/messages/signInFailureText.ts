import type { Failure } from '~/lib/Failure';
import { failureDetail, retryAfterText } from './failures';
import { message } from './message';

/** The message for a failed sign-in; `rejection` is the detail of a 400 or 422. */
export function signInFailureText(
  failure: Failure,
  rejection = 'Check your email and password.',
): { title: string; detail: string } {
  if (failure.code === 'no_schedule')
    return { title: message('caution'), detail: message('no_schedule') };
  if (failure.status === 401)
    return { title: message('access_denied'), detail: message('sign_in_rejected') };
  if (failure.status === 403)
    return { title: message('access_denied'), detail: 'This account isn’t allowed to sign in.' };
  if (failure.status === 429)
    return { title: message('caution'), detail: retryAfterText(failure.retryAfter) };
  if (failure.status === 400 || failure.status === 422)
    return { title: message('validation_failed'), detail: rejection };
  if (failure.status === 404)
    return { title: message('not_found'), detail: failureDetail(failure) };
  return { title: message('something_wrong'), detail: failureDetail(failure) };
}
