import type { HostingManifest } from './HostingManifest';
import { hashSource } from './inlineHashes';

/**
 * Emotion's production style elements are empty: it writes their rules through the CSSOM, which no
 * policy concerns.
 */
const emptyStyle = hashSource('');

/**
 * What the page of a build may do: run its own files and its inline first paint, ask its API, and
 * nothing else. No `unsafe-` of any kind, and no string becomes code: the one policy of the staff
 * console starts its own thread, the demo's `default` one registers msw's.
 */
export function contentSecurityPolicy({
  build,
  api,
  logo,
  scripts,
  styles,
}: HostingManifest): string {
  const demo = build === 'demo';
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", emptyStyle, ...styles],
    'font-src': ["'self'"],
    'img-src': ["'self'", ...imageSources(logo)],
    // Its own origin too: a page whose code is gone asks whether there is a newer one
    // (src/app/reloadStaleBuild.ts).
    'connect-src': ["'self'", ...(demo || api === undefined ? [] : [api])],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': demo ? ['default', 'ams-worker'] : ['ams-worker'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** What a logo's address needs beyond the console's own files. */
function imageSources(logo: string | undefined): string[] {
  const ownOrigin = 'https://console.invalid';
  if (!logo || !URL.canParse(logo, ownOrigin)) return [];
  const { protocol, origin } = new URL(logo, ownOrigin);
  if (protocol === 'data:') return ['data:'];
  return origin === ownOrigin ? [] : [origin];
}
