/**
 * A request doesn't tell its own priority, and a service worker's page gets only a request's
 * headers: this one, of RFC 9218, tells the mock API. The page that carries the mock sets it, the
 * console never does: a real API across origins would have to allow it.
 */
const header = 'Priority';
const background = 'u=7';

/** Marks a call of low priority for the mock API: nobody waits for it. */
export function markBackground(init: RequestInit = {}): RequestInit {
  if (init.priority !== 'low') return init;
  const headers = new Headers(init.headers);
  headers.set(header, background);
  return { ...init, headers };
}

/** Whether nobody waits for the call: a prefetch, or a background refetch. */
export function isBackground(headers: Headers): boolean {
  return headers.get(header) === background;
}
