import { opsFolder, type HostingManifest } from './HostingManifest';
import { cacheControl, securityHeaders, strictTransport, type HostOptions } from './headers';

/** MIME types to compress; nginx always includes HTML. */
const textTypes = [
  'application/javascript',
  'text/javascript',
  'text/css',
  'text/plain',
  'image/svg+xml',
  'application/json',
  'application/manifest+json',
];

/**
 * For an nginx `server` block. All headers are on one level, with variables for differences,
 * because an `add_header` in a `location` would remove the inherited ones
 * (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header). nginx responds with 400
 * to URLs that it can't decode; the console shows its own error page instead.
 */
export function nginxConfig(manifest: HostingManifest, options: HostOptions): string {
  const { base } = manifest;
  const transport = strictTransport(options);
  const headers = Object.entries(securityHeaders(manifest)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `# For the ${manifest.build} build ${manifest.version} (${manifest.commit}). In a server block: include console.nginx.conf;
root ${options.root};
server_tokens off;

set $ams_cache "${cacheControl.page}";
set $ams_transport "";
if ($https) { set $ams_transport "${transport.value}"; }
if ($http_x_forwarded_proto = "https") { set $ams_transport "${transport.value}"; }

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
gzip_types ${textTypes.join(' ')};

error_page 400 ${base}index.html;

location ^~ ${base}${opsFolder}/ {
  set $ams_cache "${cacheControl.missing}";
  return 404;
}
location ^~ ${base}assets/ {
  set $ams_cache "${cacheControl.assets}";
  try_files $uri @ams_missing;
}
location @ams_missing {
  set $ams_cache "${cacheControl.missing}";
  return 404;
}
location ${base} {
  try_files $uri ${base}index.html;
}
`;
}
