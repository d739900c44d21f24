import { opsFolder, type HostingManifest } from './HostingManifest';
import { cacheControl, securityHeaders, strictTransport, type HostOptions } from './headers';

/** MIME types to compress; nginx always includes HTML. */
const compressedTypes = [
  'application/javascript',
  'text/javascript',
  'text/css',
  'text/plain',
  'image/svg+xml',
  'application/json',
  'application/manifest+json',
];
/** MIME types that need a charset; nginx always includes HTML. */
const charsetTypes = [
  'application/javascript',
  'text/javascript',
  'text/css',
  'text/plain',
  'image/svg+xml',
];

/**
 * For an nginx `server` block: the console's location, which leaves others alone. An API on the same
 * origin must not inherit the compression: nginx weakens the ETags of what it compresses, and
 * `If-Match` rejects weak ones (https://www.rfc-editor.org/rfc/rfc9110#section-13.1.1). All headers are
 * on one level, with variables for differences, because an `add_header` in a nested location would
 * remove the inherited ones (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header).
 */
export function nginxConfig(manifest: HostingManifest, options: HostOptions): string {
  const { base } = manifest;
  const transport = strictTransport(options);
  const headers = Object.entries(securityHeaders(manifest)).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  return `# For the ${manifest.build} build ${manifest.version} (${manifest.commit}). In a server block: include console.nginx.conf;
set $ams_cache "${cacheControl.page}";
set $ams_transport "";
if ($https) { set $ams_transport "${transport.value}"; }
if ($http_x_forwarded_proto = "https") { set $ams_transport "${transport.value}"; }

${base === '/' ? wholeServer : redirectTo(base)}
  root ${options.root};
  charset utf-8;
  charset_types ${charsetTypes.join(' ')};

${headers.join('\n')}
  add_header ${transport.name} $ams_transport always;
  add_header Cache-Control $ams_cache always;

  # The build contains precompressed files; this compresses all other responses.
  gzip_static on;
  # Requires the ngx_brotli module, which is not part of nginx:
  # brotli_static on;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 1024;
  gzip_types ${compressedTypes.join(' ')};

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
 * console ignores, gets 414. The operator's regular expressions take precedence.
 */
const wholeServer = `server_tokens off;
large_client_header_buffers 4 32k;
error_page 400 /index.html;

location / {`;

/** `^~`: the regular expressions of the other site, such as one for all \`.js\` files, don't apply. */
const redirectTo = (base: string) => `location = ${base.slice(0, -1)} {
  absolute_redirect off;
  return 302 ${base};
}
location ^~ ${base} {`;
