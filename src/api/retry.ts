import { ApiError, isAbortError } from './ApiError';

const maxAttempts = 3;
const transientStatuses = [429, 502, 503, 504];
/** Seconds; a longer `Retry-After` is shown, not waited for. */
const maxRetryAfter = 5;

/** Failures that another try may mend: no answer, 429, 502, 503, 504 (decisions.md, "Messages"). */
export function isTransient(error: unknown): boolean {
  if (isAbortError(error)) return false;
  if (!(error instanceof ApiError)) return true;
  const { reason, status } = error.failure;
  return (
    reason === 'unreachable' ||
    (reason === 'status' && status !== undefined && transientStatuses.includes(status))
  );
}

/**
 * Milliseconds before try `attempt + 1`, growing and jittered; undefined when there is to be none.
 */
export function retryDelay(attempt: number, error: unknown): number | undefined {
  if (attempt >= maxAttempts) return undefined;
  const retryAfter = error instanceof ApiError ? error.failure.retryAfter : undefined;
  if (retryAfter !== undefined) return retryAfter > maxRetryAfter ? undefined : retryAfter * 1000;
  return 300 * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
}

/** Waits; rejects as soon as the signal aborts. */
export function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(new DOMException('The wait was given up.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
