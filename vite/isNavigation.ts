import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request asks for a page. Browsers say so; a client that says nothing about itself
 * (curl, a health check) asks for one unless the path's last part looks like a file.
 */
export function isNavigation(path: string, headers: IncomingHttpHeaders): boolean {
  const accept = headers.accept ?? '*/*';
  const dest = headers['sec-fetch-dest'];
  if (accept.includes('text/html') || dest === 'document' || dest === 'iframe') return true;
  return (
    dest === undefined && accept.includes('*/*') && !path.slice(path.lastIndexOf('/')).includes('.')
  );
}
