import { toFailure } from '~/api/ApiError';

/** For calls that a server of contract 1.0 lacks (404): null in place of their data. */
export function nullIfMissing(error: unknown): null {
  if (toFailure(error).status === 404) return null;
  throw error;
}
