import type { BuildFacts } from './BuildFacts';
import { caching, securityHeaders, strictTransport } from './headers';

/**
 * A snippet for a site block of Caddy. Taking a header away waits for the answer, which an error
 * hasn't: it stands by itself.
 */
export function caddyConfig(facts: BuildFacts, root: string): string {
  const { base } = facts;
  const headers = Object.entries(securityHeaders(facts)).map(
    ([name, value]) => `\t\t${name} "${value}"`,
  );
  return `# Written by npm run headers for the ${facts.build} build. In a Caddyfile: import console.caddy, then import ams_console in a site block.
(ams_console) {
	root * ${root}
	header {
${headers.join('\n')}
	}
	header -Server
	@ams_secure protocol https
	header @ams_secure ${strictTransport.name} "${strictTransport.value}"
	@ams_behind_proxy header X-Forwarded-Proto https
	header @ams_behind_proxy ${strictTransport.name} "${strictTransport.value}"

	handle ${base}assets/* {
		@ams_here file
		header @ams_here Cache-Control "${caching.assets}"
		@ams_missing not file
		header @ams_missing Cache-Control "${caching.missing}"
		file_server {
			disable_canonical_uris
		}
	}
	handle ${base}* {
		header Cache-Control "${caching.page}"
		try_files {path} ${base}index.html
		file_server {
			disable_canonical_uris
		}
	}
}
`;
}
