import { ApiError } from './ApiError';
import { report } from '~/lib/report';

/**
 * The error for a write that the API rejected with 412 although its ETag is the current one, so that
 * nobody else has changed anything. Reports it, because only a change of the API or of a proxy in
 * front of it helps.
 */
export function rejectedEtag(etag: string, requestId: string | undefined): ApiError {
  const error = new ApiError({ reason: 'rejected_etag', requestId });
  report(error, { status: 412, requestId });
  // For those who build the API; other builds drop this branch.
  if (import.meta.env.MODE === 'demo' || import.meta.env.MODE === 'staff')
    void import('./printViolation').then(({ printRejectedEtag }) => printRejectedEtag(etag));
  return error;
}
