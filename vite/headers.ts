import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationOf, hashSource, inlineHashes } from './page';

type Headers = Readonly<Record<string, string>>;

/**
 * The folder of a build that is for operators: source maps, commands and the configurations of web
 * servers. Hosts must not serve it.
 */
export const opsFolder = '.ops';

/**
 * Asset names contain a hash of their content; the page is revalidated each time; missing files may
 * appear with the next release.
 */
export const cacheControl = {
  assets: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  missing: 'no-store',
} as const;

/**
 * HSTS, for https responses only: it must not be sent over http
 * (https://www.rfc-editor.org/rfc/rfc6797#section-7.2).
 */
export const strictTransport = {
  name: 'Strict-Transport-Security',
  value: 'max-age=31536000',
} as const;

/** Features that the console doesn't use. `clipboard-write` is for its copy buttons. */
const deniedFeatures =
  'accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial storage-access usb window-management xr-spatial-tracking'.split(
    ' ',
  );

/** The security headers of every response, errors included, for the console with this page. */
export function securityHeaders(html: string): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(html),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [
      ...deniedFeatures.map((feature) => `${feature}=()`),
      'clipboard-write=(self)',
    ].join(', '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/**
 * Allows a console to run its own files and inline scripts and to call its API and the server that
 * errors are reported to, nothing else; without any `unsafe-` keyword. The demo's Trusted Types policy
 * registers its service worker and, in it, loads msw's.
 */
export function contentSecurityPolicy(html: string): string {
  const { api, sentryDsn, logo, demo } = configurationOf(html);
  const { scripts, styles } = inlineHashes(html);
  const reporting = sentryDsn === undefined ? [] : [new URL(sentryDsn).origin];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    // Emotion's style elements are empty in production: it inserts rules through the CSSOM, which CSP
    // doesn't restrict (`speedy` in https://emotion.sh/docs/@emotion/cache).
    'style-src': ["'self'", hashSource(''), ...styles],
    'font-src': ["'self'"],
    'img-src': ["'self'", ...imageSources(logo)],
    // 'self', because every page checks for a newer version.
    'connect-src': [...new Set(["'self'", ...(api === undefined ? [] : [api]), ...reporting])],
    'worker-src': [demo ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [demo ? 'default' : "'none'"],
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

/** Writes the configurations of web servers for a build with this page to its folder for operators. */
export function writeHostFiles(html: string, folder: string): void {
  const files = {
    'console.nginx.conf': nginxConfig(html),
    _headers: headersFile(html),
  };
  mkdirSync(join(folder, opsFolder), { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, opsFolder, name), text);
}

/** MIME types to compress, and those that need a charset; nginx always includes HTML. */
const charsetTypes = 'application/javascript text/javascript text/css text/plain image/svg+xml';
const compressedTypes = `${charsetTypes} application/json`;

/**
 * For an nginx `server` block with the document root: the console's location, which leaves others
 * alone. An API on the same origin must not inherit the compression: nginx weakens the ETags of what
 * it compresses, and `If-Match` rejects weak ones
 * (https://www.rfc-editor.org/rfc/rfc9110#section-13.1.1). All headers are on one level, with variables
 * for differences, because an `add_header` in a nested location would remove the inherited ones
 * (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header).
 */
export function nginxConfig(html: string): string {
  const { base, version, commit } = configurationOf(html);
  const headers = Object.entries(securityHeaders(html)).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  return `# For the build ${version} (${commit}). In a server block with its root: include console.nginx.conf;
set $ams_cache "${cacheControl.page}";
set $ams_transport "";
if ($https) { set $ams_transport "${strictTransport.value}"; }
if ($http_x_forwarded_proto = "https") { set $ams_transport "${strictTransport.value}"; }

${base === '/' ? wholeServer : belowPath(base)}
  charset utf-8;
  charset_types ${charsetTypes};

${headers.join('\n')}
  add_header ${strictTransport.name} $ams_transport always;
  add_header Cache-Control $ams_cache always;

  # The build contains precompressed files; this compresses all other responses.
  gzip_static on;
  # Requires the ngx_brotli module, which is not part of nginx:
  # brotli_static on;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 1024;
  gzip_types ${compressedTypes};

  location ^~ ${base}${opsFolder}/ {
    set $ams_cache "${cacheControl.missing}";
    return 404;
  }
  location ^~ ${base}assets/ {
    set $ams_cache "${cacheControl.assets}";
    if (!-f $request_filename) {
      set $ams_cache "${cacheControl.missing}";
      return 404;
    }
  }
  location = ${base}healthz {
    access_log off;
    set $ams_cache "${cacheControl.missing}";
    default_type text/plain;
    if (!-f $document_root${base}index.html) { return 503 "the page is missing\\n"; }
    return 200 "ok\\n";
  }
  try_files $uri ${base}index.html =503;
}
`;
}

/**
 * The console has the server to itself. nginx responds with 400 to URLs that it can't decode; the
 * console shows its own error page instead. By default a pasted search of more than 8 kB, which the
 * console ignores, gets 414.
 */
const wholeServer = `server_tokens off;
large_client_header_buffers 4 32k;
error_page 400 /index.html;

location / {`;

/** `^~`: the regular expressions of the other site, such as one for all \`.js\` files, don't apply. */
const belowPath = (base: string) => `location = ${base.slice(0, -1)} {
  absolute_redirect off;
  return 302 ${base};
}
location ^~ ${base} {`;

/**
 * `_headers`, the format of static hosts, which serve https only. They combine the headers of all
 * rules that match a path, so `Cache-Control` is set for assets only.
 */
export function headersFile(html: string): string {
  const { base } = configurationOf(html);
  const rule = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    rule(`${base}*`, { ...securityHeaders(html), [strictTransport.name]: strictTransport.value }),
    rule(`${base}assets/*`, { 'Cache-Control': cacheControl.assets }),
  ].join('\n');
}
