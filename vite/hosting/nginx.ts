import type { BuildFacts } from './BuildFacts';
import { caching, securityHeaders, strictTransport } from './headers';

/**
 * For a `server` block of nginx. All headers stand on one level, with variables for what differs:
 * an `add_header` inside of a `location` would take the others away. 400 is what nginx answers to
 * an address that it can't decode: the console says what is wrong with it.
 */
export function nginxConfig(facts: BuildFacts, root: string): string {
  const { base } = facts;
  const headers = Object.entries(securityHeaders(facts)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `# Written by npm run headers for the ${facts.build} build. In a server block: include console.nginx.conf;
root ${root};
server_tokens off;

set $ams_cache "${caching.page}";
set $ams_transport "";
if ($https) { set $ams_transport "${strictTransport.value}"; }
if ($http_x_forwarded_proto = "https") { set $ams_transport "${strictTransport.value}"; }

${headers.join('\n')}
add_header ${strictTransport.name} $ams_transport always;
add_header Cache-Control $ams_cache always;

error_page 400 ${base}index.html;

location ^~ ${base}assets/ {
  set $ams_cache "${caching.assets}";
  try_files $uri @ams_missing;
}
location @ams_missing {
  set $ams_cache "${caching.missing}";
  return 404;
}
location ${base} {
  try_files $uri ${base}index.html;
}
`;
}
