import type { Failure } from '~/lib/Failure';
import { formatNumber } from '~/lib/format';
import { activityLabel } from './activityLabels';
import { message } from './message';

/** The message for a failed load; `page` if it is one of the error pages. */
export interface LoadFailureText {
  readonly title: string;
  readonly detail: string;
  readonly page?: 400 | 403 | 404;
}

/** The message for a failed load (docs/product.md, "Messages", "on loading a screen"). */
export function loadFailureText(failure: Failure): LoadFailureText {
  if (failure.reason === 'status') {
    const page = failure.status;
    if (page === 400 || page === 403 || page === 404) return { ...errorPageText(page), page };
    if (page === 429)
      return { title: message('something_wrong'), detail: retryAfterText(failure.retryAfter) };
  }
  return { title: message('something_wrong'), detail: failureDetail(failure) };
}

/** Title and explanation of an error page (docs/product.md, "Error pages"). */
export function errorPageText(code: number): { title: string; detail: string } {
  switch (code) {
    case 400:
      return {
        title: message('bad_request_page'),
        detail: 'The request is not valid. Check the address, or start again from the home page.',
      };
    case 403:
      return {
        title: message('access_forbidden_page'),
        detail:
          'Your account doesn’t have access to this page. If you need it, ask an administrator.',
      };
    case 404:
      return {
        title: message('page_not_found_page'),
        detail: 'This page doesn’t exist. It may have been moved, or the address may be wrong.',
      };
    default:
      return {
        title: message('something_wrong'),
        detail: `The server responded with error ${code}. Try again in a moment.`,
      };
  }
}

/** When to retry after a 429; `seconds` from `Retry-After`. */
export function retryAfterText(seconds: number | undefined): string {
  if (seconds === undefined) return 'Too many requests. Try again in a moment.';
  if (seconds < 90)
    return `Too many requests. Try again in ${pluralize(Math.max(1, Math.ceil(seconds)), 'second')}.`;
  return `Too many requests. Try again in ${pluralize(Math.ceil(seconds / 60), 'minute')}.`;
}

function pluralize(value: number, unit: string): string {
  return `${formatNumber(value)} ${unit}${value === 1 ? '' : 's'}`;
}

/** For a save that fails until the API, or a proxy in front of it, is changed. */
export const setupFailureDetail =
  'The server isn’t set up correctly for saving. Reloading the page won’t help: tell whoever operates it.';

/** The generic advice for a failure without a message of its own. */
export function failureDetail(failure: Failure): string {
  switch (failure.reason) {
    case 'unreachable':
      return 'The server could not be reached. Check your connection and try again.';
    case 'timeout':
      return 'The server took too long to respond. Try again in a moment.';
    case 'malformed':
      return failure.unexpected
        ? `The server has not kept “${activityLabel(failure.unexpected)}” as you entered it.`
        : 'The server’s response could not be read. Try again in a moment.';
    case 'sign_in_page':
      return 'The server asks you to sign in first. Sign in in a new tab, and try again here.';
    case 'internal':
      return message('reload_page');
    case 'status':
      return 'The server could not complete the request. Try again in a moment.';
  }
}
