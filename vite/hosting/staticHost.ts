import { routes } from '../../src/app/routes';
import { notesFolder, type HostingManifest } from './HostingManifest';
import {
  cacheControl,
  securityHeaders,
  strictTransport,
  type Headers,
  type HostOptions,
} from './headers';

/**
 * `_headers` of the hosts that read one (Netlify, Cloudflare Pages): they serve https alone. Two
 * rules that match one path would be joined, so that how long a page is kept is said for each
 * route; everything else falls under such a host's own rule, which is to ask anew.
 */
export function headersFile(
  manifest: HostingManifest,
  options: Omit<HostOptions, 'root'> = {},
): string {
  const { base } = manifest;
  const transport = strictTransport(options);
  const paths = routes.map(({ path }) => path.replace(/:\w+/g, '*')).filter((path) => path !== '*');
  const pages = [...paths, '/index.html'].map((path) => base + path.slice(1));
  return [
    rule(`${base}*`, { ...securityHeaders(manifest), [transport.name]: transport.value }),
    rule(`${base}assets/*`, { 'Cache-Control': cacheControl.assets }),
    ...pages.map((path) => rule(path, { 'Cache-Control': cacheControl.page })),
  ].join('\n');
}

/**
 * `_redirects` of the same hosts: the page for every path, 404 for what is missing among the
 * assets. Vite's notes are hidden although they are there: Netlify does that for a status with an
 * exclamation mark; Cloudflare Pages ignores such a line, knows no 404 here, and takes the next one.
 */
export function redirectsFile({ base }: HostingManifest): string {
  return [
    `${base}${notesFolder}/* ${base}index.html 404!`,
    `${base}${notesFolder}/* ${base} 302`,
    `${base}assets/* ${base}index.html 404`,
    `${base}* ${base}index.html 200`,
    '',
  ].join('\n');
}

function rule(path: string, headers: Headers): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}
