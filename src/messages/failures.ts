import type { Failure } from '../lib/Failure';
import { formatNumber } from '../lib/format';
import { message } from './message';
import { rejectedPayloadDetail, type ErrorPlacement } from './rejectedPayload';

/** What a failed load shows in its place; `page` where it is one of the error pages. */
export interface LoadFailureText {
  readonly title: string;
  readonly detail: string;
  readonly page?: 400 | 403 | 404;
}

/** The words for a failed load (decisions.md, "Messages", the column of loading). */
export function loadFailureText(failure: Failure): LoadFailureText {
  if (failure.reason === 'status') {
    const page = failure.status;
    if (page === 400 || page === 403 || page === 404) return { ...errorPageText(page), page };
    if (page === 429)
      return { title: message('something_wrong'), detail: retryAfterText(failure.retryAfter) };
  }
  return { title: message('something_wrong'), detail: failureDetail(failure) };
}

/** Title and explanation of an error page (specification, point 2). */
export function errorPageText(code: number): { title: string; detail: string } {
  switch (code) {
    case 400:
      return {
        title: message('bad_request_page'),
        detail: 'The request could not be understood. Check the address, or start again from home.',
      };
    case 403:
      return {
        title: message('access_forbidden_page'),
        detail: 'Your account has no access to this page. Ask an administrator if you need it.',
      };
    case 404:
      return {
        title: message('page_not_found_page'),
        detail: 'There is nothing at this address. It may have moved, or never existed.',
      };
    default:
      return {
        title: message('something_wrong'),
        detail: `The server answered with error ${code}. Try again in a moment.`,
      };
  }
}

const checkBoth = 'Check the email and the password.';

/** The words for a refused or failed sign-in; `placement` says what its fields show of it. */
export function signInFailureText(
  failure: Failure,
  placement?: ErrorPlacement,
): { title: string; detail: string } {
  if (failure.code === 'no_schedule')
    return { title: message('caution'), detail: message('no_schedule') };
  if (failure.status === 401)
    return { title: message('access_denied'), detail: message('sign_in_refused') };
  if (failure.status === 403)
    return { title: message('access_denied'), detail: 'This account may not sign in here.' };
  if (failure.status === 429)
    return { title: message('caution'), detail: retryAfterText(failure.retryAfter) };
  if (failure.status === 400) return { title: message('validation_failed'), detail: checkBoth };
  if (failure.status === 422)
    return {
      title: message('validation_failed'),
      detail: rejectedPayloadDetail(failure, placement, checkBoth),
    };
  if (failure.status === 404)
    return { title: message('not_found'), detail: failureDetail(failure) };
  return { title: message('something_wrong'), detail: failureDetail(failure) };
}

/** When to try again after `429`; `seconds` as the API gave them. */
export function retryAfterText(seconds: number | undefined): string {
  if (seconds === undefined) return 'Too many requests. Try again in a moment.';
  if (seconds < 90)
    return `Too many requests. Try again in ${pluralize(Math.max(1, Math.ceil(seconds)), 'second')}.`;
  return `Too many requests. Try again in ${pluralize(Math.ceil(seconds / 60), 'minute')}.`;
}

function pluralize(value: number, unit: string): string {
  return `${formatNumber(value)} ${unit}${value === 1 ? '' : 's'}`;
}

/** What to do about a failure that says nothing of its own. */
export function failureDetail(failure: Failure): string {
  switch (failure.reason) {
    case 'unreachable':
      return 'The server could not be reached. Check your connection and try again.';
    case 'timeout':
      return 'The server took too long to answer. Try again in a moment.';
    case 'malformed':
      return 'The server’s answer could not be read. Try again in a moment.';
    case 'status':
      return 'The server could not do this right now. Try again in a moment.';
  }
}
