import { getResponse } from 'msw';
import type { MockApi } from './createMockApi';

/** A `fetch` served by a mock API without a service worker or server, for stories and tests. */
export function createMockFetch({ handlers }: Pick<MockApi, 'handlers'>): typeof fetch {
  return async (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), baseUrl()),
      init,
    );
    // The caller's own signal: in Node, `request.signal` may be garbage-collected while a call
    // hangs and then never aborts (https://github.com/nodejs/undici/issues/3644).
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    signal?.throwIfAborted();
    const pendingResponse = getResponse(handlers, request);
    const response = await (signal
      ? Promise.race([pendingResponse, rejectOnAbort(signal)])
      : pendingResponse);
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    const isHidden = init?.redirect === 'manual' && response.status >= 300 && response.status < 400;
    return isHidden
      ? Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
      : response;
  };
}

/** The base of relative URLs: the page, if there is one. */
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
