import type { HostingManifest } from './HostingManifest';
import { hashSource } from './inlineHashes';

/**
 * Emotion's style elements are empty in production: it inserts rules through the CSSOM, which CSP
 * doesn't restrict (`speedy` in https://emotion.sh/docs/@emotion/cache).
 */
const emptyStyle = hashSource('');

/**
 * Allows a build to run its own files and inline scripts and to call its API and the server that
 * errors are reported to, nothing else; without any `unsafe-` keyword. Trusted Types
 * policies: `ams-worker` starts the console's own worker, `default` registers the demo's service worker
 * and, in it, loads msw's.
 */
export function contentSecurityPolicy({
  build,
  api,
  reporting,
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
    // 'self', because a page with missing chunks checks for a newer build
    // (src/app/boot/reloadStaleBuild.ts) and every page for a newer version.
    'connect-src': [...new Set(["'self'", api, reporting])].filter(
      (source) => source !== undefined,
    ),
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

/** Image sources that the logo needs in addition to 'self'. */
function imageSources(logo: string | undefined): string[] {
  const ownOrigin = 'https://console.invalid';
  if (!logo || !URL.canParse(logo, ownOrigin)) return [];
  const { protocol, origin } = new URL(logo, ownOrigin);
  if (protocol === 'data:') return ['data:'];
  return origin === ownOrigin ? [] : [origin];
}
