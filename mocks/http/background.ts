/**
 * `Request` doesn't expose its priority, so the demo page passes it to the mock API in the header
 * of RFC 9218 (https://www.rfc-editor.org/rfc/rfc9218). The console itself never sends this header,
 * because a cross-origin API would have to allow it.
 */
const header = 'Priority';
const background = 'u=7';

/** Marks a call of low priority for the mock API. */
export function markBackground(init: RequestInit = {}): RequestInit {
  if (init.priority !== 'low') return init;
  const headers = new Headers(init.headers);
  headers.set(header, background);
  return { ...init, headers };
}

/** Whether the call is a prefetch or a background refetch. */
export function isBackground(headers: Headers): boolean {
  return headers.get(header) === background;
}
