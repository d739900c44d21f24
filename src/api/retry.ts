import { ApiError } from './ApiError';

const maxAttempts = 3;
const transientStatuses = [429, 502, 503, 504];
/** Seconds; a longer `Retry-After` is shown to the user instead of waited for. */
const maxRetryAfter = 5;

/**
 * Errors that a retry may resolve: no response, 429, 502, 503, 504 (docs/product.md, "Messages").
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { reason, status } = error.failure;
  return (
    reason === 'unreachable' ||
    (reason === 'status' && status !== undefined && transientStatuses.includes(status))
  );
}

/** Milliseconds before the next attempt, growing and jittered; undefined after the last one. */
export function retryDelay(attempt: number, error: unknown): number | undefined {
  if (attempt >= maxAttempts) return undefined;
  const retryAfter = error instanceof ApiError ? error.failure.retryAfter : undefined;
  if (retryAfter !== undefined) return retryAfter > maxRetryAfter ? undefined : retryAfter * 1000;
  return 300 * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
}

/** Rejects as soon as the signal aborts. */
export function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(new DOMException('The delay was aborted.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
