import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request is for a page. Browsers state it in `Accept` and `Sec-Fetch-Dest`; for other
 * clients (curl, health checks) it is, unless the last path segment looks like a file name.
 */
export function isNavigation(path: string, headers: IncomingHttpHeaders): boolean {
  const accept = headers.accept ?? '*/*';
  const dest = headers['sec-fetch-dest'];
  if (accept.includes('text/html') || dest === 'document' || dest === 'iframe') return true;
  return (
    dest === undefined && accept.includes('*/*') && !path.slice(path.lastIndexOf('/')).includes('.')
  );
}
