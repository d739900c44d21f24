/** In milliseconds: a screen that opens later must not get an older state. */
const maxAge = 5000;

/**
 * `fetch`, but the first GET of what the page has requested early (`loadEarly`) gets that
 * response. Requests that nobody has taken by then are aborted.
 */
export function takeEarlyResponses(): typeof fetch {
  setTimeout(abortRemaining, maxAge);
  return (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const early = window.earlyRequests?.get(url);
    const authorization = new Headers(init?.headers).get('Authorization');
    if (!early || init?.method !== 'GET' || authorization !== early.authorization)
      return fetch(input, init);
    window.earlyRequests?.delete(url);
    const { signal } = init;
    if (signal?.aborted) early.abort();
    signal?.addEventListener('abort', early.abort, { once: true });
    return early.response;
  };
}

function abortRemaining(): void {
  for (const { abort } of window.earlyRequests?.values() ?? []) abort();
  delete window.earlyRequests;
}
