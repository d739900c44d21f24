import { getResponse } from 'msw';
import type { MockApi } from './createMockApi';
import { markBackground } from './http/background';

/**
 * A `fetch` that a mock API answers, without worker or server: for stories and tests, each with a
 * world of its own.
 */
export function createMockFetch({ handlers }: Pick<MockApi, 'handlers'>): typeof fetch {
  return async (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), baseUrl()),
      markBackground(init),
    );
    // The caller's own signal: the request's may be collected, and with it the news, while a call
    // hangs (Node).
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    signal?.throwIfAborted();
    const pendingResponse = getResponse(handlers, request);
    const response = await (signal
      ? Promise.race([pendingResponse, rejectOnAbort(signal)])
      : pendingResponse);
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/** What relative addresses stand on: the page, where there is one. */
function baseUrl(): string {
  return typeof location === 'object' && location.origin !== 'null'
    ? location.href
    : 'http://localhost';
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
