/** In milliseconds: a screen that opens later must not get an older state. */
const maxAge = 5000;

/**
 * `fetch`, but the first GET of what the page has requested before its code was loaded
 * (inlineScript.ts) gets that response. A request that nobody has taken by then is aborted.
 */
export function takeInitialResponse(): typeof fetch {
  setTimeout(() => {
    window.initialRequest?.abort();
    delete window.initialRequest;
  }, maxAge);
  return (input, init) => {
    const initial = window.initialRequest;
    const url = String(input instanceof Request ? input.url : input);
    const authorization = new Headers(init?.headers).get('Authorization');
    if (initial?.url !== url || init?.method !== 'GET' || authorization !== initial.authorization)
      return fetch(input, init);
    delete window.initialRequest;
    const { signal } = init;
    if (signal?.aborted) initial.abort();
    signal?.addEventListener('abort', initial.abort, { once: true });
    return initial.response;
  };
}
