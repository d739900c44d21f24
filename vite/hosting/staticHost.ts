import { opsFolder, type HostingManifest } from './HostingManifest';
import {
  cacheControl,
  securityHeaders,
  strictTransport,
  type Headers,
  type HostOptions,
} from './headers';

/**
 * `_headers` for Netlify and Cloudflare Pages, which serve https only. They combine the headers of
 * all rules that match a path, so `Cache-Control` is set per route, never for `*`. Other paths get
 * the host's default, which is to revalidate.
 */
export function headersFile(
  manifest: HostingManifest,
  options: Omit<HostOptions, 'root'> = {},
): string {
  const { base, pages } = manifest;
  const transport = strictTransport(options);
  return [
    rule(`${base}*`, { ...securityHeaders(manifest), [transport.name]: transport.value }),
    rule(`${base}assets/*`, { 'Cache-Control': cacheControl.assets }),
    ...[...pages, 'index.html', 'version.json'].map((path) =>
      rule(base + path, { 'Cache-Control': cacheControl.page }),
    ),
  ].join('\n');
}

/**
 * `_redirects` for the same hosts: the page for every path, 404 for missing assets. The operators'
 * folder exists but must stay hidden: Netlify needs a status with an exclamation mark for that;
 * Cloudflare Pages ignores such a line, doesn't support 404 and uses the next line
 * (https://developers.cloudflare.com/pages/configuration/redirects/).
 */
export function redirectsFile({ base }: HostingManifest): string {
  return [
    `${base}${opsFolder}/* ${base}index.html 404!`,
    `${base}${opsFolder}/* ${base} 302`,
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
