import { ApiError } from './ApiError';
import { report } from '~/lib/report';
import { warnDevelopers } from './warnDevelopers';

/**
 * The error for a write that the API rejected with 412 although its ETag is the current one, so that
 * nobody else has changed anything. Reports it, because only a change of the API or of a proxy in
 * front of it helps.
 */
export function rejectedEtag(etag: string, requestId: string | undefined): ApiError {
  const error = new ApiError({ reason: 'rejected_etag', requestId });
  report(error, { status: 412, requestId });
  warnDevelopers(`If-Match ${etag} was rejected with 412 although it is the current ETag.`);
  return error;
}
