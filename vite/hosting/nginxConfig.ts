import { notesFolder, type HostingManifest } from './HostingManifest';
import { cacheControl, securityHeaders, strictTransport, type HostOptions } from './headers';

/** What is worth compressing; nginx adds HTML by itself. */
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
 * For a `server` block of nginx. All headers stand on one level, with variables for what differs:
 * an `add_header` inside of a `location` would take the others away. 400 is what nginx answers to
 * an address that it can't decode: the console says what is wrong with it.
 */
export function nginxConfig(manifest: HostingManifest, options: HostOptions): string {
  const { base } = manifest;
  const transport = strictTransport(options);
  const headers = Object.entries(securityHeaders(manifest)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `# Written by npm run headers for the ${manifest.build} build. In a server block: include console.nginx.conf;
root ${options.root};
server_tokens off;

set $ams_cache "${cacheControl.page}";
set $ams_transport "";
if ($https) { set $ams_transport "${transport.value}"; }
if ($http_x_forwarded_proto = "https") { set $ams_transport "${transport.value}"; }

${headers.join('\n')}
add_header ${transport.name} $ams_transport always;
add_header Cache-Control $ams_cache always;

# The build has compressed its files: those are sent as they are, anything else is compressed here.
gzip_static on;
# With the module ngx_brotli, which nginx itself doesn't bring:
# brotli_static on;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1024;
gzip_types ${textTypes.join(' ')};

error_page 400 ${base}index.html;

location ^~ ${base}${notesFolder}/ {
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
